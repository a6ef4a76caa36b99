import { resolveAccelerator, resolveMachine } from '../../catalog/accelerator-name.ts'
import { resolveFramework } from '../../catalog/frameworks.ts'
import type { JobDraft, Origin, Placed } from './job-draft.ts'
import { sectionNamed } from './key-lookup.ts'
import { scalarAt, textOf } from './read-value.ts'
import { openCount, openWorkers, type ReadingProblem } from './reading-problems.ts'
import { settleReplicas, settleServing } from './served-jobs.ts'

/** What several keys say only together becomes the reference's: counts per node, sharding beside degrees. */
export function settled(draft: JobDraft): Settled {
  settleMemory(draft)
  settleTotal(draft)
  settleProcesses(draft)
  const cores = settleCores(draft)
  settleMachines(draft)
  const workers = settleWorkers(draft)
  const perNode = settlePerNode(draft)
  const problems = [...workers.problems, ...settleEach(draft)]
  settleParallelism(draft)
  settleServing(draft)
  settleRank(draft)
  settleFourBits(draft)
  settleTask(draft)
  settleReplicas(draft)
  const openBatch = settleBatch(draft)
  settleKind(draft)
  return { notRead: [...cores, ...workers.notRead, ...perNode], problems, openBatch }
}

/** What is left of keys that say something only beside others. */
export interface Settled {
  readonly notRead: readonly Origin[]
  readonly problems: readonly ReadingProblem[]
  /** A batch of which nobody can say whether it is of each accelerator or of all. */
  readonly openBatch: Placed | undefined
}

/** `A100` with `memory: 40GB` beside it is the part with that memory. */
function settleMemory(draft: JobDraft): void {
  const accelerator = draft.get('hardware.accelerator')
  const memory = draft.get('hardware.memory')
  const [, name = '', times = ''] = /^(.*?)((?::\d+)?)$/.exec(textOf(accelerator?.node) ?? '') ?? []
  if (accelerator === undefined || memory === undefined) return
  const [known, narrower] = [name, `${name} ${textOf(memory.node)}`].map((word) => resolveAccelerator(word))
  const most = known?.candidates.length ?? 0
  if (narrower === undefined || narrower.candidates.length === 0 || narrower.candidates.length >= most) return
  draft.delete('hardware.accelerator')
  draft.delete('hardware.memory')
  const exact = scalarAt(accelerator.node, `${name} ${textOf(memory.node)}${times}`)
  draft.place('hardware.accelerator', exact, accelerator)
}

/** Workers count accelerators where a key says how many each of them has; else they may be anything, such as loaders of data. */
function settleWorkers(draft: JobDraft): Pick<Settled, 'notRead' | 'problems'> {
  const workers = draft.get('hardware.workers')
  const read = { notRead: [], problems: [] }
  if (workers === undefined) return read
  draft.delete('hardware.workers')
  const each = draft.get('hardware.per_node')
  const isOfWorkers = each?.from.some((step) => /per_?worker/i.test(String(step))) ?? false
  const perWorker = each === undefined ? ofRayTrain(draft, workers) : isOfWorkers ? numberAt(each) : undefined
  const number = numberAt(workers)
  if (perWorker === undefined || number === undefined) {
    const name = String(workers.from.at(-1))
    const beside = resolveAccelerator(textOf(draft.get('hardware.accelerator')?.node) ?? '')?.count
    // Outside of the hardware, and under their other name, they load data.
    const isOfHardware = sectionNamed(String(workers.from[0])) === 'hardware' && !/num/i.test(name)
    if (!isOfHardware || number === undefined || beside === undefined) return { ...read, notRead: [workers] }
    return { ...read, problems: [openWorkers(workers.entry, name, number, beside)] }
  }
  draft.delete('hardware.per_node')
  draft.place('hardware.count', scalarAt(workers.node, perWorker * number), workers)
  return read
}

/** Workers of Ray Train take one accelerator each where they take any. */
function ofRayTrain(draft: JobDraft, workers: Placed): number | undefined {
  const isOfRay = workers.from.some((step) => /^scaling_?config$/i.test(String(step)))
  const takesAny = (draft.get('hardware.kind') ?? draft.get('hardware.accelerator')) !== undefined
  return isOfRay && takesAny ? 1 : undefined
}

/**
 * Fewer than there are nodes are what each of them has, where the key does not say otherwise (`gpus: 8`). As many as one
 * node may hold can be either.
 */
