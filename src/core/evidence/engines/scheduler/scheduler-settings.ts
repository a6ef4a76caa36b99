import { entriesOf, wholeOf, wordOf, type YamlDocument } from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/** A text with a section that a project's own program turns into a request to PBS or Slurm. */
export const schedulerLine = /^(?:pbs|slurm)[ \t]*:/im

/** The sections that are read here, and nowhere else. */
export const schedulerKey = /^(?:pbs|slurm)$/i

const gpusKey = /^n(?:um)?_?gpus?$/i
const nodesKey = /^(?:n_|num_|n)?nodes$/i
const modelKey = /^gpu_(?:type|model)$/i

/** What `pbs: {nodes: 8, ngpus: 4, gpu_type: a100}` at the top of a configuration has its program ask for. */
export function schedulerObservations(path: string, { root, lineOf }: YamlDocument): AcceleratorObservation[] {
  return entriesOf(root).flatMap(([section, { node }]) => {
    const entryBy = (name: RegExp) => entriesOf(node).find(([key]) => name.test(key))?.[1]
    const gpus = schedulerKey.test(section) ? entryBy(gpusKey) : undefined
    const number = wholeOf(gpus?.node)
    if (gpus === undefined || !number || number > mostPerNode) return []
    const nodes = wholeOf(entryBy(nodesKey)?.node)
    // PBS counts the GPUs of a chunk; what is for Slurm may count those of all nodes.
    const placed = nodes && (nodes === 1 || /^pbs$/i.test(section)) ? { nodes, count: number * nodes } : {}
    const words = { kind: 'gpu' as const, name: wordOf(entryBy(modelKey)?.node), perNode: number, ...placed }
    return observeRequest({ path, line: lineOf(gpus.key) }, 'suggests', words) ?? []
  })
}
