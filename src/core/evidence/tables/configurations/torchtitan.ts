import {
  lineFinder,
  listOf,
  readToml,
  type TomlTable,
  tableOf,
  textOf,
  under,
} from '../../../languages/toml/toml-document.ts'
import { times } from '../../../text/bounds.ts'
import type { Certainty, EvidenceReader, Observation, ShardingObservation } from '../../observation/observation.ts'
import { precisionWord } from '../../observation/precision-word.ts'

/** The configurations of torchtitan: how it lays its meshes out, and in which format it computes. */
export const reader: EvidenceReader = {
  format: 'torchtitan',
  matches: (path) => path.endsWith('.toml'),
  mayHold: (text) => sign.test(text),
  read: ({ path, text }) => {
    const root = sign.test(text) ? readToml(text) : undefined
    const section = ['parallelism', 'training'].find((name) => hasDegrees(under(root, name)))
    return root === undefined || section === undefined ? [] : readConfig(path, text, root, section)
  },
}

const sign = /^(?:data_parallel_(?:shard_|replicate_)?degree|tensor_parallel_degree)[ \t]*=/m

const hasDegrees = (table: unknown): boolean => Object.keys(tableOf(table) ?? {}).some((key) => sign.test(`${key} =`))

function readConfig(path: string, text: string, root: TomlTable, section: string): Observation[] {
  const lineOf = lineFinder(text)
  const at = (table: string, key: string, certainty: Certainty = 'states') => ({
    certainty,
    place: { path, line: lineOf(table, `\n${key}`) },
  })
  const degrees = tableOf(under(root, section)) ?? {}
  const [own = ''] = Object.keys(degrees).filter((key) => sign.test(`${key} =`))
  const found: Observation[] = [
    { what: 'framework', framework: 'pytorch', how: 'configured', ...at(section, own) },
    { what: 'library', library: 'torchtitan', how: 'configured', ...at(section, own) },
  ]
  const count = worldSize(degrees)
  if (count !== undefined && count > 1) found.push({ what: 'accelerator', count, ...at(section, own, 'suggests') })
  const parallelism = shardingOf(degrees)
  if (parallelism) found.push({ what: 'sharding', parallelism, ...at(section, 'data_parallel_') })
  const precision = computesInFewerBits(root) ? undefined : precisionWord(textOf(under(root, 'training', formatKey)))
  if (precision) found.push({ what: 'precision', precision, ...at('training', formatKey) })
  return found
}

const formatKey = 'mixed_precision_param'

/** Weights that are converted to eight bits are computed with in another format than the rest. */
const computesInFewerBits = (root: TomlTable): boolean =>
  [...listOf(under(root, 'model', 'converters')), ...Object.keys(tableOf(under(root, 'quantize')) ?? {})].length > 0 ||
  under(root, 'float8', 'enable_float8_linear') === true

const axes = [
  'data_parallel_replicate_degree',
  'context_parallel_degree',
  'tensor_parallel_degree',
  'pipeline_parallel_degree',
]

/** The product of all axes. That of the shards takes what is left unless it is given, and then there is no product. */
function worldSize(degrees: TomlTable): number | undefined {
  return times(degreeOf(degrees['data_parallel_shard_degree']), ...axes.map((axis) => degreeOf(degrees[axis] ?? 1)))
}

const degreeOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000 ? value : undefined

function shardingOf(degrees: TomlTable): ShardingObservation['parallelism'] | undefined {
  const shards = degrees['data_parallel_shard_degree']
  if (shards === -1 || (degreeOf(shards) ?? 1) > 1) return 'fsdp'
  return shards === 1 && (degreeOf(degrees['data_parallel_replicate_degree']) ?? 1) > 1 ? 'data' : undefined
}
