import { type Accelerator, usableGiB } from '../catalog/accelerator.ts'
import { acceleratorById, accelerators } from '../catalog/accelerators/index.ts'
import { usualChipsPerHost } from '../catalog/machines/machine.ts'
import { sizeFrom } from '../catalog/machines/sold-sizes.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { UsualMemory } from '../sizing/memory/memory.ts'
import type { MemoryParts } from '../sizing/memory/parts.ts'
import { amount, gibibytes, inFull, withArticle } from '../text/wording.ts'
import type { Facts } from './facts.ts'
import { memoryFacts } from './job-memory.ts'
import { isContrastive } from './job-shape.ts'
import {
  changed,
  fullSharding,
  hasRoom,
  type MemoryChangeKind,
  memorySavings,
  shardingOf,
  splitInHosts,
  splitOverAll,
  type TunedJob,
} from './memory-changes.ts'
import { divides, mostAt, mostScaled, purchaseOf } from './purchase.ts'

/** A change with which the usual choice fits, and the memory it then needs. */
interface FittingWay {
  readonly kind: MemoryChangeKind | 'count'
  readonly words: string
  readonly perDeviceGiB: number
}

const mostWays = 2

/** How many times more devices to try, at most. */
const mostTimes = 64

/**
 * Changes with which the usual choice fits. Free ones come first: recomputation, smaller micro batches, sharding over
 * the existing devices, splitting the sequence; then other optimizers and adapters; then more devices. Each is sized
 * again.
 */
function fittingWays(facts: Facts): readonly FittingWay[] {
  const ways: FittingWay[] = []
  const job = tunedJob(facts)
  for (const saving of memorySavings(facts, facts.hardware.platforms)) {
    const change = saving(job)
    // Only the smallest change of a kind is needed.
    if (change === undefined || ways.some(({ kind }) => kind === change.kind)) continue
    const perDeviceGiB = usualGiB(facts, changed(job, change), facts.hardware.count)
    // A change that contains a sufficient one is not an alternative to it.
    const isMore = ways.some(({ words }) => change.words.includes(words))
    if (perDeviceGiB !== undefined && !isMore) ways.push({ kind: change.kind, words: change.words, perDeviceGiB })
    if (ways.length === mostWays) return ways
  }
  // A served model that fits its devices needs no more of them.
  const isShared = facts.task === 'inference' && ways.some(({ kind }) => kind === 'shard')
  const more = isShared ? undefined : withMoreDevices(facts, job)
  return more ? [...ways, more] : ways
}

/** GiB per device of the usual choice; undefined if the smallest candidate has less, or the batch does not divide. */
function usualGiB(
  facts: Facts,
  { model, scale, parallelism }: TunedJob,
  count: number | undefined,
): number | undefined {
  const { declaration, hardware } = facts
  const tuned = { ...declaration, model, scale, hardware: { ...declaration.hardware, parallelism } } as JobDeclaration
  // If the declared layout does not divide either, another rule reports it.
  const isUneven = (job: JobDeclaration, cards = 1): boolean => !divides(job, cards * perCard(facts))
  if (count !== undefined && isUneven(tuned, count) && !isUneven(declaration, hardware.count)) return undefined
  const memory = memoryFacts(tuned, hardware.candidates, count)
  const { usual, capacityGiB = 0 } = memory ?? {}
  return usual && !usual.fitsOnlySome && hasRoom(usual.perDeviceGiB, capacityGiB) ? usual.perDeviceGiB : undefined
}

/** The most devices that tensor parallelism may join; the chips of a slice are all joined, whatever its size. */
export const mostTensor = ({ kind, fastDomain = 1, devicesPerHost = usualChipsPerHost }: Facts['hardware']): number =>
  kind === 'tpu' ? Number.POSITIVE_INFINITY : Math.max(fastDomain, devicesPerHost)

export const usesDeepSpeed = ({ framework }: Facts): boolean => framework.libraries.some(({ id }) => id === 'deepspeed')

const perCard = ({ hardware }: Facts): number => hardware.candidates[0]?.devicesPerChip ?? 1

const tunedJob = (facts: Facts): TunedJob => ({
  task: facts.task,
  model: facts.model,
  scale: facts.declaration.scale ?? {},
  parallelism: facts.hardware.declared.parallelism,
  devices: facts.hardware.count && facts.hardware.count * perCard(facts),
  usesDeepSpeed: usesDeepSpeed(facts),
  mostTensor: mostTensor(facts.hardware),
})

