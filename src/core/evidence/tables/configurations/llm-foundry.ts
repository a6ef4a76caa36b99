import {
  below,
  eachMap,
  entryOf,
  isYamlPath,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Entry } from '../../../text/document.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { precisionWord } from '../../observation/precision-word.ts'

/** The trainings of Composer, as LLM Foundry writes them down: their format and how they are sharded. */
export const reader: EvidenceReader = {
  format: 'llm-foundry',
  matches: isYamlPath,
  mayHold: isComposer,
  read: ({ path, text }) => yamlDocuments(text, isComposer).flatMap((document) => readDocument(path, document)),
}

function isComposer(text: string): boolean {
  return /^[ \t]*max_duration[ \t]*:/m.test(text) && batchKeys.test(text)
}

const batchKeys = /^[ \t]*(?:device_train_microbatch_size|global_train_batch_size|device_train_batch_size)[ \t]*:/m

/** The settings stand at the top, or within a run that is submitted with them. */
function readDocument(path: string, document: YamlDocument): Observation[] {
  const found: Observation[] = []
  eachMap(document.root, (map) => {
    const batch = ['device_train_microbatch_size', 'global_train_batch_size', 'device_train_batch_size']
    const sign = entryOf(map, 'max_duration') && batch.flatMap((key) => entryOf(map, key) ?? [])[0]
    if (sign === undefined) return found.length === 0
    if (found.length > 0) return false
    const at = (entry: Entry) => ({
      certainty: 'states' as const,
      place: { path, line: document.lineOf(entry.key) },
    })
    found.push({ what: 'framework', framework: 'pytorch', how: 'configured', ...at(sign) })
    found.push({ what: 'library', library: 'llm-foundry', how: 'configured', ...at(sign) })
    const precision = entryOf(map, 'precision')
    const format = precision && precisionWord(wordOf(precision.node))
    if (precision && format) found.push({ what: 'precision', precision: format, ...at(precision) })
    const strategy = entryOf(below(map, 'fsdp_config'), 'sharding_strategy')
    const parallelism = strategy && strategies.get(wordOf(strategy.node)?.toUpperCase() ?? '')
    if (strategy && parallelism) found.push({ what: 'sharding', parallelism, ...at(strategy) })
    const attention = entryOf(below(map, 'model', 'attn_config'), 'attn_impl')
    if (attention && wordOf(attention.node) === 'flash') {
      found.push({ what: 'library', library: 'flash-attention', how: 'configured', ...at(attention) })
    }
    return false
  })
  return found
}

const strategies = new Map<string, 'fsdp' | 'data'>([
  ['FULL_SHARD', 'fsdp'],
  ['SHARD_GRAD_OP', 'fsdp'],
  ['HYBRID_SHARD', 'fsdp'],
  ['_HYBRID_SHARD_ZERO2', 'fsdp'],
  ['NO_SHARD', 'data'],
])
