import {
  type Accelerator,
  type AcceleratorKind,
  hasSliceOf,
  type SliceSuffix,
  slice,
  sliceWithTopology,
} from './accelerator.ts'
import { acceleratorById, accelerators } from './accelerators/index.ts'

export { resolveMachine } from './machine-name.ts'

/** What a word such as `H100:8` or `tpu-v5e-64` says. */
export interface AcceleratorName {
  readonly kind: AcceleratorKind
  /**
   * The accelerators that it may stand for, the more usual first; one where it is unambiguous, all of the kind or the
   * vendor where that is all it tells, and none for a processor (`cpu`).
   */
  readonly candidates: readonly Accelerator[]
  /** What `NAME:COUNT` says, in accelerators. */
  readonly count?: number
  readonly slice?: {
    readonly chips: number
    /** The number behind the dash. */
    readonly suffix: number
    readonly suffixCounts: SliceSuffix
    /** Whether a slice of that size can be asked for. */
    readonly exists: boolean
  }
  /** What `SLICE:COUNT` says. */
  readonly slices?: number
  /** For people: "H100", "TPU v5e-64". */
  readonly label: string
}

/** A name without a count. */
type Meaning = Pick<AcceleratorName, 'kind' | 'candidates' | 'label' | 'slice'>

const LONGEST = 256

/** What words were found to say: a run asks for the same few over and over. */
const resolved = new Map<string, AcceleratorName | undefined>()
const mostResolved = 10_000

export function resolveAccelerator(text: string): AcceleratorName | undefined {
  if (text.length > LONGEST) return undefined
  if (!resolved.has(text)) {
    // Words of strangers, of which there is no end.
    if (resolved.size >= mostResolved) resolved.clear()
    resolved.set(text, readAccelerator(text))
  }
  return resolved.get(text)
}

function readAccelerator(text: string): AcceleratorName | undefined {
  const parts = text
    .toLowerCase()
    .split(':')
    .map((part) => part.trim())
  // Slurm writes gpu:TYPE and gpu:TYPE:COUNT, which must not be taken for NAME:COUNT.
  if (parts[0] === 'gpu' && parts[1] !== undefined && countIn(parts[1]) === undefined) parts.shift()
  const [name = '', times, ...rest] = parts
  if (rest.length > 0) return undefined
  if (times !== undefined) return counted(meaningOf(name), countIn(times))
  return meaningOf(name) ?? nodeType(name) ?? multiplied(name)
}

/** The number of accelerators that a text such as `8` names, if it is one. */
function countIn(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function counted(meaning: Meaning | undefined, count: number | undefined): AcceleratorName | undefined {
  if (meaning === undefined || count === undefined) return undefined
  return meaning.slice ? { ...meaning, slices: count } : { ...meaning, count }
}

/** XPK's names for nodes, in which the last number counts. It looks like a memory size, so these are the only ones. */
const nodeTypes: Readonly<Record<string, string>> = {
  'a100-40gb': 'nvidia-a100-40gb-sxm',
  'h100-80gb': 'nvidia-h100-80gb-sxm',
  'h100-mega-80gb': 'nvidia-h100-80gb-sxm',
  'h200-141gb': 'nvidia-h200-141gb',
  b200: 'nvidia-b200-180gb',
  gb200: 'nvidia-gb200-186gb',
  l4: 'nvidia-l4-24gb',
}

function nodeType(name: string): AcceleratorName | undefined {
  const cut = name.lastIndexOf('-')
  const count = countIn(name.slice(cut + 1))
  const type = name.slice(0, Math.max(cut, 0))
  if (count === undefined || count > 8 || !Object.hasOwn(nodeTypes, type)) return undefined
  const accelerator = acceleratorById(nodeTypes[type] ?? '')
  return accelerator && { ...meaningOfOne(accelerator), count }
}

/** `8x H100` and `H100 x8`. */
function multiplied(text: string): AcceleratorName | undefined {
  const name = text.replaceAll('×', 'x').replaceAll('*', 'x')
  const before = /^\d{1,9}(?= ?x)/.exec(name)?.[0]
  if (before !== undefined) {
    const rest = name.slice(name.indexOf('x', before.length) + 1).trim()
    const found = counted(meaningOf(rest), countIn(before))
    if (found) return found
  }
  const cut = name.lastIndexOf('x')
  const count = countIn(name.slice(cut + 1).trim())
  if (cut <= 0 || count === undefined) return undefined
  // In "mi300x8" the x belongs to the name.
  return counted(meaningOf(name.slice(0, cut + 1)) ?? meaningOf(name.slice(0, cut)), count)
}

function meaningOf(name: string): Meaning | undefined {
  const words = wordsOf(name)
  if (words === undefined) return undefined
  return found(keyOf(words)) ?? sliceNamed(words) ?? withoutKindWord(words) ?? withAttributes(words)
}

/** The words of a name, whatever separates them; none where it holds something that no name has. */
function wordsOf(name: string): string[] | undefined {
  const text = name.trim()
  if (!/^[a-z0-9]/.test(text) || !/[a-z0-9)]$/.test(text)) return undefined
  const words = text.split(/[\s_/.,()-]/).filter((word) => word !== '')
  return words.every((word) => /^[a-z0-9]+$/.test(word)) ? words : undefined
}

