import { resolveAccelerator } from '../../catalog/names/accelerator-name.ts'
import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { settleCounts } from './combined-counts.ts'
import { type JobDraft, numberAt, type Placed } from './job-draft.ts'
import { settleReplicas, settleServing } from './served-jobs.ts'
import { scalarAt, textOf } from './values/value-node.ts'

/** Combines keys that mean something only together: counts per node, sharding next to degrees. */
export function settle(draft: JobDraft): void {
  settleAlone(draft)
  settleMemory(draft)
  settleCounts(draft)
  settleParallelism(draft)
  settleServing(draft)
  settleRank(draft)
  settleFourBits(draft)
  settleTask(draft)
  settleReplicas(draft)
  settleBatch(draft)
  settleKind(draft)
}

/** Sets what a value may mean if nothing else sets that key. */
function settleAlone(draft: JobDraft): void {
  for (const placed of draft.onlyIfAlone) {
    const key = placed.to.join('.')
    if (draft.get(key) === undefined) draft.place(key, placed.node, placed)
    else draft.notRead.push(placed)
  }
}

/** `A100` with `memory: 40GB` is the version with that memory. */
function settleMemory(draft: JobDraft): void {
  const accelerator = draft.get('hardware.accelerator')
  const memory = draft.get('hardware.memory')
  const [, name = '', times = ''] = /^(.*?)((?::\d+)?)$/.exec(textOf(accelerator?.node) ?? '') ?? []
  if (accelerator === undefined || memory === undefined) return
  const [known, narrower] = [name, `${name} ${textOf(memory.node)}`].map((word) => resolveAccelerator(word))
  const most = known?.candidates.length ?? 0
  if (narrower === undefined || narrower.candidates.length === 0 || narrower.candidates.length >= most) return
  draft.delete('hardware.memory')
  const exact = scalarAt(accelerator.node, `${name} ${textOf(memory.node)}${times}`)
  draft.replace('hardware.accelerator', exact, accelerator)
}

const axes = ['data', 'fsdp', 'tensor', 'pipeline', 'context', 'expert'] as const

/** Converts a sharding word next to other degrees to its degree or ZeRO stage. */
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

/** A rank implies LoRA. */
function settleRank(draft: JobDraft): void {
  const rank = draft.get('model.lora_rank')
  if (rank !== undefined) draft.imply('model.method', scalarAt(rank.node, 'lora'), { ...rank, isPart: true })
}

/** 4-bit weights are not trained themselves, so training implies adapters. */
function settleFourBits(draft: JobDraft): void {
  const weights = draft.get('model.weights_precision')
  const method = draft.get('model.method')
  const hasTask = draft.get('task') !== undefined
  if (weights === undefined || textOf(weights.node) !== 'int4' || draft.text('task') === 'inference') return
  // A checkpoint's name says how it is stored, not what the job does with it.
  if (weights.isPart === true && !hasTask && method === undefined) return
  // Formats of finished models: training on them would be declared.
  const isFinished = /\b(?:awq|gptq|gguf|exl2|marlin)\b/i.test(textOf(weights.entry.node) ?? '')
  if (isFinished && !hasTask && method === undefined) return
  const say = draft.text('model.method') === 'lora' ? 'place' : 'imply'
  draft[say]('model.method', scalarAt(weights.node, 'qlora'), { ...weights, isPart: true })
}

/** Adapters are trained on a pretrained model. */
function settleTask(draft: JobDraft): void {
  const method = draft.get('model.method')
  const isAdapter = method !== undefined && ['lora', 'qlora'].includes(textOf(method.node) ?? '')
  if (isAdapter) draft.imply('task', scalarAt(method.node, 'fine-tuning'), { ...method, isPart: true })
}

/**
 * `batch_size` is per process in many programs, and always if gradients are accumulated. It cannot be global with fewer
 * samples than devices. Otherwise it is read as global, and stays open unless something confirms it.
 */
function settleBatch(draft: JobDraft): void {
  const batch = draft.get('scale.global_batch_size')
  const number = batch && numberAt(batch)
  if (batch === undefined || number === undefined || draft.get('scale.micro_batch_size') !== undefined) return
  const name = /^(?:(train_?)?batch_?size|batch|bs)$/i.exec(String(batch.from.at(-1)))
  if (name === null || draft.text('task') === 'inference') return
  const steps = draft.number('scale.gradient_accumulation_steps') ?? 1
  const devices = devicesOf(draft)
  if (number >= Math.max(steps, devices) && (steps === 1 || name[1] !== undefined)) {
    if (devices > 1 && !isOfAll(draft, batch)) draft.openBatch = batch
    return
  }
  draft.delete('scale.global_batch_size')
  draft.place('scale.micro_batch_size', batch.node, batch)
}

/** Accelerators of the job, at least one. */
function devicesOf(draft: JobDraft): number {
  const each = draft.accelerator?.count ?? draft.machine?.count ?? 1
  return draft.number('hardware.count') ?? each * (draft.number('hardware.nodes') ?? 1)
}

/** Frameworks whose batch size is global. */
const ofAll: ReadonlySet<string | undefined> = new Set(['jax', 'flax', 'keras', 'tensorflow'])

/** `64 in total`, or a framework with a global batch size. */
function isOfAll(draft: JobDraft, { entry }: Placed): boolean {
  const { node } = draft.get('framework.name') ?? {}
  const names = node?.kind === 'list' ? node.items : node === undefined ? [] : [node]
  const isNamed = names.length > 0 && names.every((item) => ofAll.has(resolveFramework(textOf(item) ?? '')?.id))
  return isNamed || /total|global|overall|effective|\ball\b/i.test(textOf(entry.node) ?? '')
}

/** The kind that a key implied (`gpus: 8`) adds nothing to a name. */
function settleKind(draft: JobDraft): void {
  const kind = draft.get('hardware.kind')
  const isNamed = draft.get('hardware.accelerator') !== undefined || draft.machine !== undefined
  if (kind?.isPart === true && isNamed) draft.delete('hardware.kind')
}
