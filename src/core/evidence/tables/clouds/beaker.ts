import {
  below,
  entryOf,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'

/** Experiments of Beaker: the GPUs that each replica of a task is given. */
export const reader: EvidenceReader = {
  format: 'beaker',
  matches: isYamlPath,
  mayHold: isExperiment,
  read: ({ path, text }) =>
    yamlDocuments(text, isExperiment).flatMap(({ root, lineOf }) =>
      itemsOf(below(root, 'tasks')).flatMap((task) => requestOf(task, path, (node) => lineOf(node.range))),
    ),
}

function isExperiment(text: string): boolean {
  return /^[ \t]*gpuCount[ \t]*:/m.test(text) && /^tasks[ \t]*:/m.test(text)
}

function requestOf(task: Node, path: string, lineOf: (node: Node) => number): AcceleratorObservation[] {
  const gpus = entryOf(below(task, 'resources'), 'gpuCount')?.node
  const perNode = wholeOf(gpus)
  if (gpus === undefined || !perNode) return []
  const replicas = below(task, 'replicas')
  const nodes = replicas === undefined ? 1 : wholeOf(replicas)
  const count = times(perNode, nodes)
  const job = wordOf(below(task, 'name'))
  return [
    {
      what: 'accelerator',
      kind: 'gpu',
      perNode,
      ...(nodes && { nodes }),
      ...(count && { count }),
      ...(job !== undefined && { job }),
      place: { path, line: lineOf(gpus) },
      certainty: 'states',
    },
  ]
}
