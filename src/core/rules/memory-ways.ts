import type { JobDeclaration } from '../manifest/schema.ts'
import type { MemoryParts } from '../sizing/memory/parts.ts'
import { amount, gibibytes } from '../text/wording.ts'
import type { Facts } from './facts.ts'
import { memoryFacts } from './job-memory.ts'

/** A change of the declaration with which the usual way fits, in words, and what it then needs. */
interface FittingWay {
  readonly words: string
  readonly perDeviceGiB: number
}

interface Attempt {
  readonly words: string
  readonly declaration: JobDeclaration
  readonly count?: number
  /** More devices: the least number of them is enough. */
  readonly isPurchase?: true
}

/** From here on a sequence is worth splitting over devices. */
export const longSequence = 16_384
/** So many more devices are tried. */
const mostTimes = 64

/**
 * The changes with which the usual way fits, those first that cost nothing: recomputing, smaller pieces, sharding over
 * the devices that are there, splitting the sequence; then other optimizers and adapters; then more devices. Each is
 * sized anew.
 */
function fittingWays(facts: Facts, most = 2): readonly FittingWay[] {
  const ways: FittingWay[] = []
  for (const { words, declaration, count, isPurchase } of attempts(facts)) {
    if (ways.length === most) return ways
    const memory = memoryFacts(declaration, facts.hardware.candidates, count ?? facts.hardware.count)
    // On the smallest of the parts that a name may be.
    if (memory?.usual === undefined || memory.usual.perDeviceGiB > memory.capacityGiB) continue
    ways.push({ words, perDeviceGiB: memory.usual.perDeviceGiB })
    if (isPurchase) return ways
  }
  return ways
}

/** "It fits with 8-bit Adam in pure bf16 (39.8 GiB a device), or sharded over 2 cards (53.0 GiB)." */
export function fittingWords(facts: Facts): string | undefined {
  const [first, ...others] = fittingWays(facts)
  if (first === undefined) return undefined
  const rest = others.map(({ words, perDeviceGiB }) => `, or ${words} (${gibibytes(perDeviceGiB)})`)
  return `It fits ${first.words} (${gibibytes(first.perDeviceGiB)} on each device)${rest.join('')}.`
}

function* attempts(facts: Facts): Generator<Attempt> {
  if (facts.task === 'inference') yield* servingAttempts(facts)
  else {
    yield* freeAttempts(facts)
    yield* optimizerAttempts(facts)
    yield* adapterAttempts(facts)
  }
  yield* moreDevices(facts)
}

const withModel = ({ declaration }: Facts, model: JobDeclaration['model']): JobDeclaration => ({
  ...declaration,
  model: { ...declaration.model, ...model },
})

const withParallelism = ({ declaration }: Facts, parallelism: Parallelism): JobDeclaration => ({
  ...declaration,
  hardware: { ...declaration.hardware, parallelism },
})

function* freeAttempts(facts: Facts): Generator<Attempt> {
  const { model, scale, hardware, declaration } = facts
  const { count = 1 } = hardware
  const { parallelism } = hardware.declared
  const recomputed = { activation_checkpointing: true } as const
  if (model.activation_checkpointing === false || model.activation_checkpointing === 'selective')
    yield { words: 'with activation checkpointing', declaration: withModel(facts, recomputed) }
  const micro = scale.micro_batch_size
  if (micro !== undefined && micro > 1)
    yield {
      words: 'with a micro-batch of one sample',
      declaration: { ...declaration, scale: { ...declaration.scale, micro_batch_size: 1 } as JobDeclaration['scale'] },
    }
  const isWhole = typeof parallelism === 'string' && parallelism !== 'fsdp' && parallelism !== 'zero-3'
  if (count > 1 && isWhole)
    yield { words: `sharded over its ${count} devices (FSDP)`, declaration: withParallelism(facts, 'fsdp') }
  const tokens = scale.sequence_length ?? 0
  if (count <= 1 || tokens < longSequence) return
  for (let context = 2; context <= count; context *= 2) {
    const degrees = { fsdp: count / context, context }
    if (!Number.isInteger(degrees.fsdp)) return
    const declared = withParallelism({ ...facts, declaration: withModel(facts, recomputed) }, degrees as Parallelism)
    yield { words: `with the sequence split over ${context} devices (context parallelism)`, declaration: declared }
  }
}

