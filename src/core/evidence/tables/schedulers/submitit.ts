import { entryOf, isYamlPath, wholeOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { EvidenceReader } from '../../observation/observation.ts'

/**
 * Configurations of a run that is sent to Slurm by submitit: how many nodes, and how many processes on each. What the
 * processes run on is not said there.
 */
export const reader: EvidenceReader = {
  format: 'submitit',
  matches: isYamlPath,
  mayHold,
  read: ({ path, text }) =>
    yamlDocuments(text, mayHold).flatMap(({ root, lineOf }) => {
      const nodes = entryOf(root, 'nodes')
      const tasks = ['tasks_per_node', 'gpus_per_node'].map((key) => wholeOf(entryOf(root, key)?.node))
      const perNode = tasks[1] ?? tasks[0]
      const count = wholeOf(nodes?.node)
      // One process may be all that there is, on whatever is at hand.
      if (nodes === undefined || !count || !perNode || perNode > mostPerNode || count * perNode === 1) return []
      const place = { path, line: lineOf(nodes.key) }
      return [{ what: 'accelerator', perNode, nodes: count, count: count * perNode, place, certainty: 'suggests' }]
    }),
}

/** Whether the settings of a document are read here. */
export const isSubmission = (root: Node): boolean =>
  entryOf(root, 'nodes') !== undefined &&
  ['tasks_per_node', 'gpus_per_node'].some((key) => wholeOf(entryOf(root, key)?.node) !== undefined)

function mayHold(text: string): boolean {
  const start = text
  return /^nodes[ \t]*:/m.test(start) && /^(?:tasks|gpus)_per_node[ \t]*:/m.test(start)
}
