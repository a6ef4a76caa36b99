import { tokensOfSteps, workOfSteps } from '../manifest/model-sizes.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { type HardwareFacts, hardwareFacts } from './hardware-facts.ts'
import { devicesPerSample, groupCounts } from './sample-groups.ts'

/**
 * A job with the work of its steps, if its batch is declared per device: micro-batch × accumulation × the devices, or
 * groups of devices, that take samples of their own. The same job if one of these is open. `on`: the hardware that the
 * batch is meant for, which stays the same if the job moves to other hardware.
 */
export function withWorkOfSteps(declaration: JobDeclaration, on = declaration.hardware): JobDeclaration {
  const { scale = {}, assumptions = [] } = declaration
  const { micro_batch_size: micro, global_batch_size, global_batch_tokens, steps, tokens } = scale
  if (steps === undefined || micro === undefined) return declaration
  const isOpen = (global_batch_size ?? global_batch_tokens ?? tokens) === undefined
  const accumulated = scale.gradient_accumulation_steps ?? (isWholeConfiguration(declaration) && isOpen ? 1 : undefined)
  if (accumulated === undefined) return declaration
  const groups = groupsOf(hardwareFacts(on ?? {}))
  // There is at least one, whatever the layout.
  if (!isOpen) return withLargerBatch(declaration, micro * accumulated * (groups ?? 1))
  if (groups === undefined) return declaration
  const work = workOfSteps({ ...scale, global_batch_size: micro * accumulated * groups })
  const isAssumed = scale.gradient_accumulation_steps === undefined
  return {
    ...declaration,
    scale: { ...scale, ...work },
    ...(isAssumed && {
      assumptions: [...assumptions, 'scale.gradient_accumulation_steps not stated: each step is one micro-batch'],
    }),
  }
}

/** A batch that its micro-batches exceed is reported; a locked limit counts the larger one. */
function withLargerBatch(declaration: JobDeclaration, batch: number): JobDeclaration {
  const { scale = {}, model, task, readings = [] } = declaration
  const { tokens: _, global_batch_tokens: __, ...others } = scale
  const larger = { ...others, global_batch_size: batch }
  if (task === 'inference' || (tokensOfSteps(larger) ?? 0) <= (scale.tokens ?? tokensOfSteps(scale) ?? Infinity))
    return declaration
  const reading = {
    scale: { ...larger, ...workOfSteps(larger) },
    ...(model?.architecture && { architecture: model.architecture }),
  }
  return { ...declaration, readings: [...readings, reading] }
}

/** The devices, or groups of them, with samples of their own. Undefined if the layout or the number of devices is open. */
function groupsOf(hardware: HardwareFacts): number | undefined {
  const { count, declared } = hardware
  if (count === undefined) return undefined
  const size = count === 1 ? 1 : devicesPerSample(declared.parallelism)
  const [groups, another] = size === undefined ? [] : groupCounts(hardware, size)
  return another === undefined ? groups : undefined
}

/** Samples of a step that declares its batch per device only; undefined if accumulation, layout or count is open. */
export function samplesOfMicroBatches({ scale = {}, hardware }: JobDeclaration): number | undefined {
  const { micro_batch_size: micro, gradient_accumulation_steps: accumulated } = scale
  if (micro === undefined || accumulated === undefined) return undefined
  const groups = groupsOf(hardwareFacts(hardware ?? {}))
  return groups && micro * accumulated * groups
}

/** Whether the micro-batch is from a listed file: a configuration that leaves accumulation out has none. */
const isWholeConfiguration = ({ taken = [], leftOpen = [] }: JobDeclaration): boolean =>
  taken.some(({ path }) => path.join('.') === 'scale.micro_batch_size') &&
  !leftOpen.includes('scale.gradient_accumulation_steps')