function settleEach(draft: JobDraft): readonly ReadingProblem[] {
  const count = draft.get('hardware.count')
  const nodes = draft.get('hardware.nodes')
  const [each, hosts] = [count && numberAt(count), nodes && numberAt(nodes)]
  if (count === undefined || each === undefined || hosts === undefined) return []
  const name = String(count.from.at(-1))
  if (name === 'count' || /total|all|world|processes/i.test(name)) return []
  // As Vertex AI writes them: accelerators of a replica, and replicas.
  const ofNodes = String(nodes?.from.at(-1))
  const isOfReplica = /^accelerator_?count$/i.test(name) && /^replica_?count$/i.test(ofNodes)
  // Lightning's own two: devices of each node.
  const isOfLightning = /^devices$/i.test(name) && /^num_?nodes$/i.test(ofNodes) && count.entry.node === count.node
  if (each < hosts || isOfReplica || isOfLightning) {
    draft.delete('hardware.count')
    draft.place('hardware.count', scalarAt(count.node, each * hosts), count)
    return []
  }
  const isOpen = hosts > 1 && each <= usualPerNode && openNames.test(name) && !count.from.some(isSlurm)
  return isOpen ? [openCount(count.entry, name, each, hosts)] : []
}

/** Of Slurm's `--gpus` it is documented that it counts those of the whole job. */
const isSlurm = (step: string | number): boolean => /^(?:slurm|sbatch)$/i.test(String(step))
const openNames = /^(?:n|num_?)?(?:gpus?|accelerators?|devices|cards|npus|hpus)$/i

/** A host holds so many accelerators at most, and seldom more than the second. */
const mostPerNode = 16
const usualPerNode = 8

/**
 * `512 B200` beside 64 nodes are all of them together, since no node holds so many, and so are `16x A100` beside two;
 * `H100:8` is of each node.
 */
function settleTotal(draft: JobDraft): void {
  const accelerator = draft.get('hardware.accelerator')
  const nodes = draft.get('hardware.nodes')
  const text = textOf(accelerator?.node) ?? ''
  const total = resolveAccelerator(text)?.count
  const hosts = nodes === undefined ? undefined : numberAt(nodes)
  if (accelerator === undefined || total === undefined || hosts === undefined) return
  const isPhrase = /^\s*\d/.test(textOf(accelerator.entry.node) ?? '')
  const held = resolveMachine(textOf(draft.get('hardware.machine')?.node) ?? '')?.count
  const isAll =
    held === undefined ? total > (isPhrase ? usualPerNode : mostPerNode) : isPhrase && held * hosts === total
  if (!isAll || total % hosts !== 0) return
  const count = draft.get('hardware.count')
  if (count !== undefined && numberAt(count) !== total) return
  const name = text.replace(/^\s*\d+\s*[x×*]?\s*|\s*(?::|[x×*])\s*\d+\s*$/g, '')
  if (resolveAccelerator(name) === undefined) return
  draft.delete('hardware.accelerator')
  draft.place('hardware.accelerator', scalarAt(accelerator.node, name), accelerator)
  if (count === undefined)
    draft.place('hardware.count', scalarAt(accelerator.node, total), { ...accelerator, isPart: true })
}

/** On TPUs a process drives a core, so their number says no more than the name of the slice does. */
function settleProcesses(draft: JobDraft): void {
  const count = draft.get('hardware.count')
  const named = resolveAccelerator(textOf(draft.get('hardware.accelerator')?.node) ?? '')
  if (count === undefined || named?.slice === undefined) return
  if (/processes|world|nproc|ntasks/i.test(String(count.from.at(-1)))) draft.delete('hardware.count')
}

/** TPU cores, of which the older generations have two a chip. */
function settleCores(draft: JobDraft): readonly Origin[] {
  const cores = draft.get('hardware.cores')
  if (cores === undefined) return []
  draft.delete('hardware.cores')
  const [chip] = resolveAccelerator(textOf(draft.get('hardware.accelerator')?.node) ?? '')?.candidates ?? []
  const number = numberAt(cores)
  if (draft.get('hardware.count') !== undefined) return []
  if (chip?.kind !== 'tpu' || number === undefined) return [cores]
  const chips = number / (chip.slices?.suffixCounts === 'tensorcores' ? 2 : 1)
  if (!Number.isInteger(chips)) return [cores]
  draft.place('hardware.count', scalarAt(cores.node, chips), cores)
  return []
}

