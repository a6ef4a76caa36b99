import { resolveAccelerator } from '../../catalog/names/accelerator-name.ts'
import { times } from '../../text/bounds.ts'
import { type JobDraft, numberAt, type Placed } from './job-draft.ts'
import { sectionNamed } from './key-lookup.ts'
import { isOfEach } from './phrases/hardware.ts'
import { moreThanAll, openCount, openNodes, openWorkers } from './reading-problems.ts'
import { scalarAt, textOf } from './values/value-node.ts'

/** Settles how many accelerators and machines several keys declare together. */
export function settleCounts(draft: JobDraft): void {
  settleTotal(draft)
  settleProcesses(draft)
  settleCores(draft)
  settleMachines(draft)
  settleWorkers(draft)
  adoptNodes(draft)
  if (!settlePerNode(draft)) settleEach(draft)
}

/**
 * Workers count accelerators if a key says how many each has; otherwise they may be anything, for example data loaders.
 */
function settleWorkers(draft: JobDraft): void {
  const workers = draft.take('hardware.workers')
  if (workers === undefined) return
  const each = draft.get('hardware.per_node')
  const isOfWorkers = each?.from.some((step) => /per_?worker/i.test(String(step))) ?? false
  const perWorker = each === undefined ? ofRayTrain(draft, workers) : isOfWorkers ? numberAt(each) : undefined
  const number = numberAt(workers)
  if (perWorker === undefined || number === undefined) {
    const name = String(workers.from.at(-1))
    const beside = draft.accelerator?.count
    // Outside the hardware section and under its alias, the key means data loaders.
    const isOfHardware = sectionNamed(String(workers.from[0])) === 'hardware' && !/num/i.test(name)
    if (!isOfHardware || number === undefined || beside === undefined) draft.notRead.push(workers)
    else draft.problems.push(openWorkers(workers.entry, name, number, beside))
    return
  }
  draft.delete('hardware.per_node')
  draft.place('hardware.count', scalarAt(workers.node, perWorker * number), workers)
}

/** Each worker of Ray Train uses one accelerator, if any. */
function ofRayTrain(draft: JobDraft, workers: Placed): number | undefined {
  const isOfRay = workers.from.some((step) => /^scaling_?config$/i.test(String(step)))
  const takesAny = (draft.get('hardware.kind') ?? draft.get('hardware.accelerator')) !== undefined
  return isOfRay && takesAny ? 1 : undefined
}

/**
 * A count below the number of nodes is per node, unless the key says otherwise (`gpus: 8`). A count that one node can
 * hold may be either.
 */
function settleEach(draft: JobDraft): void {
  const count = draft.get('hardware.count')
  const [each, hosts] = [draft.number('hardware.count'), draft.number('hardware.nodes')]
  if (count === undefined || each === undefined || hosts === undefined) return
  const name = String(count.from.at(-1))
  const ofNodes = String(draft.get('hardware.nodes')?.from.at(-1))
  // Next to nodes, `count` is the total, but next to replicas it may be per replica.
  const areReplicas = /^replicas$/i.test(ofNodes)
  if ((name === 'count' && !areReplicas) || /total|all|world|processes/i.test(name)) return
  // Vertex AI's keys: accelerators per replica, and replicas.
  const isOfReplica = /^accelerator_?count$/i.test(name) && /^replica_?count$/i.test(ofNodes)
  // Lightning's keys: devices per node.
  const isOfLightning = /^devices$/i.test(name) && /^num_?nodes$/i.test(ofNodes) && count.entry.node === count.node
  if (each < hosts || isOfReplica || isOfLightning) {
    draft.replace('hardware.count', scalarAt(count.node, each * hosts), count)
    return
  }
  const isNamedOpen = openNames.test(name) || isOnePhrase(draft, count)
  const isOpen = hosts > 1 && each <= usualPerNode && isNamedOpen && !count.from.some(isSlurm)
  if (isOpen) draft.problems.push(openCount(count.entry, name, each, hosts, areReplicas ? 'replicas' : 'nodes'))
}

/** `8x H100, 8 nodes`, unless the phrase says how many are on each: `8x H100 (2 nodes of 4)`. */
const isOnePhrase = (draft: JobDraft, { entry }: Placed): boolean =>
  draft.get('hardware.nodes')?.entry.node === entry.node &&
  !/(?:nodes?|hosts?|machines?) ?(?:of|x|×|with) ?\d/i.test(textOf(entry.node) ?? '')

/** Slurm documents that `--gpus` counts the whole job. */
const isSlurm = (step: string | number): boolean => /^(?:slurm|sbatch)$/i.test(String(step))
const openNames = /^(?:count|(?:n|num_?)?(?:gpus?|accelerators?|devices|cards|npus|hpus))$/i

/** The most accelerators of a host, and the usual maximum. */
const mostPerNode = 16
const usualPerNode = 8

/**
 * `512 B200` with 64 nodes is the total, since no node holds so many, and so is `16x A100` with two; `H100:8` is per
 * node.
 */
function settleTotal(draft: JobDraft): void {
  const accelerator = draft.get('hardware.accelerator')
  const total = draft.accelerator?.count
  const hosts = draft.number('hardware.nodes')
  if (accelerator === undefined || total === undefined || hosts === undefined) return
  const isPhrase = /^\s*\d/.test(textOf(accelerator.entry.node) ?? '')
  const held = draft.machine?.count
  const isAll =
    held === undefined ? total > (isPhrase ? usualPerNode : mostPerNode) : isPhrase && held * hosts === total
  if (isAll && total % hosts === 0) countInAll(draft, accelerator, total)
}