/** Separators are free, except between two numbers: "l4-0" must not become "l40". */
function keyOf(words: readonly string[]): string {
  let key = ''
  for (const word of words) key += /\d$/.test(key) && /^\d/.test(word) ? `-${word}` : word
  return key
}

/** The name, or the name behind the brands in front of it. */
function found(key: string): Meaning | undefined {
  const meaning = index().get(key)
  if (meaning) return meaning
  for (const [brand, fits] of Object.entries(brands)) {
    if (!key.startsWith(brand) || key.length === brand.length) continue
    const rest = found(key.slice(brand.length))
    return rest && narrowed(rest, fits)
  }
  return undefined
}

const brands: Readonly<Record<string, (accelerator: Accelerator) => boolean>> = {
  nvidia: ({ vendor }) => vendor === 'nvidia',
  tesla: ({ vendor }) => vendor === 'nvidia',
  geforce: ({ vendor, segment }) => vendor === 'nvidia' && segment === 'consumer',
  quadro: ({ vendor, segment }) => vendor === 'nvidia' && segment === 'workstation',
  amd: ({ vendor }) => vendor === 'amd',
  instinct: ({ vendor }) => vendor === 'amd',
  radeon: ({ vendor }) => vendor === 'amd',
  intel: ({ vendor }) => vendor === 'intel',
  habana: ({ vendor }) => vendor === 'intel',
  google: ({ vendor }) => vendor === 'google',
  gcp: ({ vendor }) => vendor === 'google',
  cloud: ({ kind }) => kind === 'tpu',
  aws: ({ vendor }) => vendor === 'aws',
  amazon: ({ vendor }) => vendor === 'aws',
  huawei: ({ id }) => id.startsWith('huawei'),
  graphcore: ({ id }) => id.startsWith('graphcore'),
  cerebras: ({ id }) => id.startsWith('cerebras'),
  sambanova: ({ id }) => id.startsWith('sambanova'),
  groq: ({ id }) => id.startsWith('groq'),
  gpu: ({ kind }) => kind === 'gpu',
}

function narrowed(meaning: Meaning, fits: (accelerator: Accelerator) => boolean): Meaning | undefined {
  const candidates = meaning.candidates.filter(fits)
  const [first, second] = candidates
  if (first === undefined) return undefined
  return second === undefined ? meaningOfOne(first) : { ...meaning, candidates }
}

/** `v5p-8` or `v5p-2x2x1`: a generation of TPUs, and how many chips or TensorCores of it, or in what topology. */
function sliceNamed(words: readonly string[]): Meaning | undefined {
  const size = words.at(-1) ?? ''
  const topology = /^[1-9]\d{0,2}(x[1-9]\d{0,2}){1,2}$/.test(size) ? slice(size) : undefined
  const number = countIn(size)
  if (topology === undefined && number === undefined) return undefined
  const [accelerator, another] = found(keyOf(words.slice(0, -1)))?.candidates ?? []
  if (accelerator?.slices === undefined || another !== undefined) return undefined

  const { suffixCounts } = accelerator.slices
  const perChip = suffixCounts === 'chips' ? 1 : 2
  const chips = topology?.chips ?? (number ?? 0) / perChip
  const suffix = chips * perChip
  const exists = topology ? sliceWithTopology(accelerator, size) !== undefined : hasSliceOf(accelerator, chips) === true
  return {
    kind: 'tpu',
    candidates: [accelerator],
    slice: { chips: Math.ceil(chips), suffix, suffixCounts, exists },
    label: `${accelerator.name}-${suffix}`,
  }
}

/** "H100 GPUs", "v5e-1 TPU". */
function withoutKindWord(words: readonly string[]): Meaning | undefined {
  const kind = /^(gpu|tpu)s?$/.exec(words.at(-1) ?? '')?.[1]
  const meaning = kind && meaningOf(words.slice(0, -1).join(' '))
  return meaning && meaning.kind === kind ? meaning : undefined
}

