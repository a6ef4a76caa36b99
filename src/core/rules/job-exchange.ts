import type { Accelerator } from '../catalog/accelerator.ts'
import { isBehindPcie } from '../catalog/machines/host-link.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { stepFlops } from '../sizing/flops.ts'
import type { TimeJob } from '../sizing/job.ts'
import type { Exchange } from '../sizing/network-loss.ts'
import type { HostExchange } from '../sizing/offload-loss.ts'
import { shapeOfParameters } from '../sizing/transformer-shape.ts'
import { parallelismOnDevices } from './device-degrees.ts'
import { offloadOf } from './job-memory.ts'
import { namedShape } from './job-shape.ts'
import { samplesOfMicroBatches } from './work-of-steps.ts'

/** The size of one optimizer step. */
export interface StepSize {
  readonly batchTokens?: number
  readonly batchSamples?: number
  readonly rowsPerChip?: number
}

/** A step of the job on one candidate. */
export interface StepOnChips {
  readonly chip: Accelerator
  readonly scale: StepSize
  readonly count?: number | undefined
}

/** What a step exchanges; undefined for mixtures of experts, whose experts may be placed in many ways. */
export function exchangeOf(
  job: TimeJob,
  declaration: JobDeclaration,
  { chip, scale, count }: StepOnChips,
): Exchange | undefined {
  const { parameters } = job
  if (parameters === undefined || job.activeParameters !== undefined) return undefined
  return {
    parallelism: parallelismOnDevices(declaration.hardware?.parallelism, {
      count,
      devicesPerChip: chip.devicesPerChip,
    }),
    parameters,
    hiddenSize: namedShape(declaration)?.hiddenSize ?? shapeOfParameters(parameters).hiddenSize,
    stepFlops: stepFlopsOf(job, declaration, scale),
    microSteps: microSteps(declaration),
    isFrozen: isFrozen(job),
  }
}

/** What the chips move to their hosts and back in a step; undefined without offloading over PCIe, or if the step is unknown. */
export function hostExchangeOf(
  job: TimeJob,
  declaration: JobDeclaration,
  { chip, scale, count: chips }: StepOnChips,
): HostExchange | undefined {
  const offload = offloadOf(declaration.hardware?.offload)
  if (offload === undefined || !isBehindPcie(chip)) return undefined
  const { parameters } = job
  const operations = stepFlopsOf(job, declaration, scale)
  if (parameters === undefined || chips === undefined || operations === undefined) return undefined
  return {
    offload,
    parallelism: declaration.hardware?.parallelism,
    chips,
    parameters,
    isFrozen: isFrozen(job),
    stepFlops: operations,
    microSteps: microSteps(declaration),
  }
}

/** Operations of one optimizer step, from its batch as a whole or per device. */
function stepFlopsOf(job: TimeJob, declaration: JobDeclaration, scale: StepSize): number | undefined {
  const whole = stepFlops(job, scale)
  if (whole !== undefined) return whole
  const batchSamples = samplesOfMicroBatches(declaration)
  const batchTokens = batchSamples && job.sequenceLength && batchSamples * job.sequenceLength
  return stepFlops(job, { batchSamples, batchTokens })
}

const isFrozen = ({ method }: TimeJob): boolean => method === 'lora' || method === 'qlora'

/** Undefined if neither accumulation nor both batches are declared. */
function microSteps({ scale = {}, hardware }: JobDeclaration): number | undefined {
  const { gradient_accumulation_steps: declared, global_batch_size: batch, micro_batch_size: micro } = scale
  const inOne = micro === undefined || hardware?.count === undefined ? undefined : micro * hardware.count
  return declared ?? (batch === undefined || inOne === undefined ? undefined : Math.max(1, batch / inOne))
}