/** Declares the number in an accelerator's phrase as the total, which `proof` shows. */
function countInAll(draft: JobDraft, accelerator: Placed, total: number, proof = accelerator): void {
  const count = draft.get('hardware.count')
  if (count !== undefined && numberAt(count) !== total) return
  const name = draft.text('hardware.accelerator').replace(/^\s*\d+\s*[x×*]?\s*|\s*(?::|[x×*])\s*\d+\s*$/g, '')
  if (resolveAccelerator(name) === undefined) return
  draft.replace('hardware.accelerator', scalarAt(accelerator.node, name), accelerator)
  if (count === undefined) draft.place('hardware.count', scalarAt(accelerator.node, total), { ...proof, isPart: true })
}

/** A TPU process drives one core, so the number of processes adds nothing to the slice's name. */
function settleProcesses(draft: JobDraft): void {
  const count = draft.get('hardware.count')
  if (count === undefined || draft.accelerator?.slice === undefined) return
  if (/processes|world|nproc|ntasks/i.test(String(count.from.at(-1)))) draft.delete('hardware.count')
}

/** TPU cores; older generations have two per chip. */
function settleCores(draft: JobDraft): void {
  const cores = draft.take('hardware.cores')
  if (cores === undefined) return
  const [chip] = draft.accelerator?.candidates ?? []
  const chips = (numberAt(cores) ?? Number.NaN) / (chip?.slices?.suffixCounts === 'tensorcores' ? 2 : 1)
  if (draft.number('hardware.count') === chips) return
  // Another count beside it contradicts it.
  if (chip?.kind === 'tpu' && Number.isInteger(chips)) draft.place('hardware.count', scalarAt(cores.node, chips), cores)
  else draft.notRead.push(cores)
}

/** `instance_type: p4d.24xlarge` with `count: 2` means two machines, not two accelerators. */
function settleMachines(draft: JobDraft): void {
  const machine = draft.get('hardware.machine')
  const count = draft.get('hardware.count')
  const held = draft.machine?.count
  if (machine === undefined || count === undefined || held === undefined || draft.get('hardware.nodes')) return
  const isOwnWord = machine.from.at(-1) === 'machine'
  const ofAccelerators = /gpu|tpu|accelerator|chip|device|card/i.test(String(count.from.at(-1)))
  const number = numberAt(count)
  // Next to the accelerator's own name it counts accelerators, if they fill whole machines.
  const isOfNamed = draft.get('hardware.accelerator') !== undefined && (number ?? 0) % held === 0
  if (isOwnWord || ofAccelerators || isOfNamed || number === undefined) return
  draft.delete('hardware.count')
  draft.place('hardware.nodes', count.node, count)
}

/** `scale: { nodes: 4, gpus_per_node: 8 }`: nodes, which may be those of a graph, next to accelerators per node. */
function adoptNodes(draft: JobDraft): void {
  const perNode = draft.get('hardware.per_node')
  if (perNode === undefined || draft.get('hardware.nodes') !== undefined) return
  const mapping = perNode.from.slice(0, -1).join('.')
  const at = draft.notRead.findIndex(
    ({ from, entry }) =>
      from.at(-1) === 'nodes' &&
      from.slice(0, -1).join('.') === mapping &&
      numberAt({ node: entry.node }) !== undefined,
  )
  const [nodes] = at === -1 ? [] : draft.notRead.splice(at, 1)
  if (nodes) draft.place('hardware.nodes', nodes.entry.node, nodes)
}

/** Accelerators per node × nodes is `count`. Returns whether both are declared, so that no count is open. */
function settlePerNode(draft: JobDraft): boolean {
  const perNode = draft.take('hardware.per_node')
  // A topology is the whole slice, however many chips each host has.
  if (perNode === undefined || draft.get('hardware.topology') !== undefined) return false
  const each = numberAt(perNode)
  // Slurm's `a100:4`.
  const isNamed = each === undefined && resolveAccelerator(textOf(perNode.node) ?? '')?.count !== undefined
  const accelerator = draft.get('hardware.accelerator')
  const written = draft.accelerator?.count
  const hasNodes = draft.get('hardware.nodes') !== undefined
  const nodes = hasNodes ? draft.number('hardware.nodes') : 1
  const isSlice = draft.accelerator?.slice !== undefined
  if (!hasNodes && !isSlice && each !== undefined && isOfEach(textOf(perNode.entry.node) ?? '')) {
    draft.problems.push(openNodes(perNode.entry, each))
    return true
  }
  if (accelerator && written !== undefined && hasNodes && written !== each && written === times(each, nodes))
    countInAll(draft, accelerator, written, perNode)
  else if (isNamed) draft.place('hardware.accelerator', perNode.node, perNode)
  // Refused like an unreadable count.
  else if (each === undefined) draft.place('hardware.count', perNode.node, perNode)
  else if (written !== undefined && each > written)
    draft.problems.push(moreThanAll(perNode.entry, String(perNode.from.at(-1)), each, written))
  else if (nodes === undefined || (written ?? each) !== each) draft.notRead.push(perNode)
  else if (written === undefined) {
    const all = draft.number('hardware.count')
    if (!hasNodes && all !== undefined && each > all)
      draft.problems.push(moreThanAll(perNode.entry, String(perNode.from.at(-1)), each, all))
    if (all === each && hasNodes) draft.delete('hardware.count')
    if (hasNodes || draft.get('hardware.count') === undefined)
      draft.place('hardware.count', scalarAt(perNode.node, each * nodes), perNode)
  }
  return hasNodes && each !== undefined
}
