import type { Precision } from '../catalog/accelerator.ts'
import type { HardwareClass } from './hardware-class.ts'
import { bitsOf } from './precision.ts'

/**
 * Kinds of work that reach a different MFU: dense transformers from 1B parameters, smaller ones, mixtures of experts,
 * adapters on a frozen base, and convolutional networks.
 */
export type Workload = 'dense' | 'small' | 'moe' | 'adapter' | 'convolutional'

/**
 * MFU over a whole run, as a share of the dense peak: useful operations (with attention, without recomputation) over
 * what the chips could compute in the paid hours, including restarts, evaluations and idle time.
 */
export interface MfuRange {
  readonly low: number
  readonly mid: number
  readonly high: number
}

/**
 * Actual hours over likely hours: about nine of ten published runs are in this band. One band covers all hardware and
 * workloads, because no group has enough runs for its own. Measured in docs/calibration.md.
 */
export const HOURS_BAND = { fastest: 0.5, slowest: 1.8 } as const

/**
 * MFU of a run over MFU of its benchmarked steps: PaLM 0.66, GLM 0.77, Llama 3.1 405B 0.84, Skywork and IBM FMS about
 * 1.
 */
const OVER_STEP = 0.85

/**
 * Measured on the A100, the only hardware with both: seven runs below 1B reach 0.73 of the median of thirty from 1B up.
 */
const SMALL_OVER_DENSE = 0.73

/**
 * Published mixtures of experts reach 0.78 of the dense median on the H100 and 0.82 on the TPU v4, step benchmarks 0.65
 * to 0.9.
 */
const MOE_OVER_DENSE = 0.75

/**
 * ResNet-50 reaches 0.06 to 0.11 of the A100's peak in ordinary training and 0.16 to 0.26 when tuned for MLPerf; Mask
 * R-CNN and Stable Diffusion reach 0.17 to 0.3: about half of what transformers reach.
 */
const CONVOLUTIONAL_OVER_DENSE = 0.5

/** MLPerf Llama 2 70B LoRA reaches 0.6 to 0.9 of dense pretraining on the same chips. */
const ADAPTER_OVER_DENSE = 0.8

/**
 * Likely MFU in 16 bits by hardware and workload. Rows contain measured values; the ratios above derive the rest from
 * the dense value. "Runs" are end to end (published hours), "steps" are benchmarks.
 */
