/** Accelerator generations that reach about the same MFU. */
export type HardwareClass =
  | 'pascal'
  | 'volta'
  | 'turing'
  | 'ampere'
  | 'ampere-graphics'
  | 'ada'
  | 'geforce'
  | 'hopper'
  | 'blackwell'
  | 'cdna2'
  | 'cdna3'
  | 'cdna4'
  | 'tpu-v2'
  | 'tpu-v3'
  | 'tpu-v4'
  | 'tpu-v5e'
  | 'tpu-v5p'
  | 'tpu-v6e'
  | 'tpu-v7x'
  | 'trainium'
  | 'gaudi'
  | 'unknown'

/** What the catalog knows about an accelerator's family. */
export interface HardwareFamily {
  /** For example "Ampere", "CDNA 3", "TPU v5e". */
  readonly architecture: string
  readonly segment?: 'data-centre' | 'workstation' | 'consumer' | undefined
  /** NVIDIA's compute capability, for example 8 for A100 and 8.6 for A10. */
  readonly computeCapability?: number | undefined
}

/** The first matching pattern decides. */
const PATTERNS: readonly (readonly [RegExp, HardwareClass])[] = [
  [/fermi|kepler|maxwell|pascal/i, 'pascal'],
  [/volta/i, 'volta'],
  [/turing/i, 'turing'],
  [/ampere/i, 'ampere'],
  [/\bada\b/i, 'ada'],
  [/hopper/i, 'hopper'],
  [/blackwell/i, 'blackwell'],
  [/cdna 4/i, 'cdna4'],
  [/cdna 3/i, 'cdna3'],
  [/cdna/i, 'cdna2'],
  [/tpu v2/i, 'tpu-v2'],
  [/tpu v3/i, 'tpu-v3'],
  [/tpu v4/i, 'tpu-v4'],
  [/tpu v5e/i, 'tpu-v5e'],
  [/tpu v5p/i, 'tpu-v5p'],
  [/tpu v6e/i, 'tpu-v6e'],
  [/tpu ?v?7x/i, 'tpu-v7x'],
  [/neuroncore|trainium/i, 'trainium'],
  [/gaudi/i, 'gaudi'],
]

/**
 * Graphics cards of an architecture have a class of their own: GeForce has half the matrix rate of its professional
 * twin.
 */
function graphicsClass(hardware: HardwareClass, { segment, computeCapability = 0 }: HardwareFamily): HardwareClass {
  if (hardware !== 'ampere' && hardware !== 'ada' && hardware !== 'blackwell') return hardware
  if (segment === 'consumer') return 'geforce'
  if (hardware === 'ampere' && computeCapability > 8) return 'ampere-graphics'
  return hardware === 'blackwell' && computeCapability >= 12 ? 'ada' : hardware
}

export function hardwareClassOf(family: HardwareFamily): HardwareClass {
  const [, hardware = 'unknown'] = PATTERNS.find(([pattern]) => pattern.test(family.architecture)) ?? []
  return graphicsClass(hardware, family)
}
