import {
  below,
  entryOf,
  isYamlPath,
  itemsOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Entry, Node } from '../../../text/document.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'

/**
 * Axolotl's trainings: what stands in keys of its own. The keys that it shares with the Transformers trainer are read
 * with that one's.
 */
export const reader: EvidenceReader = {
  format: 'axolotl',
  matches: isYamlPath,
  mayHold: isAxolotl,
  read: ({ path, text }) => yamlDocuments(text, isAxolotl).flatMap((document) => readTraining(path, document)),
}

function isAxolotl(text: string): boolean {
  return /^base_model[ \t]*:/m.test(text) && ownKeys.test(text)
}

/** Other programs have a `base_model` too, and a program that merges models has nothing else of these. */
const ownKeys =
  /^(?:sample_packing|dataset_prepared_path|lora_target_linear|sequence_len|val_set_size|micro_batch_size)[ \t]*:/m

function readTraining(path: string, { root, lineOf }: YamlDocument): Observation[] {
  const model = entryOf(root, 'base_model')
  const data = ['datasets', 'pretraining_dataset', 'test_datasets'].some((key) => entryOf(root, key))
  if (model === undefined || !data) return []
  const at = (entry: Entry) => ({ certainty: 'states' as const, place: { path, line: lineOf(entry.key) } })
  const found: Observation[] = [{ what: 'framework', framework: 'pytorch', how: 'configured', ...at(model) }]
  for (const [library, entry] of librariesOf(root))
    found.push({ what: 'library', library, how: 'configured', ...at(entry) })
  const sharded = entryOf(root, 'fsdp_config')
  if (sharded && isSharded(root, sharded.node)) found.push({ what: 'sharding', parallelism: 'fsdp', ...at(sharded) })
  return found
}

/** Since its second version FSDP is switched on by its settings alone; `fsdp` is read with the Transformers trainer's. */
function isSharded(root: Node, settings: Node): boolean {
  if (settings.kind !== 'map' || settings.entries.size === 0) return false
  return ['fsdp', 'deepspeed'].every((key) => isEmpty(below(root, key)))
}

const isEmpty = (node: Node | undefined): boolean =>
  node === undefined || (node.kind === 'scalar' ? node.value === null : node.kind === 'list' && node.items.length === 0)

function librariesOf(root: Node): [string, Entry][] {
  const found: [string, Entry][] = []
  const adapter = entryOf(root, 'adapter')
  if (adapter && /^q?lora$/.test(wordOf(adapter.node) ?? '')) found.push(['peft', adapter])
  const attention = entryOf(root, 'attn_implementation')
  if (attention && wordOf(attention.node) === 'xformers') found.push(['xformers', attention])
  const plugins = entryOf(root, 'plugins')
  if (plugins && itemsOf(plugins.node).some((plugin) => wordOf(plugin)?.endsWith('.LigerPlugin')))
    found.push(['liger-kernel', plugins])
  return found
}
