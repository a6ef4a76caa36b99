import { below, entryOf, isYamlPath, wholeOf, wordOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import type { EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { cloudNamed, hardwareNamed, observeRequest } from '../../observation/resource-request.ts'

/** The file that `axolotl train --cloud` is given: where a fine-tuning runs, and on how many GPUs. */
export const reader: EvidenceReader = {
  format: 'axolotl-cloud',
  matches: isYamlPath,
  mayHold: (text) => /^gpu[ \t]*:/m.test(text) && /^(?:gpu_count|provider)[ \t]*:/m.test(text),
  read: ({ path, text }) =>
    yamlDocuments(text).flatMap(({ root, lineOf }) =>
      isCloudFile(root) ? ofCloudFile(root, (node) => ({ path, line: lineOf(node.range) })) : [],
    ),
}

/** Keys that say beside `gpu` that the file is Axolotl's; others count their GPUs in the same words. */
const ownKeys = ['project_name', 'dockerfile_commands', 'branch', 'memory_preprocess', 'timeout_preprocess', 'secrets']

function isCloudFile(root: Node): boolean {
  const provider = wordOf(below(root, 'provider'))
  if (entryOf(root, 'gpu') === undefined || (provider !== undefined && !/^(?:modal|baseten)$/.test(provider)))
    return false
  return ownKeys.filter((key) => entryOf(root, key)).length >= (provider === undefined ? 2 : 1)
}

function ofCloudFile(root: Node, place: (node: Node) => Place): Observation[] {
  const gpu = below(root, 'gpu')
  const name = wordOf(gpu)
  if (gpu === undefined || hardwareNamed(name)?.kind !== 'gpu') return []
  const seen = observeRequest(place(gpu), 'states', {
    name,
    perNode: numberOf(below(root, 'gpu_count')),
    nodes: numberOf(below(root, 'node_count')),
    provider: cloudNamed(wordOf(below(root, 'provider')) ?? 'modal'),
  })
  const framework = { what: 'framework', framework: 'pytorch', how: 'configured', certainty: 'suggests' } as const
  return [...(seen ? [seen] : []), { ...framework, place: place(gpu) }]
}

/** One where nothing is said, as with an empty key; undefined where it is filled in later. */
const numberOf = (node: Node | undefined): number | undefined =>
  node === undefined || (node.kind === 'scalar' && node.value === null) ? 1 : wholeOf(node)