/** "A100 SXM4 80GB": a name, and what tells its versions apart, in any order. */
function withAttributes(words: readonly string[]): Meaning | undefined {
  const { base, memory, form } = attributesIn(words)
  if (base.length === 0 || (memory === undefined && form === undefined)) return undefined
  const meaning = found(keyOf(base))
  const remaining = meaning && narrowed(meaning, (each) => hasMemory(each, memory) && hasForm(each, form))
  if (remaining === undefined || remaining.candidates.length === 1) return remaining
  const label = [remaining.label, form && formLabels[form], memory && `${memory} GB`].filter(Boolean).join(' ')
  return { ...remaining, label }
}

type Form = 'sxm' | 'pcie' | 'nvl'
const formLabels: Readonly<Record<Form, string>> = { sxm: 'SXM', pcie: 'PCIe', nvl: 'NVL' }

function attributesIn(words: readonly string[]): { base: string[]; memory?: number; form?: Form } {
  const base: string[] = []
  let memory: number | undefined
  let form: Form | undefined
  for (const [at, word] of words.entries()) {
    const [, size, unit, module] = /^(?:(\d{1,4})(gi?b?)?|(sxm\d?|pcie|nvl|oam|hbm\d?e?))$/.exec(word) ?? []
    const next = words[at + 1]
    if (module !== undefined) form = module.startsWith('sxm') ? 'sxm' : (formOf(module) ?? form)
    else if (size !== undefined && (unit !== undefined || next === 'gb' || next === 'gib')) memory = Number(size)
    else if ((word === 'gb' || word === 'gib') && memory !== undefined) continue
    else base.push(word)
  }
  return { base, ...(memory !== undefined && { memory }), ...(form !== undefined && { form }) }
}

const formOf = (word: string): Form | undefined => (word === 'pcie' || word === 'nvl' ? word : undefined)

function hasMemory({ id, memoryGiB }: Accelerator, memory: number | undefined): boolean {
  // With Apple the size belongs to the machine, not to the chip.
  if (memory === undefined || (id.startsWith('apple-') && memory <= memoryGiB.value)) return true
  // The size in the id is the one that is advertised, which may differ from what can be used.
  return memoryGiB.value === memory || id.split('-').includes(`${memory}gb`)
}

/** Where the id names no form, the catalogue does not tell modules from PCIe cards; an NVL is always told apart. */
function hasForm({ id }: Accelerator, form: Form | undefined): boolean {
  const own = id.split('-').find((part) => Object.hasOwn(formLabels, part))
  return form === undefined || (own === undefined ? form !== 'nvl' : own === form)
}

const meaningOfOne = (accelerator: Accelerator): Meaning => ({
  kind: accelerator.kind,
  candidates: [accelerator],
  label: accelerator.name,
})

interface KindWord {
  readonly label: string
  readonly kind: AcceleratorKind
  readonly names: readonly string[]
  readonly covers: (accelerator: Accelerator) => boolean
}

const kindWords: readonly KindWord[] = [
  { label: 'GPU', kind: 'gpu', names: ['gpu', 'gpus', 'any-gpu'], covers: ({ kind }) => kind === 'gpu' },
  {
    label: 'NVIDIA GPU',
    kind: 'gpu',
    names: ['nvidia', 'nvidia-gpu', 'nvidia.com/gpu', 'cuda', 'cuda-gpu', 'geforce', 'tesla', 'quadro'],
    covers: ({ vendor }) => vendor === 'nvidia',
  },
  {
    label: 'AMD GPU',
    kind: 'gpu',
    names: ['amd', 'amd-gpu', 'amd.com/gpu', 'rocm', 'instinct', 'amd-instinct', 'radeon', 'amd-radeon'],
    covers: ({ vendor }) => vendor === 'amd',
  },
  {
    label: 'Intel GPU',
    kind: 'gpu',
    names: ['intel-gpu', 'gpu.intel.com/i915', 'xpu', 'intel-xpu'],
    covers: ({ vendor, kind }) => vendor === 'intel' && kind === 'gpu',
  },
  {
    label: 'Apple GPU',
    kind: 'gpu',
    names: ['apple-gpu', 'apple-silicon', 'apple', 'mps', 'metal', 'm-series'],
    covers: ({ id }) => id.startsWith('apple-'),
  },
  {
    label: 'TPU',
    kind: 'tpu',
    names: ['tpu', 'tpus', 'cloud-tpu', 'google-tpu', 'google-cloud-tpu', 'google.com/tpu', 'tpu-pod', 'tpu-vm'],
    covers: ({ kind }) => kind === 'tpu',
  },
  {
    label: 'Gaudi',
    kind: 'other',
    names: ['hpu', 'habana', 'intel-gaudi', 'habana.ai/gaudi', 'habana-gaudi'],
    covers: ({ id }) => id.startsWith('intel-gaudi'),
  },
  {
    label: 'AWS Neuron chip',
    kind: 'other',
    names: ['neuron', 'aws-neuron', 'aws.amazon.com/neuron', 'aws.amazon.com/neuroncore'],
    covers: ({ vendor }) => vendor === 'aws',
  },
  { label: 'IPU', kind: 'other', names: ['ipu', 'graphcore'], covers: ({ id }) => id.startsWith('graphcore-') },
  {
    label: 'NPU',
    kind: 'other',
    names: ['npu', 'huawei-npu', 'huawei'],
    covers: ({ id }) => id.startsWith('huawei-'),
  },
  { label: 'CPU', kind: 'other', names: ['cpu', 'cpus'], covers: () => false },
]

