import { mostPerNode, times } from './bounds.ts'
import type { EvidenceReader } from './observation.ts'
import { below, isYamlPath, wholeOf, wordOf, yamlDocuments } from './yaml-documents.ts'

/**
 * Jobs of Azure Machine Learning: how many instances, and how many processes on each. The compute that they run on has
 * a name of the workspace’s own, so that its hardware is not told here.
 */
export const reader: EvidenceReader = {
  format: 'azureml',
  matches: isYamlPath,
  mayHold: isJob,
  read: (path, text) =>
    yamlDocuments(text, isJob).flatMap(({ root, lineOf }) => {
      const processes = below(root, 'distribution', 'process_count_per_instance')
      const perNode = wholeOf(processes)
      if (processes === undefined || !perNode || perNode > mostPerNode) return []
      if (wordOf(below(root, 'distribution', 'type'))?.toLowerCase() !== 'pytorch') return []
      const instances = below(root, 'resources', 'instance_count')
      const nodes = instances === undefined ? 1 : wholeOf(instances)
      const count = times(perNode, nodes)
      const place = { path, line: lineOf(processes.range) }
      const numbers = { perNode, ...(nodes && { nodes }), ...(count && { count }) }
      return [{ what: 'accelerator', kind: 'gpu', ...numbers, provider: 'azure', place, certainty: 'suggests' }]
    }),
}

function isJob(text: string): boolean {
  return /^[ \t]+process_count_per_instance[ \t]*:/m.test(text) && /^distribution[ \t]*:/m.test(text)
}