/** `instance_type: p4d.24xlarge` with `count: 2` asks for two machines, which hold more accelerators than that. */
function settleMachines(draft: JobDraft): void {
  const machine = draft.get('hardware.machine')
  const count = draft.get('hardware.count')
  const held = resolveMachine(textOf(machine?.node) ?? '')?.count
  if (machine === undefined || count === undefined || held === undefined || draft.get('hardware.nodes')) return
  const isOwnWord = machine.from.at(-1) === 'machine'
  const ofAccelerators = /gpu|tpu|accelerator|chip|device|card/i.test(String(count.from.at(-1)))
  const number = numberAt(count)
  // Beside the accelerator's own name it counts what is named, if whole machines hold so many.
  const isOfNamed = draft.get('hardware.accelerator') !== undefined && (number ?? 0) % held === 0
  if (isOwnWord || ofAccelerators || isOfNamed || number === undefined) return
  draft.delete('hardware.count')
  draft.place('hardware.nodes', count.node, count)
}

/** Accelerators of each node, with the number of nodes, are `count`. */
function settlePerNode(draft: JobDraft): readonly Origin[] {
  const perNode = draft.get('hardware.per_node')
  if (perNode === undefined) return []
  draft.delete('hardware.per_node')
  const each = numberAt(perNode)
  const part = resolveAccelerator(textOf(perNode.node) ?? '')
  // Slurm's `a100:4`.
  if (each === undefined && part?.count !== undefined) draft.place('hardware.accelerator', perNode.node, perNode)
  if (each === undefined) return part?.count === undefined ? [perNode] : []
  // A topology is the whole slice, whatever each of its hosts holds.
  if (draft.get('hardware.topology') !== undefined) return []
  const nodes = draft.get('hardware.nodes')
  const written = resolveAccelerator(textOf(draft.get('hardware.accelerator')?.node) ?? '')?.count
  if (written !== undefined) return written === each ? [] : [perNode]
  const total = each * (nodes === undefined ? 1 : (numberAt(nodes) ?? Number.NaN))
  if (Number.isNaN(total)) return [perNode]
  const count = draft.get('hardware.count')
  const isSaid = count !== undefined && (nodes === undefined || numberAt(count) === each)
  if (isSaid && nodes !== undefined) draft.delete('hardware.count')
  if (!isSaid || nodes !== undefined) draft.place('hardware.count', scalarAt(perNode.node, total), perNode)
  return []
}

const axes = ['data', 'fsdp', 'tensor', 'pipeline', 'context', 'expert'] as const

/** A word for sharding beside degrees of other axes: the word becomes the degree, or the ZeRO stage, that it means. */
function settleParallelism(draft: JobDraft): void {
  const word = draft.get('hardware.parallelism')
  const stage = draft.get('hardware.parallelism.zero')
  const degrees = axes.flatMap((axis) => draft.get(`hardware.parallelism.${axis}`) ?? [])
  const isSplit = degrees.some((degree) => (numberAt(degree) ?? 2) > 1)
  const isMapping = degrees.length > 0 && (word === undefined || isSplit)
  if (!isMapping) {
    for (const degree of degrees) draft.delete(degree.to.join('.'))
    if (stage !== undefined) wordOfStage(draft, stage)
    return
  }
  if (word === undefined) return
  const text = textOf(word.node) ?? ''
  const number = text === 'fsdp' ? 3 : Number(/^zero-([123])$/.exec(text)?.[1])
  if (word.node.kind !== 'scalar') return
  draft.delete('hardware.parallelism')
  const hasShards = draft.get('hardware.parallelism.fsdp') !== undefined
  if (number >= 1 && !hasShards) draft.place('hardware.parallelism.zero', scalarAt(word.node, number), word)
}

/** `zero: 3` alone is the word `zero-3`. */
function wordOfStage(draft: JobDraft, stage: Placed): void {
  const number = numberAt(stage)
  if (number === undefined || stage.from.join('.') === stage.to.join('.')) return
  draft.delete('hardware.parallelism.zero')
  draft.place('hardware.parallelism', scalarAt(stage.node, `zero-${number}`), stage)
}

/** Who names a rank means LoRA. */
function settleRank(draft: JobDraft): void {
  const rank = draft.get('model.lora_rank')
  if (rank !== undefined) draft.imply('model.method', scalarAt(rank.node, 'lora'), { ...rank, isPart: true })
}

