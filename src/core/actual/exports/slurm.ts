import type { Ending, Run, Utilization } from '../run.ts'
import { count } from './numbers.ts'

/** Slurm's job states, sacct(1). */
const endings: ReadonlyMap<string, Ending> = new Map([
  ['COMPLETED', 'completed'],
  ['FAILED', 'failed'],
  ['NODE_FAIL', 'failed'],
  ['BOOT_FAIL', 'failed'],
  ['LAUNCH_FAILED', 'failed'],
  ['OUT_OF_MEMORY', 'failed'],
  ['TIMEOUT', 'timed out'],
  ['DEADLINE', 'timed out'],
  ['CANCELLED', 'cancelled'],
  ['REVOKED', 'cancelled'],
  ['PREEMPTED', 'preempted'],
  ['RUNNING', 'not ended'],
  ['COMPLETING', 'not ended'],
  ['PENDING', 'not ended'],
  ['CONFIGURING', 'not ended'],
  ['REQUEUED', 'not ended'],
  ['REQUEUE_HOLD', 'not ended'],
  ['SUSPENDED', 'not ended'],
  ['RESIZING', 'not ended'],
])

/** How a job ended. A table may add by whom: `CANCELLED by 1000`. */
export const slurmEnding = (state: string): Ending => endings.get(state.trim().split(' ')[0] as string) ?? 'unknown'

/** One of the trackable resources of a job: `gres/gpu:h100`, 8. */
export type Tres = readonly [name: string, count: number]

/**
 * The GPUs among the resources. Slurm lists the total and, if the site tracks types, each type again. Undefined without
 * GPUs: a site that does not track them lists none for jobs that used them.
 */
export function gpusOf(tres: readonly Tres[]): Pick<Run, 'accelerators' | 'kinds'> {
  const gpus = tres.filter(([name, number]) => /^gres\/gpu(?::|$)/.test(name) && number > 0)
  const typed = gpus.filter(([name]) => name !== gpu)
  const all = gpus.find(([name]) => name === gpu)?.[1]
  const ofTypes = typed.reduce((total, [, number]) => total + number, 0)
  return { accelerators: count(all ?? ofTypes), kinds: typed.map(([name]) => name.slice(`${gpu}:`.length)) }
}

const gpu = 'gres/gpu'

/** GPU utilization, if the site tracks it. */
export const gpuBusy = 'gres/gpuutil'

/** The largest value among the steps. It sums the GPUs of a task, so it is not a percentage and is only reported. */
export function gpuUtilization(ofSteps: readonly Tres[]): Utilization | undefined {
  const values = ofSteps.filter(([name]) => name === gpuBusy).map(([, value]) => value)
  return values.length === 0
    ? undefined
    : { source: gpuBusy, value: values.reduce((most, value) => Math.max(most, value)) }
}

/** The last attempt of each job. `--duplicates` lists a requeued job once per attempt. */
export function lastOfEach(runs: readonly Run[]): Run[] {
  return [...new Map(runs.map((run, place) => [run.id ?? place, run])).values()]
}
