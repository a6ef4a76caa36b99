import type { Run } from '../run.ts'
import { figure, hoursOf } from './numbers.ts'
import { gpuBusy, gpusOf, gpuUtilization, lastOfEach, slurmEnding, type Tres } from './slurm.ts'
import type { Row, Table } from './table.ts'

/** Whether a table has the columns of `sacct --format` that a run needs. */
export const isSacct = ({ columns }: Table): boolean =>
  columns.has('jobid') && columns.has('jobname') && columns.has('state')

/**
 * The jobs of `sacct --parsable2`, or of the same as CSV. Steps (`123.batch`) are not runs, but report GPU utilization.
 */
export function sacctRuns({ rows }: Table): Run[] {
  const ofSteps = new Map<string, Tres[]>()
  const jobs: Row[] = []
  for (const row of rows) {
    const [job = '', step] = (row('jobid') ?? '').split('.')
    if (step === undefined) {
      jobs.push(row)
      continue
    }
    const busy = ofSteps.get(job) ?? []
    busy.push(...tresIn(row('tresusageinave')).filter(([name]) => name === gpuBusy))
    ofSteps.set(job, busy)
  }
  return lastOfEach(jobs.map((row) => runOf(row, ofSteps.get(row('jobid') ?? '') ?? [])))
}

function runOf(row: Row, ofSteps: readonly Tres[]): Run {
  const id = row('jobid')
  const state = slurmEnding(row('state') ?? '')
  return {
    ...(id !== undefined && { id: row('cluster') ? `${row('cluster')}:${id}` : id }),
    name: row('jobname') ?? '',
    // A component of a heterogeneous job (`123+0`) is not a run.
    ending: id?.includes('+') ? 'unknown' : state,
    hours: hoursOf(row('elapsedraw')) ?? hoursOfClock(row('elapsed')),
    ...gpusOf(tresIn(row('alloctres') ?? row('reqtres'))),
    utilization: gpuUtilization(ofSteps),
  }
}

/** `[DD-[HH:]]MM:SS`, as in sacct(1). */
function hoursOfClock(text = ''): number | undefined {
  const [, days = '0', hours = '0', minutes, seconds] =
    /^(?:(\d{1,5})-)?(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:\.\d{1,6})?$/.exec(text) ?? []
  if (minutes === undefined) return undefined
  return hoursOf(((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds))
}

const tresIn = (text = ''): Tres[] =>
  text.split(',').flatMap((entry): Tres[] => {
    const [name = '', written] = entry.trim().split('=')
    const value = figure(written)
    return value === undefined ? [] : [[name, value]]
  })
