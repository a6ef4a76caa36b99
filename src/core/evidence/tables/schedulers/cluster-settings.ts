import {
  entriesOf,
  isYamlPath,
  wholeOf,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { Entry, Node } from '../../../text/document.ts'
import { isForAnotherKind } from '../../engines/commands/devices.ts'
import { schedulerLine, schedulerObservations } from '../../engines/scheduler/scheduler-settings.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { isSubmission } from './submitit.ts'

/**
 * The size of the cluster in the configuration of a program that starts its own processes, such as the `cluster` of
 * NeMo RL, the `trainer` of verl and the `launcher` of many projects. A command line may say otherwise.
 */
export const reader: EvidenceReader = {
  format: 'cluster-settings',
  matches: isYamlPath,
  mayHold,
  read: ({ path, text }) =>
    yamlDocuments(text, mayHold).flatMap((document) => {
      const requests = schedulerObservations(path, document)
      if (requests.length > 0) return requests
      const sizes = sizesIn(path, document)
      return sizes.length > 0 || hasSeveralGroups(text) ? sizes : nodesAloneIn(path, document)
    }),
}

function mayHold(text: string): boolean {
  return perNodeLine.test(text) || nodeLine.test(text) || schedulerLine.test(text)
}

const perNodeLine = /^[ \t]*(?:(?:n_|num_|n)?gpus_per_node|n(?:um)?_?procs?_per_node)[ \t]*:[ \t]*["']?\d/im
const nodeLine = /^[ \t]+(?:num_nodes|nnodes|n_nodes)[ \t]*:[ \t]*["']?\d/im
/** Whether several parts of a cluster have nodes of their own, which may or may not be among those of the whole. */
const hasSeveralGroups = (text: string): boolean =>
  (text.match(/^[ \t]*\w{0,30}nodes[ \t]*:[ \t]*["']?\d/gim) ?? []).length > 1

const perNodeKey = /^(?:n_|num_|n)?gpus_per_node$/i
const processesKey = /^n(?:um)?_?procs?_per_node$/i
const nodeKey = /^(?:num_nodes|nnodes|n_nodes|nodes)$/i
/** A file with more of them describes machines, and no run. */
const mostSizes = 8
const deepest = 8

/** The outermost sizes: those further in are parts of the cluster, such as what generates for a training. */
function sizesIn(path: string, { root, lineOf }: YamlDocument): AcceleratorObservation[] {
  const found: AcceleratorObservation[] = []
  let level: readonly Node[] = isSubmission(root) ? childrenOf(root) : [root]
  for (let depth = 0; depth < deepest && level.length > 0 && found.length === 0; depth++) {
    for (const map of level) {
      if (map.kind !== 'map') continue
      const entry = settingOf(map, perNodeKey) ?? (startsGpus(map) ? settingOf(map, processesKey) : undefined)
      const perNode = wholeOf(entry?.node)
      if (entry === undefined || !perNode || perNode > mostPerNode) continue
      const place = { path, line: lineOf(entry.key) }
      found.push({
        what: 'accelerator',
        kind: kindOf(path),
        perNode,
        ...nodesIn(map, perNode),
        place,
        certainty: 'suggests',
      })
    }
    level = level.flatMap(childrenOf)
  }
  return found.length > mostSizes ? [] : found
}

/** Programs that were written for GPUs keep that word for what else they run on. */
const kindOf = (path: string): 'gpu' | 'other' => (isForAnotherKind(path) ? 'other' : 'gpu')

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

/** Sections that are about how a training is spread; what tells devices, or Lightning's own words, is read elsewhere. */
const spreading = /^(?:cluster|trainer|distributed)$/i
const readElsewhere = /^(?:accelerator|devices|gpus|max_epochs|max_steps|\w{0,8}gpus_per_node)$/i

/** A number of nodes by itself, where another file tells what each of them has; `DISTRIBUTED` may tell its processes. */
function nodesAloneIn(path: string, { root, lineOf }: YamlDocument): AcceleratorObservation[] {
  const sections = [root, ...childrenOf(root)].flatMap((map) =>
    entriesOf(map).flatMap(([key, { node }]) => (spreading.test(key) ? [{ key, node }] : [])),
  )
  const found = sections.flatMap(({ key, node }): AcceleratorObservation[] => {
    const entry = settingOf(node, /^(?:num_nodes|nnodes|n_nodes)$/i)
    const nodes = wholeOf(entry?.node) ?? 0
    if (entry === undefined || nodes === 0 || entriesOf(node).some(([name]) => readElsewhere.test(name))) return []
    const processes = /^distributed$/i.test(key) ? (wholeOf(settingOf(node, processesKey)?.node) ?? 0) : 0
    const size =
      processes > 1 && processes <= mostPerNode
        ? { kind: 'gpu' as const, perNode: processes, count: nodes * processes }
        : undefined
    if (size === undefined && nodes < 2) return []
    const place = { path, line: lineOf(entry.key) }
    return [{ what: 'accelerator', ...size, nodes, place, certainty: 'suggests' }]
  })
  return found.length > 1 ? [] : found
}
