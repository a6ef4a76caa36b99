import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { resolveMachine } from '../../../catalog/accelerator-name.ts'
import {
  below,
  entryOf,
  flagOf,
  isYamlPath,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import type {
  AcceleratorObservation,
  Certainty,
  EvidenceReader,
  Observation,
  ShardingObservation,
} from '../../observation/observation.ts'
import { precisionWord } from '../../observation/precision-word.ts'

/** What `accelerate config` writes. Its `tpu_…` and `downcast_bf16` keys stand in every file and say nothing. */
export const reader: EvidenceReader = {
  format: 'accelerate',
  matches: (path) => isYamlPath(path),
  mayHold: isAccelerate,
  read: ({ path, text }) =>
    isAccelerate(text) ? yamlDocuments(text, isAccelerate).flatMap((document) => readConfig(path, document)) : [],
}

function isAccelerate(text: string): boolean {
  return /^distributed_type[ \t]*:/m.test(text) || /^compute_environment[ \t]*:/m.test(text) || isPartOfOne(text)
}

/** A file of Hydra that overrides some of another one's values: no other program calls them all so. */
const isPartOfOne = (text: string): boolean =>
  ['num_processes', 'num_machines', 'machine_rank'].every((key) => new RegExp(`^${key}[ \\t]*:`, 'm').test(text))

interface Meaning {
  readonly kind: AcceleratorKind
  readonly vendor?: NonNullable<AcceleratorObservation['vendor']>
  readonly certainty: Certainty
}

/** FSDP and DeepSpeed mean GPUs nearly always, but other accelerators run them as well. */
const distributedTypes: ReadonlyMap<string, Meaning> = new Map([
  ['MULTI_GPU', { kind: 'gpu', certainty: 'states' }],
  ['FSDP', { kind: 'gpu', certainty: 'suggests' }],
  ['DEEPSPEED', { kind: 'gpu', certainty: 'suggests' }],
  ['MEGATRON_LM', { kind: 'gpu', vendor: 'nvidia', certainty: 'suggests' }],
  ['XLA', { kind: 'tpu', vendor: 'google', certainty: 'suggests' }],
  ['TPU', { kind: 'tpu', vendor: 'google', certainty: 'states' }],
  ['MULTI_HPU', { kind: 'other', vendor: 'intel', certainty: 'states' }],
  ['MULTI_NPU', { kind: 'other', certainty: 'states' }],
  ['MULTI_MLU', { kind: 'other', certainty: 'states' }],
  ['MULTI_XPU', { kind: 'gpu', vendor: 'intel', certainty: 'states' }],
])

/** Where the rest of a configuration stands elsewhere. */
const gpus: Meaning = { kind: 'gpu', certainty: 'suggests' }

/** What a configuration is for; undefined where it tells no distribution, or is for processors. */
function meaningOf(root: Node, type: string | undefined): Meaning | undefined {
  if (type !== undefined) return flagOf(below(root, 'use_cpu')) === true ? undefined : distributedTypes.get(type)
  const isPart =
    below(root, 'compute_environment') === undefined && wordOf(below(root, 'ec2_instance_type')) === undefined
  return isPart ? gpus : undefined
}

function readConfig(path: string, { root, lineOf }: YamlDocument): Observation[] {
  if (root.kind !== 'map') return []
  const observations: Observation[] = []
  const word = (key: string): string | undefined => wordOf(below(root, key))
  const at = (...keys: string[]) => {
    const node = below(root, ...keys) ?? root
    return { place: { path, line: lineOf(node.range) } }
  }
  const type = word('distributed_type')
    ?.toUpperCase()
    .replace(/^DISTRIBUTEDTYPE\./, '')
  observations.push({
    what: 'library',
    library: 'accelerate',
    how: 'configured',
    certainty: 'states',
    ...at(type === undefined ? 'compute_environment' : 'distributed_type'),
  })
  const machine = word('ec2_instance_type')
  const nodes = wholeOf(below(root, 'num_machines'))
  if (machine !== undefined && resolveMachine(machine) !== undefined) {
    const more = nodes !== undefined && nodes > 0 ? { nodes } : {}
    observations.push({
      what: 'accelerator',
      machine,
      provider: 'aws',
      certainty: 'states',
      ...more,
      ...at('ec2_instance_type'),
    })
  }
  const meaning = meaningOf(root, type)
  if (meaning !== undefined) {
    const { certainty, ...hardware } = meaning
    // A process of XLA drives a core or a chip, depending on the generation: its number is no number of chips.
    const count = meaning.kind === 'tpu' ? undefined : positive(wholeOf(below(root, 'num_processes')))
    if (certainty === 'states' || count === undefined) {
      observations.push({ what: 'accelerator', ...hardware, certainty, ...at('distributed_type') })
    }
    if (count !== undefined) {
      // The command line may give other numbers, and mostly does where several nodes are used.
      const perNode = nodes ? count / nodes : undefined
      observations.push({
        what: 'accelerator',
        ...hardware,
        count,
        ...(nodes && { nodes }),
        ...(perNode !== undefined && Number.isInteger(perNode) && { perNode }),
        certainty: 'suggests',
        ...at('num_processes'),
      })
    }
  }
  if (type === 'NO' || (meaning !== undefined && wholeOf(below(root, 'num_processes')) === undefined)) {
    observations.push(...alone(root, meaning, nodes, at))
  }
  const precision = precisionWord(word('mixed_precision'))
  if (precision !== undefined) {
    observations.push({ what: 'precision', precision, certainty: 'states', ...at('mixed_precision') })
  }
  if (type === 'DEEPSPEED') {
    observations.push({
      what: 'library',
      library: 'deepspeed',
      how: 'configured',
      certainty: 'states',
      ...at('distributed_type'),
    })
  }
  const sharding = shardingOf(type, root)
  if (sharding !== undefined) {
    const { keys, parallelism } = sharding
    observations.push({ what: 'sharding', parallelism, certainty: 'states', ...at(...keys) })
  }
  return observations
}

/** What is told without a distribution over processes, or without their number: one GPU, or the machines. */
function alone(
  root: YamlDocument['root'],
  meaning: Meaning | undefined,
  nodes: number | undefined,
  at: (key: string) => Pick<AcceleratorObservation, 'place'>,
): AcceleratorObservation[] {
  const processes = wholeOf(below(root, 'num_processes'))
  const onGpu = flagOf(below(root, 'use_cpu')) === false || entryOf(root, 'gpu_ids') !== undefined
  // The command line mostly gives the number of processes where there are several.
  const byDefault = { certainty: 'suggests', byDefault: true } as const
  if (meaning === undefined) {
    return processes === 1 && onGpu
      ? [{ what: 'accelerator', kind: 'gpu', perNode: 1, nodes: 1, count: 1, ...byDefault, ...at('num_processes') }]
      : []
  }
  const { certainty: _, ...hardware } = meaning
  return nodes ? [{ what: 'accelerator', ...hardware, nodes, ...byDefault, ...at('num_machines') }] : []
}

const positive = (count: number | undefined): number | undefined => (count === 0 ? undefined : count)

function shardingOf(
  type: string | undefined,
  root: YamlDocument['root'],
): { parallelism: ShardingObservation['parallelism']; keys: string[] } | undefined {
  if (type === 'MULTI_GPU') return { parallelism: 'data', keys: ['distributed_type'] }
  if (type === 'FSDP') {
    const keys = ['fsdp_config', 'fsdp_sharding_strategy']
    const strategy = wordOf(below(root, ...keys))?.toUpperCase()
    if (strategy === 'NO_SHARD' || strategy === '3') return { parallelism: 'data', keys }
    return { parallelism: 'fsdp', keys: strategy === undefined ? ['distributed_type'] : keys }
  }
  if (type === 'DEEPSPEED') {
    const keys = ['deepspeed_config', 'zero_stage']
    const parallelism = zeroStage(wholeOf(below(root, ...keys)))
    return parallelism === undefined ? undefined : { parallelism, keys }
  }
  return undefined
}

/** The parallelism that a stage of ZeRO is. */
export function zeroStage(stage: number | undefined): ShardingObservation['parallelism'] | undefined {
  return stage === undefined ? undefined : (['data', 'zero-1', 'zero-2', 'zero-3'] as const)[stage]
}