let byKey: ReadonlyMap<string, Meaning> | undefined

function index(): ReadonlyMap<string, Meaning> {
  byKey ??= buildIndex()
  return byKey
}

function buildIndex(): ReadonlyMap<string, Meaning> {
  const named = new Map<string, Meaning>()
  for (const accelerator of accelerators) {
    for (const name of [accelerator.id, accelerator.name, ...accelerator.names]) {
      const key = keyOf(wordsOf(name.toLowerCase()) ?? [])
      const earlier = named.get(key)
      if (earlier === undefined) named.set(key, meaningOfOne(accelerator))
      else if (!earlier.candidates.includes(accelerator)) {
        named.set(key, { ...earlier, candidates: [...earlier.candidates, accelerator], label: name })
      }
    }
  }
  for (const { label, kind, names, covers } of kindWords) {
    const meaning = { kind, candidates: accelerators.filter(covers), label }
    for (const name of names) named.set(keyOf(wordsOf(name) ?? []), meaning)
  }
  return named
}

/** Short everyday spellings, to find the one that a misspelling may have meant. */
export const acceleratorWords: readonly string[] = [
  ...['gpu', 'tpu', 'cpu', 'nvidia', 'amd'],
  ...['k80', 'p100', 'v100', 'v100-16gb', 'v100-32gb', 't4', 'a10', 'a10g', 'a30', 'a40', 'l4', 'l40', 'l40s'],
  ...['a100', 'a100-40gb', 'a100-80gb', 'a100-sxm', 'a100-pcie', 'a800'],
  ...['h100', 'h100-sxm', 'h100-pcie', 'h100-nvl', 'h20', 'h200', 'h800', 'gh200', 'b200', 'b300', 'gb200', 'gb300'],
  ...['rtx2080ti', 'rtx3060', 'rtx3070', 'rtx3080', 'rtx3090', 'rtx4060ti', 'rtx4070', 'rtx4080', 'rtx4090'],
  ...['rtx5070', 'rtx5080', 'rtx5090', 'gtx1080', 'gtx1080ti', 'titan-rtx', 'dgx-spark', 'jetson-agx-orin'],
  ...['a4000', 'a5000', 'a6000', 'rtx-a6000', 'rtx-6000', 'rtx-6000-ada', 'rtx-8000', 'rtx-pro-6000'],
  ...['mi50', 'mi100', 'mi210', 'mi250', 'mi250x', 'mi300a', 'mi300x', 'mi325x', 'mi350x', 'mi355x', 'rx-7900-xtx'],
  ...['gaudi', 'gaudi2', 'gaudi3', 'max-1550'],
  ...['tpu-v2', 'tpu-v3', 'tpu-v4', 'tpu-v5e', 'tpu-v5p', 'tpu-v6e', 'tpu7x', 'tpu8t', 'tpu8i'],
  ...['v2', 'v3', 'v4', 'v5e', 'v5litepod', 'v5p', 'v6e', 'trillium', 'ironwood', 'edge-tpu', 'coral'],
  ...['trainium', 'trainium2', 'trainium3', 'trn1', 'trn2', 'trn3', 'inferentia', 'inferentia2', 'inf1', 'inf2'],
  ...['ipu', 'cerebras', 'ascend', 'ascend-910b', 'groq', 'apple-silicon', 'm1', 'm2', 'm3', 'm4'],
]