function* optimizerAttempts(facts: Facts): Generator<Attempt> {
  const { model } = facts
  const isAdam = model.optimizer === undefined || model.optimizer === 'adam' || model.optimizer === 'adamw'
  const isTrained = model.method === undefined || model.method === 'full'
  if (!isAdam || !isTrained || (model.precision ?? 'bf16') !== 'bf16') return
  const words = 'with 8-bit Adam in pure bf16'
  yield { words, declaration: withModel(facts, { optimizer: 'adam-8bit', weights_precision: 'bf16' }) }
}

function* adapterAttempts(facts: Facts): Generator<Attempt> {
  const { method } = facts.model
  if (facts.task !== 'fine-tuning' || method === 'qlora' || method === 'full') return
  if (method !== 'lora') yield { words: 'with LoRA', declaration: withModel(facts, { method: 'lora' }) }
  yield { words: 'with QLoRA', declaration: withModel(facts, { method: 'qlora' }) }
}

function* servingAttempts(facts: Facts): Generator<Attempt> {
  const { count = 1 } = facts.hardware
  if (count > 1 && facts.hardware.declared.parallelism === undefined)
    yield { words: `split over its ${count} devices`, declaration: withParallelism(facts, tensorOver(count)) }
  if (facts.model.weights_precision === undefined && !['int8', 'fp8', 'fp4'].includes(facts.model.precision ?? ''))
    yield { words: 'with weights in 8 bits', declaration: withModel(facts, { weights_precision: 'int8' }) }
}

function* moreDevices(facts: Facts): Generator<Attempt> {
  const { count = 1, kind, declared } = facts.hardware
  const isServed = facts.task === 'inference'
  for (let times = 2; times <= mostTimes; times *= 2) {
    const devices = count * times
    const sharded = declared.parallelism === undefined ? undefined : ('fsdp' as const)
    const words = `${isServed ? 'split' : 'sharded'} over ${devices} ${kind === 'gpu' ? 'cards' : 'chips'}`
    const declaration = withParallelism(facts, isServed ? tensorOver(devices) : sharded)
    yield { words, declaration, count: devices, isPurchase: true }
  }
}

type Parallelism = NonNullable<JobDeclaration['hardware']>['parallelism']

const tensorOver = (tensor: number): Parallelism => ({ tensor }) as Parallelism

/** What takes most of the memory. */
export function mainCause({
  weights,
  gradients,
  optimizer,
  activations,
  logits,
  buffers,
}: MemoryParts): 'states' | 'activations' | 'logits' {
  const states = weights + gradients + optimizer + buffers
  if (logits > Math.max(states, activations)) return 'logits'
  return activations > states ? 'activations' : 'states'
}

const optimizerNames: Readonly<Record<string, string>> = { adamw: 'AdamW', adam: 'Adam', sgd: 'SGD', lion: 'Lion' }

/** "With AdamW in mixed precision": how the states of a full training come to their size. */
export function trainingWords({ model, task }: Facts): string {
  if (task === 'inference') return 'Served the usual way'
  if (model.method === 'lora' || model.method === 'qlora') return `With ${model.method === 'lora' ? 'LoRA' : 'QLoRA'}`
  const optimizer = model.optimizer ?? 'adamw'
  const name = optimizerNames[optimizer] ?? (optimizer === 'adam-8bit' ? '8-bit Adam' : optimizer)
  const precision = model.precision ?? 'bf16'
  if (precision === 'fp32' || precision === 'fp64') return `With ${name} in ${precision}`
  return `With ${name} in ${model.weights_precision === precision ? `pure ${precision}` : 'mixed precision'}`
}

/** Why the job takes so much memory, by the largest of its parts. */
export function reasonOf({ task, scale }: Facts, parts: MemoryParts): string {
  const cause = mainCause(parts)
  const parameters = amount(scale.parameters ?? 0)
  if (task === 'inference')
    return cause === 'activations'
      ? 'The keys and values of the sequences that are served at a time take most of it.'
      : `The weights of ${parameters} parameters have to be there as a whole.`
  const tokens = scale.sequence_length === undefined ? '' : ` of sequences of ${amount(scale.sequence_length)} tokens`
  const times = (scale.micro_batch_size ?? 1) > 1 ? `, ${scale.micro_batch_size} at a time,` : ''
  if (cause === 'activations')
    return `The activations${tokens}${times} take most of it: every layer keeps its share for the backward pass.`
  if (cause === 'logits')
    return 'The logits take most of it: for each token one number for every word of the vocabulary.'
  return `Weights, gradients and optimizer states of ${parameters} parameters take most of it.`
}
