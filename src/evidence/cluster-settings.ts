import type { Entry, Node } from '../document.ts'
import { mostPerNode } from './bounds.ts'
import type { AcceleratorSeen, EvidenceReader } from './observation.ts'
import { isSubmission } from './submitit.ts'
import { entriesOf, isYamlPath, wholeOf, wordOf, type YamlDocument, yamlDocuments } from './yaml-documents.ts'

/**
 * The size of the cluster in the configuration of a program that starts its own processes, such as the `cluster` of
 * NeMo RL, the `trainer` of verl and the `launcher` of many projects. A command line may say otherwise.
 */
export const reader: EvidenceReader = {
  format: 'cluster-settings',
  matches: isYamlPath,
  mayHold: (text) => perNodeLine.test(text),
  read: (path, text) =>
    yamlDocuments(text, (part) => perNodeLine.test(part)).flatMap((document) => sizesIn(path, document)),
}

const perNodeLine = /^[ \t]*(?:(?:n_|num_|n)?gpus_per_node|n(?:um)?_?procs?_per_node)[ \t]*:[ \t]*["']?\d/im
const perNodeKey = /^(?:n_|num_|n)?gpus_per_node$/i
const processesKey = /^n(?:um)?_?procs?_per_node$/i
const nodeKey = /^(?:num_nodes|nnodes|n_nodes|nodes)$/i
/** A file with more of them describes machines, and no run. */
const mostSizes = 8
const deepest = 8

/** The outermost sizes: those further in are parts of the cluster, such as what generates for a training. */
function sizesIn(path: string, { root, lineOf }: YamlDocument): AcceleratorSeen[] {
  const found: AcceleratorSeen[] = []
  let level: readonly Node[] = isSubmission(root) ? childrenOf(root) : [root]
  for (let depth = 0; depth < deepest && level.length > 0 && found.length === 0; depth++) {
    for (const map of level) {
      if (map.kind !== 'map') continue
      const entry = settingOf(map, perNodeKey) ?? (startsGpus(map) ? settingOf(map, processesKey) : undefined)
      const perNode = wholeOf(entry?.node)
      if (entry === undefined || !perNode || perNode > mostPerNode) continue
      const place = { path, line: lineOf(entry.key) }
      found.push({ what: 'accelerator', kind: 'gpu', perNode, ...nodesIn(map, perNode), place, certainty: 'suggests' })
    }
    level = level.flatMap(childrenOf)
  }
  return found.length > mostSizes ? [] : found
}

const childrenOf = (node: Node): readonly Node[] =>
  node.kind === 'map' ? [...node.entries.values()].map((entry) => entry.node) : node.kind === 'list' ? node.items : []

const settingOf = (map: Node, key: RegExp): Entry | undefined => entriesOf(map).find(([name]) => key.test(name))?.[1]

/** Whether the processes of a node are for its GPUs: they talk to each other as GPUs do, on a number of nodes. */
const startsGpus = (map: Node): boolean =>
  /^nccl$/i.test(wordOf(settingOf(map, /^(?:dist_|ddp_)?backend$/i)?.node) ?? '') &&
  settingOf(map, nodeKey) !== undefined

function nodesIn(map: Node, perNode: number): { nodes?: number; count?: number } {
  const nodes = wholeOf(settingOf(map, nodeKey)?.node)
  return nodes ? { nodes, count: nodes * perNode } : {}
}