const TABLE: Readonly<Record<HardwareClass, Partial<Record<Workload, number>> & { readonly dense: number }>> = {
  // No tensor cores: the peak is that of the ordinary units, which is easier to reach. No published runs.
  pascal: { dense: 0.3 },
  // Runs: GPT-3 and ESM-2 0.20, 0.23; RoBERTa 0.08. ResNet-50 0.2.
  volta: { dense: 0.21, small: 0.1, convolutional: 0.17 },
  // No published runs. Like Volta, with less memory bandwidth per operation.
  turing: { dense: 0.19 },
  // 30 runs: quartiles 0.31, 0.35, 0.46, from 0.18 to 0.51, about 5 % more with attention. 7 below 1B: 0.22 to 0.57,
  // median 0.26. LoRA: one run 0.33, steps 0.40 and 0.42. ResNet-50: 0.06, 0.11, tuned for MLPerf 0.17 to 0.26.
  ampere: {
    dense: 0.37,
    small: 0.29,
    adapter: 0.34,
    convolutional: 0.15,
  },
  // A10, A40, A6000: peak per byte of bandwidth close to the A100's. No published runs.
  'ampere-graphics': { dense: 0.32 },
  // L4, L40S, RTX 6000 Ada, RTX PRO 6000: a high peak, slow memory and no NVLink. One run: LoRA on 64 L40S in fp8,
  // 0.12.
  ada: { dense: 0.22, adapter: 0.17 },
  // NVIDIA halves the published peak, so a larger share is reached: steps on the RTX 4090 0.48 full, 0.47 to 0.60
  // adapters.
  geforce: { dense: 0.38, adapter: 0.43 },
  // 13 runs: quartiles 0.22, 0.26, 0.32, from 0.14 to 0.46, about 9 % more with attention. Five MoE runs 0.17 to
  // 0.27. One below 1B: 0.35. LoRA, MLPerf in fp8: 0.08, 0.21, 0.27; one step benchmark in bf16 0.38.
  hopper: {
    dense: 0.29,
    small: 0.28,
    moe: 0.21,
    adapter: 0.24,
    convolutional: 0.15,
  },
  // Steps in fp8 reach 0.36 to 0.41 of the fp8 peak, MLPerf 0.19 to 0.38.
  blackwell: { dense: 0.33, adapter: 0.25 },
  // MI250X: no published hours; interpolated between MI300X and Hopper.
  cdna2: { dense: 0.27 },
  // MI300X, MI325X: multiplications reach 0.5 to 0.6 of the peak, Hopper's 0.8. LoRA in fp8: 0.20, 0.26.
  cdna3: { dense: 0.23, adapter: 0.27 },
  // MI350X, MI355X: multiplications reach 0.68 of the peak. LoRA and 8B in fp8: 0.29, 0.30.
  cdna4: { dense: 0.27, adapter: 0.3 },
  // One run: BERT-Large 0.085. ResNet-50: 0.25, 0.46.
  'tpu-v2': { dense: 0.17, small: 0.12, convolutional: 0.34 },
  // Three runs: 0.30 to 0.32. One below 1B: 0.15. ResNet-50: 0.21, 0.40.
  'tpu-v3': { dense: 0.32, small: 0.17, convolutional: 0.36 },
  // Runs: PaLM 0.30, GLaM (MoE) 0.25. Steps: 0.32, 0.40.
  'tpu-v4': { dense: 0.32, moe: 0.25 },
  // Steps: 0.35, 0.38, 0.60; MLPerf in int8: 0.29.
  'tpu-v5e': { dense: 0.42 * OVER_STEP },
  // Steps: 0.42 to 0.66, median 0.57; MoE 0.26 to 0.49, median 0.38; MLPerf in int8: 0.39, 0.41.
  'tpu-v5p': { dense: 0.57 * OVER_STEP, moe: 0.4 * OVER_STEP },
  // Steps: 0.36 to 0.44, median 0.38 (0.41 with attention); MoE 0.33, 0.34; MLPerf in int8: 0.21, 0.22.
  'tpu-v6e': { dense: 0.41 * OVER_STEP, moe: 0.35 * OVER_STEP },
  // Steps of vendor recipes: 0.49, 0.53; MoE 0.13, 0.24.
  'tpu-v7x': { dense: 0.5 * OVER_STEP, moe: 0.21 * OVER_STEP },
  // One run: 0.19. Steps: 0.20, 0.28.
  trainium: { dense: 0.21 },
  // MLPerf GPT-3 in fp8: 0.37 to 0.41; LoRA in fp8: 0.22.
  gaudi: { dense: 0.42, adapter: 0.28 },
  // The middle of all generations.
  unknown: { dense: 0.28 },
}

const FROM_DENSE: Readonly<Record<Workload, number>> = {
  dense: 1,
  small: SMALL_OVER_DENSE,
  moe: MOE_OVER_DENSE,
  adapter: ADAPTER_OVER_DENSE,
  convolutional: CONVOLUTIONAL_OVER_DENSE,
}

/**
 * MFU in narrower or wider formats relative to 16 bits. Narrow formats reach less, because part of a step runs in wider
 * ones: steps on the H100 reach 0.35 of the fp8 peak and 0.38 of the bf16 peak, DeepSeek-V3 0.17 of the fp8 peak where
 * bf16 mixtures reach 0.2; NVFP4 reaches 0.18 to 0.23. Formats of 32 bits and more have a low peak, which is easier to
 * reach (ResNet-50 in fp32 on V100: 0.58).
 */
function precisionFactor(precision: Precision): number {
  const bits = bitsOf(precision)
  if (precision === 'fp32' || bits > 32) return 1.4
  return bits >= 16 ? 1 : bits === 8 ? 0.85 : 0.6
}

/** Matrix multiplications alone reach 0.5 to 0.97 of the peak, 0.8 on most chips (measured, stas00/ml-engineering). */
const HIGHEST = 0.85

/** MFU of published work on this class of hardware, workload and format (default: 16 bits). */
export function mfuRange(hardware: HardwareClass, workload: Workload, precision: Precision = 'bf16'): MfuRange {
  const row = TABLE[hardware]
  const mid = (row[workload] ?? row.dense * FROM_DENSE[workload]) * precisionFactor(precision)
  return { low: mid / HOURS_BAND.slowest, mid, high: Math.min(HIGHEST, mid / HOURS_BAND.fastest) }
}
