import {
  below,
  isYamlPath,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { Certainty, EvidenceReader, Observation } from '../../observation/observation.ts'
import { precisionWord } from '../../observation/precision-word.ts'
import { zeroStage } from './accelerate.ts'

/** The configurations of nanotron, which refuses to run on any other number of GPUs than its parallelism comes to. */
export const reader: EvidenceReader = {
  format: 'nanotron',
  matches: isYamlPath,
  mayHold: isNanotron,
  read: ({ path, text }) => yamlDocuments(text, isNanotron).flatMap((document) => readConfig(path, document)),
}

function isNanotron(text: string): boolean {
  return /^parallelism[ \t]*:/m.test(text) && /^(?:tokens|optimizer|checkpoints)[ \t]*:/m.test(text)
}

function readConfig(path: string, { root, lineOf }: YamlDocument): Observation[] {
  const parallelism = below(root, 'parallelism')
  const degrees = ['dp', 'tp', 'pp'].map((key) => below(parallelism, key))
  if (parallelism === undefined || degrees.includes(undefined) || below(root, 'model') === undefined) return []
  const at = (node: Node, certainty: Certainty = 'states') => ({ certainty, place: { path, line: lineOf(node.range) } })
  const found: Observation[] = [{ what: 'framework', framework: 'pytorch', how: 'configured', ...at(parallelism) }]
  // Whoever launches it allots the GPUs; a repository holds such files for runs of all sizes.
  const count = times(
    ...degrees.map(wholeOf),
    degree(parallelism, 'context_parallel_size'),
    degree(parallelism, 'expert_parallel_size'),
  )
  found.push({ what: 'accelerator', kind: 'gpu', ...(count && { count }), ...at(degrees[0] as Node, 'suggests') })
  const format = below(root, 'model', 'dtype')
  const precision = precisionWord(wordOf(format))
  if (format && precision) found.push({ what: 'precision', precision, ...at(format) })
  const stage = below(root, 'optimizer', 'zero_stage')
  const sharding = zeroStage(wholeOf(stage))
  if (stage && sharding) found.push({ what: 'sharding', parallelism: sharding, ...at(stage) })
  const attention = below(root, 'model', 'model_config', '_attn_implementation')
  if (attention && wordOf(attention)?.startsWith('flash_attention')) {
    found.push({ what: 'library', library: 'flash-attention', how: 'configured', ...at(attention) })
  }
  return found
}

/** One where an axis is not named; undefined where it is named but not known. */
function degree(parallelism: Node, key: string): number | undefined {
  const node = below(parallelism, key)
  return node === undefined ? 1 : wholeOf(node)
}
