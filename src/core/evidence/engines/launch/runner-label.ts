import { hardwareNamed, hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'

const longestLabel = 120
const mostWords = 24

/**
 * What the labels of one CI runner tell of its accelerators: a machine type, a model or a kind among the words between
 * their hyphens and dots, such as `gcp-ct5lp-hightpu-8t` or `linux.g5.4xlarge.nvidia.gpu`.
 */
export function requestOfRunner(labels: readonly string[]): ResourceRequest | undefined {
  const words = labels
    .filter((label) => label.length <= longestLabel)
    .map((label) =>
      label
        .toLowerCase()
        .split(/[-_.\s/]+/)
        .slice(0, mostWords),
    )
  const machine = first(words, 4, (name) => (hardwareOf(name) ? { machine: name, nodes: 1 } : undefined))
  if (machine) return machine
  const model = first(words, 3, (name) => (isModel(name) ? { name } : undefined))
  if (model) return model
  // `8tpu` counts what a machine may have, or what is left of it.
  const said = new Set(words.flat().map((word) => word.replace(/^\d{1,3}(?=[gt]pus?$)/, '')))
  const kind = kinds.find(([word]) => said.has(word))
  return kind?.[1]
}

/** The first meaning of words that stand together, the longest name at each place before the shorter ones. */
function first(
  labels: readonly (readonly string[])[],
  most: number,
  read: (name: string) => ResourceRequest | undefined,
): ResourceRequest | undefined {
  for (const words of labels) {
    for (const start of words.keys()) {
      for (let length = Math.min(most, words.length - start); length > 0; length--) {
        const parts = words.slice(start, start + length)
        const found = ['-', '.', '_'].map((sign) => read(parts.join(sign))).find((request) => request)
        if (found) return found
      }
    }
  }
  return undefined
}

/** Names that also number versions and sizes of machines, such as `v2`, `m1` or `a2`, are no models here. */
function isModel(name: string): boolean {
  if (/^(?:[a-z]\d|\d+|v\d.*)$/.test(name) && !/^(?:[tl]4|v\d{1,2}[a-z]{0,7}-\d+|v\d00\w*)$/.test(name)) return false
  const hardware = hardwareNamed(name)
  return hardware?.accelerator !== undefined && hardware.vendor !== undefined
}

const kinds: readonly (readonly [word: string, request: ResourceRequest])[] = [
  ['rocm', { kind: 'gpu', vendor: 'amd' }],
  ['nvidia', { kind: 'gpu', vendor: 'nvidia' }],
  ['cuda', { kind: 'gpu', vendor: 'nvidia' }],
  ['tpu', { kind: 'tpu', vendor: 'google' }],
  ['hpu', { kind: 'other', vendor: 'intel' }],
  ['gaudi', { kind: 'other', vendor: 'intel' }],
  ['xpu', { kind: 'gpu', vendor: 'intel' }],
  ['neuron', { kind: 'other', vendor: 'aws' }],
  ['gpu', { kind: 'gpu' }],
]
