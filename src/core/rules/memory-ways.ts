import type { JobDeclaration } from '../manifest/schema.ts'
import type { MemoryParts } from '../sizing/memory/parts.ts'
import { amount, gibibytes } from '../text/wording.ts'
import type { Facts } from './facts.ts'
import { memoryFacts } from './job-memory.ts'
import { changed, memorySavings, type TunedJob } from './memory-changes.ts'

/** A change of the declaration with which the usual way fits, in words, and what it then needs. */
interface FittingWay {
  readonly words: string
  readonly perDeviceGiB: number
}

/** So many more devices are tried. */
const mostTimes = 64

/**
 * The changes with which the usual way fits, those first that cost nothing: recomputing, smaller pieces, sharding over
 * the devices that are there, splitting the sequence; then other optimizers and adapters; then more devices. Each is
 * sized anew.
 */
function fittingWays(facts: Facts, most = 2): readonly FittingWay[] {
  const ways: FittingWay[] = []
  const job = tunedJob(facts)
  for (const saving of memorySavings(facts)) {
    const change = saving(job)
    const perDeviceGiB = change && usualGiB(facts, changed(job, change), facts.hardware.count)
    if (perDeviceGiB !== undefined) ways.push({ words: change?.fits as string, perDeviceGiB })
    if (ways.length === most) return ways
  }
  const more = withMoreDevices(facts, job)
  return more ? [...ways, more] : ways
}

/** What the usual way needs of a device; undefined where that is more than the smallest of the parts that a name may be. */
function usualGiB(
  facts: Facts,
  { model, scale, parallelism }: TunedJob,
  count: number | undefined,
): number | undefined {
  const { declaration, hardware } = facts
  const tuned = { ...declaration, model, scale, hardware: { ...declaration.hardware, parallelism } } as JobDeclaration
  const memory = memoryFacts(tuned, hardware.candidates, count)
  return memory?.usual && memory.usual.perDeviceGiB <= memory.capacityGiB ? memory.usual.perDeviceGiB : undefined
}

const perCard = ({ hardware }: Facts): number => hardware.candidates[0]?.devicesPerChip ?? 1

const tunedJob = (facts: Facts): TunedJob => ({
  task: facts.task,
  model: facts.model,
  scale: facts.declaration.scale ?? {},
  parallelism: facts.hardware.declared.parallelism,
  devices: facts.hardware.count && facts.hardware.count * perCard(facts),
})

/** The least doubling of the devices with which it fits. */
function withMoreDevices(facts: Facts, job: TunedJob): FittingWay | undefined {
  const { count = 1, kind } = facts.hardware
  const isServed = facts.task === 'inference'
  for (let times = 2; times <= mostTimes; times *= 2) {
    const cards = count * times
    const spread = isServed ? ({ tensor: cards } as TunedJob['parallelism']) : job.parallelism && 'fsdp'
    const perDeviceGiB = usualGiB(facts, { ...job, parallelism: spread }, cards)
    if (perDeviceGiB === undefined) continue
    return {
      words: `${isServed ? 'split' : 'sharded'} over ${cards} ${kind === 'gpu' ? 'cards' : 'chips'}`,
      perDeviceGiB,
    }
  }
  return undefined
}

/** "It fits with 8-bit Adam in pure bf16 (39.8 GiB a device), or sharded over 2 cards (53.0 GiB)." */
export function fittingWords(facts: Facts): string | undefined {
  const [first, ...others] = fittingWays(facts)
  if (first === undefined) return undefined
  const rest = others.map(({ words, perDeviceGiB }) => `, or ${words} (${gibibytes(perDeviceGiB)})`)
  return `It fits ${first.words} (${gibibytes(first.perDeviceGiB)} on each device)${rest.join('')}.`
}

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