/** The smallest number of devices on which it fits: about twice, four times …, rounded to a size on sale. */
function withMoreDevices(facts: Facts, job: TunedJob): FittingWay | undefined {
  const { declaration, hardware } = facts
  const { count = 1, candidates, provider } = hardware
  const [part] = candidates
  if (part === undefined) return undefined
  const parallelism = facts.task === 'inference' ? undefined : job.parallelism && fullSharding(job)
  const spreading = { ...declaration, hardware: { ...declaration.hardware, parallelism } } as JobDeclaration
  const purchase = purchaseOf(part, spreading, provider)
  const most = Math.min(mostAt(provider, part), mostScaled(part))
  for (let times = 2; times <= mostTimes; times *= 2) {
    const cards = sizeFrom(part, count * times, purchase)
    if (cards === undefined || cards > most) continue
    for (const spread of spreadsOver(facts, { ...job, parallelism, devices: cards * part.devicesPerChip }, cards)) {
      const perDeviceGiB = usualGiB(facts, spread.job, cards)
      if (perDeviceGiB !== undefined) return { kind: 'count', words: spread.words, perDeviceGiB }
    }
  }
  return undefined
}

/**
 * The smallest size on sale, from `least` on, that runs replicas or shards as fast; undefined if the job does not fit
 * it.
 */
export function asFastOn(facts: Facts, least: number): number | undefined {
  const { declaration, hardware } = facts
  const [part] = hardware.candidates
  const job = tunedJob(facts)
  if (part === undefined || typeof job.parallelism === 'object') return undefined
  const cards = sizeFrom(part, least, purchaseOf(part, declaration, hardware.provider))
  return cards !== undefined && usualGiB(facts, job, cards) !== undefined ? cards : undefined
}

/** "256 H100": the smallest size on sale from `least` on that divides the work; undefined if there is none. */
export function moreWords({ declaration, hardware }: Facts, least: number): string | undefined {
  const { candidates, provider } = hardware
  const [part] = candidates
  const cards = part && sizeFrom(part, least, purchaseOf(part, declaration, provider))
  if (part === undefined || cards === undefined || cards > Math.min(mostAt(provider, part), mostScaled(part)))
    return undefined
  return `${inFull(cards)} ${acceleratorsOf(hardware)}`
}

/** How a job uses more devices: training shards, serving splits into whole heads. */
function spreadsOver({ task, hardware, sizing }: Facts, job: TunedJob, cards: number) {
  const noun = hardware.kind === 'gpu' ? 'cards' : 'chips'
  if (task !== 'inference') return [{ job, words: `${shardingOf(job)} over ${cards} ${noun}` }]
  const heads = sizing.heads?.all ?? 0
  return [splitInHosts, splitOverAll].flatMap((split) => {
    const change = split(job)
    const { tensor = 1, pipeline = 1 } = typeof change?.parallelism === 'object' ? change.parallelism : {}
    if (change === undefined || heads % tensor !== 0) return []
    const isWhole = tensor === job.devices
    const stages = pipeline > 1 ? ` in each of ${pipeline} pipeline stages` : ''
    const form = `${cards} ${noun} with tensor parallelism over ${tensor}${stages}`
    const ofOne = `${pipeline} pipeline stages of one ${noun.slice(0, -1)} each`
    const words = isWhole ? `tensor parallelism over ${cards} ${noun}` : tensor === 1 ? ofOne : form
    return [{ job: changed(job, change), words }]
  })
}

/**
 * "Use 8-bit Adam in pure bf16 (39.8 GiB per device), or FSDP over 2 cards (53 GiB)." If nothing suffices, says what to
 * reduce.
 */
export function fittingWords(facts: Facts): string {
  const [first, second] = fittingWays(facts)
  if (first === undefined) return `Use ${lessWords(facts)}.`
  const other = second === undefined ? '' : `, or ${second.words} (${gibibytes(second.perDeviceGiB)})`
  return `Use ${first.words} (${gibibytes(first.perDeviceGiB)} per device)${other}.`
}

const less: Readonly<Record<ReturnType<typeof mainCause>, string>> = {
  states: 'a smaller model',
  activations: 'smaller or shorter samples',
  logits: 'shorter sequences, or a loss that is computed in pieces',
  cache: 'shorter or fewer sequences at a time',
}

/** Advises more memory only if an accelerator exists that has enough. */
function lessWords({ hardware, model, sizing }: Facts): string {
  const { usual, leastPerDeviceGiB = 0, leastPartsGiB } = sizing.memory ?? {}
  const needGiB = usual?.perDeviceGiB ?? leastPerDeviceGiB
  const parts = usual?.partsGiB ?? leastPartsGiB
  const isHeld = accelerators.some(
    (each) => each.kind === hardware.kind && each.status === 'available' && hasRoom(needGiB, usableGiB(each)),
  )
  const cause = parts ? mainCause(parts) : 'states'
  const isOfBatch = cause === 'activations' && isContrastive(model.name)
  return `${isHeld ? 'accelerators with more memory, or ' : ''}${isOfBatch ? 'more of them, which share the batch' : less[cause]}`
}

/** Whether a job fits its devices with these degrees; undefined if its memory is unknown. */
export function fitsAs(facts: Facts, degrees: Readonly<Record<string, number>>): boolean | undefined {
  const job = { ...tunedJob(facts), parallelism: degrees as TunedJob['parallelism'] }
  return facts.sizing.memory?.usual && usualGiB(facts, job, facts.hardware.count) !== undefined
}

/** A card that most clouds have. */
const usualCard = 'nvidia-h100-80gb-sxm'