/** Weights in 4 bits are not trained themselves: what trains on them are adapters. */
function settleFourBits(draft: JobDraft): void {
  const weights = draft.get('model.weights_precision')
  const method = draft.get('model.method')
  const task = textOf(draft.get('task')?.node)
  if (weights === undefined || textOf(weights.node) !== 'int4' || task === 'inference') return
  // The name of a checkpoint says how it is stored, and not what is done with it.
  if (weights.isPart === true && task === undefined && method === undefined) return
  // Formats of finished models: who trains on them says so.
  const isFinished = /\b(?:awq|gptq|gguf|exl2|marlin)\b/i.test(textOf(weights.entry.node) ?? '')
  if (isFinished && task === undefined && method === undefined) return
  const isAdapter = method !== undefined && textOf(method.node) === 'lora'
  if (isAdapter) draft.place('model.method', scalarAt(weights.node, 'qlora'), { ...weights, isPart: true })
  else draft.imply('model.method', scalarAt(weights.node, 'qlora'), { ...weights, isPart: true })
}

/** Adapters are trained on a model that is trained already. */
function settleTask(draft: JobDraft): void {
  const method = draft.get('model.method')
  const isAdapter = method !== undefined && ['lora', 'qlora'].includes(textOf(method.node) ?? '')
  if (isAdapter) draft.imply('task', scalarAt(method.node, 'fine-tuning'), { ...method, isPart: true })
}

/**
 * `batch_size` is of each process to many programs, and always where gradients are accumulated beside it. Of all it cannot
 * be with fewer samples than devices. Else it is taken for that of all, which is returned where nothing confirms it.
 */
function settleBatch(draft: JobDraft): Placed | undefined {
  const batch = draft.get('scale.global_batch_size')
  const number = batch && numberAt(batch)
  if (batch === undefined || number === undefined || draft.get('scale.micro_batch_size') !== undefined) return undefined
  const name = /^(?:(train_?)?batch_?size|batch|bs)$/i.exec(String(batch.from.at(-1)))
  if (name === null || textOf(draft.get('task')?.node) === 'inference') return undefined
  const steps = numberOf(draft, 'scale.gradient_accumulation_steps') ?? 1
  const devices = devicesOf(draft)
  if (number >= Math.max(steps, devices) && (steps === 1 || name[1] !== undefined))
    return devices > 1 && !isOfAll(draft, batch) ? batch : undefined
  draft.delete('scale.global_batch_size')
  draft.place('scale.micro_batch_size', batch.node, batch)
  return undefined
}

/** Accelerators in all, as far as the draft tells: at least one. */
function devicesOf(draft: JobDraft): number {
  const [named, machine] = ['hardware.accelerator', 'hardware.machine'].map((key) => textOf(draft.get(key)?.node) ?? '')
  const each = resolveAccelerator(named ?? '')?.count ?? resolveMachine(machine ?? '')?.count ?? 1
  return numberOf(draft, 'hardware.count') ?? each * (numberOf(draft, 'hardware.nodes') ?? 1)
}

/** Frameworks whose batch is that of all devices. */
const ofAll: ReadonlySet<string | undefined> = new Set(['jax', 'flax', 'keras', 'tensorflow'])

/** `64 in total`, and what those frameworks call a batch. */
function isOfAll(draft: JobDraft, { entry }: Placed): boolean {
  const { node } = draft.get('framework.name') ?? {}
  const names = node?.kind === 'list' ? node.items : node === undefined ? [] : [node]
  const isNamed = names.length > 0 && names.every((item) => ofAll.has(resolveFramework(textOf(item) ?? '')?.id))
  return isNamed || /total|global|overall|effective|\ball\b/i.test(textOf(entry.node) ?? '')
}

/** The kind that a key implied (`gpus: 8`) says nothing beside a name. */
function settleKind(draft: JobDraft): void {
  const kind = draft.get('hardware.kind')
  const machine = textOf(draft.get('hardware.machine')?.node)
  const isNamed =
    draft.get('hardware.accelerator') !== undefined || (machine !== undefined && resolveMachine(machine) !== undefined)
  if (kind?.isPart === true && isNamed) draft.delete('hardware.kind')
}

const numberOf = (draft: JobDraft, key: string): number | undefined => {
  const placed = draft.get(key)
  return placed && numberAt(placed)
}

const numberAt = ({ node }: Pick<Placed, 'node'>): number | undefined => {
  const value = Number(textOf(node) ?? Number.NaN)
  return Number.isInteger(value) ? value : undefined
}
