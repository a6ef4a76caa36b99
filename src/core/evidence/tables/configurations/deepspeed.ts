import {
  below,
  entryOf,
  flagOf,
  isJsonPath,
  isYamlPath,
  jsonDocuments,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Certainty, EvidenceReader, Observation } from '../../observation/observation.ts'
import { zeroStage } from './accelerate.ts'

/** The configuration of DeepSpeed by itself. `auto` leaves a value to the trainer. */
export const reader: EvidenceReader = {
  format: 'deepspeed',
  matches: (path) => isJsonPath(path) || isYamlPath(path),
  mayHold: isDeepSpeed,
  read: ({ path, text }) => {
    if (!isDeepSpeed(text) || (isJsonPath(path) && holdsItDeeper(text))) return []
    if (isJsonPath(path)) return jsonDocuments(text).flatMap((document) => deepspeedConfig(path, document))
    const documents = yamlDocuments(text, isDeepSpeed).filter(({ root }) => !isGptNeox(root))
    return documents.flatMap((document) => deepspeedConfig(path, document))
  },
}

function isDeepSpeed(text: string): boolean {
  return /["']?(?:zero_optimization|train_micro_batch_size_per_gpu)["']?[ \t]*:/.test(text)
}

/** Results of runs repeat the configuration inside of them. JSON tells so quickly, where it is strict. */
function holdsItDeeper(text: string): boolean {
  try {
    const root: unknown = JSON.parse(text)
    return typeof root !== 'object' || root === null || !signs.some((sign) => Object.hasOwn(root, sign))
  } catch {
    return false
  }
}

const signs = ['zero_optimization', 'train_micro_batch_size_per_gpu']

/** Whether a configuration is one of GPT-NeoX, which holds DeepSpeed's among its own and is read as a whole. */
export const isGptNeox = (root: YamlDocument['root']): boolean =>
  ['pipe-parallel-size', 'pipe_parallel_size', 'model-parallel-size'].some((key) => entryOf(root, key))

/** What the keys of DeepSpeed at the top of a document tell. */
export function deepspeedConfig(path: string, { root, lineOf }: YamlDocument): Observation[] {
  const zero = entryOf(root, 'zero_optimization')
  const own = zero ?? entryOf(root, 'train_micro_batch_size_per_gpu')
  if (own === undefined) return []
  const observations: Observation[] = []
  const at = (range: readonly [number, number], certainty: Certainty = 'states') => ({
    place: { path, line: lineOf(range) },
    certainty,
  })
  observations.push({ what: 'framework', framework: 'pytorch', how: 'configured', ...at(own.key, 'suggests') })
  observations.push({ what: 'library', library: 'deepspeed', how: 'configured', ...at(own.key) })
  const stage = entryOf(zero?.node, 'stage')
  const parallelism = zeroStage(wholeOf(stage?.node))
  if (stage !== undefined && parallelism !== undefined) {
    observations.push({ what: 'sharding', parallelism, ...at(stage.key) })
  }
  const enabled = (
    [
      ['bf16', 'bf16'],
      ['bfloat16', 'bf16'],
      ['fp16', 'fp16'],
    ] as const
  ).flatMap(([key, precision]) => {
    const entry = entryOf(root, key)
    return entry !== undefined && flagOf(below(entry.node, 'enabled')) === true ? [{ entry, precision }] : []
  })
  const named = entryOf(root, 'precision')
  const [first] = enabled
  // GPT-NeoX enables `fp16` for its loss scale and says in `precision` or `fp16.type` which format it means.
  const type = wordOf(below(entryOf(root, 'fp16')?.node, 'type'))
  const precision = ['bfloat16', 'bf16'].includes(wordOf(named?.node) ?? type ?? '') ? 'bf16' : first?.precision
  if (first !== undefined && precision !== undefined && enabled.length === 1) {
    observations.push({ what: 'precision', precision, ...at(first.entry.key) })
  }
  const count = worldSize(root)
  if (count !== undefined) observations.push({ what: 'accelerator', count, ...at(own.key, 'suggests') })
  return observations
}

/** DeepSpeed holds the global batch to be micro-batch × accumulation × data-parallel devices. */
function worldSize(root: YamlDocument['root']): number | undefined {
  const size = (key: string): number | undefined => wholeOf(below(root, key))
  const [all, micro, steps] = [
    size('train_batch_size'),
    size('train_micro_batch_size_per_gpu'),
    size('gradient_accumulation_steps'),
  ]
  if (!all || !micro || !steps) return undefined
  const count = all / (micro * steps)
  return Number.isInteger(count) ? count : undefined
}