/** Whether the usual choice fits one card; undefined if unknown. */
export function fitsOneCard({ declaration }: Facts): boolean | undefined {
  const { hardware: _, ...job } = declaration
  const { usual, capacityGiB = 0 } = memoryFacts(job, [acceleratorById(usualCard) as Accelerator], 1) ?? {}
  return usual && hasRoom(usual.perDeviceGiB, capacityGiB)
}

/** "H100", "TPU v5e chips": the plural after a number. */
export const acceleratorsOf = ({ kind, accelerator }: Facts['hardware']): string =>
  kind === 'tpu' ? `${accelerator} chips` : accelerator

/**
 * "an A100 has 40 GiB", "an Instinct MI250X has 64 GiB per device", or "even the largest H100 (NVL) has 94 GiB" if
 * other candidates have less.
 */
export function capacityWords({ hardware }: Facts, capacityGiB: number): string {
  const { candidates, accelerator } = hardware
  const isOneDevice = candidates.every(({ devicesPerChip }) => devicesPerChip === 1)
  const has = `has ${gibibytes(capacityGiB)}${isOneDevice ? '' : ' per device'}`
  if (!candidates.some((each) => usableGiB(each) < capacityGiB)) return `${withArticle(accelerator)} ${has}`
  const largest = candidates.filter((each) => usableGiB(each) === capacityGiB).map(({ name }) => name)
  const [version] = largest.length > 1 ? [] : largest.filter((name) => name.startsWith(`${accelerator} `))
  return `even the largest ${accelerator}${version ? ` (${version.slice(accelerator.length + 1)})` : ''} ${has}`
}

export function mainCause(parts: MemoryParts): 'states' | 'activations' | 'cache' | 'logits' {
  const states = parts.weights + parts.gradients + parts.optimizer + parts.buffers
  const others = (['activations', 'cache', 'logits'] as const).filter((name) => parts[name] > states)
  return others.sort((one, other) => parts[other] - parts[one])[0] ?? 'states'
}

const optimizerNames: Readonly<Record<string, string>> = { adamw: 'AdamW', adam: 'Adam', sgd: 'SGD', lion: 'Lion' }

/** "with AdamW in mixed precision": what decides the size of the training states. */
export function trainingWords({ model, task }: Facts): string {
  if (task === 'inference') return 'to serve'
  if (model.method === 'lora' || model.method === 'qlora') return `with ${model.method === 'lora' ? 'LoRA' : 'QLoRA'}`
  const optimizer = model.optimizer ?? 'adamw'
  const name = optimizerNames[optimizer] ?? (optimizer === 'adam-8bit' ? '8-bit Adam' : optimizer)
  const precision = model.precision ?? 'bf16'
  const format =
    precision === 'fp32' || precision === 'fp64'
      ? precision
      : `${model.weights_precision === precision ? `pure ${precision}` : 'mixed precision'}`
  // The method changes the need by a factor of six, and most people who fine-tune use adapters.
  const assumed = task === 'fine-tuning' && model.method === undefined ? ', assuming all parameters are trained' : ''
  return `with ${name} in ${format}${assumed}`
}

const statesOf = ({ weights, gradients, optimizer }: MemoryParts): number => weights + gradients + optimizer

/** The lower bound, next to the usual need that the memory bar shows. */
export function leastReasonOf(facts: Facts, least: MemoryParts, usual: UsualMemory | undefined): string {
  const [states, usually] = [statesOf(least), usual && statesOf(usual.partsGiB)]
  if (facts.task === 'inference' || mainCause(least) !== 'states' || usually === undefined || usually < 1.05 * states)
    return reasonOf(facts, least)
  const isFreed = usual !== undefined && least.gradients < usual.partsGiB.gradients / 2
  const how = isFreed ? ' if each gradient is freed once it is applied' : ''
  const whole = gibibytes(usual?.perDeviceGiB ?? usually)
  return `Weights, gradients and optimizer states alone take ${gibibytes(states)}${how}; the job usually needs about ${whole}.`
}

export function reasonOf({ task, scale }: Facts, parts: MemoryParts): string {
  const cause = mainCause(parts)
  if (task === 'inference')
    return cause === 'cache'
      ? `The keys and values of the sequences served at a time take ${gibibytes(parts.cache)}.`
      : `The weights of ${amount(scale.parameters ?? 0)} parameters take ${gibibytes(parts.weights)}.`
  if (cause === 'states') return `Weights, gradients and optimizer states alone take ${gibibytes(statesOf(parts))}.`
  if (cause === 'logits')
    return `The logits alone take ${gibibytes(parts.logits)}: one number per token and vocabulary entry.`
  const tokens = scale.sequence_length === undefined ? '' : ` of sequences of ${inFull(scale.sequence_length)} tokens`
  const times = (scale.micro_batch_size ?? 1) > 1 ? `, ${scale.micro_batch_size} at a time,` : ''
  return `The activations${tokens}${times} alone take ${gibibytes(parts.activations)}.`
}
