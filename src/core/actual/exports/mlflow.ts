import * as z from 'zod/mini'
import { type Ending, meanUtilization, type Run } from '../run.ts'
import { count, figure, hoursOf } from './numbers.ts'
import type { Row, Table } from './table.ts'

const endings: ReadonlyMap<string, Ending> = new Map([
  ['FINISHED', 'completed'],
  ['FAILED', 'failed'],
  ['KILLED', 'cancelled'],
  ['RUNNING', 'not ended'],
  ['SCHEDULED', 'not ended'],
])

const entry = z.object({ key: z.string(), value: z.unknown() })
/** A list of entries over REST, or a mapping from `mlflow runs describe`. */
const entries = z.pipe(
  z.nullish(z.union([z.array(entry), z.record(z.string(), z.unknown())])),
  z.transform((all): ReadonlyMap<string, unknown> => {
    if (Array.isArray(all)) return new Map(all.map(({ key, value }) => [key, value]))
    return new Map(Object.entries(all ?? {}))
  }),
)

const run = z.object({
  info: z.object({
    run_id: z.nullish(z.string()),
    run_name: z.nullish(z.string()),
    status: z.nullish(z.string()),
    start_time: z.optional(z.unknown()),
    // Unfinished runs have none.
    end_time: z.optional(z.unknown()),
  }),
  data: z._default(z.object({ metrics: entries, params: entries, tags: entries }), {
    metrics: new Map(),
    params: new Map(),
    tags: new Map(),
  }),
})

/** Runs in the format of the REST API (`runs/search`) and `mlflow runs describe`. Times are milliseconds. */
export const mlflowRuns = z.pipe(
  z.array(run),
  z.transform((all): Run[] => all.map(runOf)),
)

function runOf({ info, data: { metrics, params, tags } }: z.output<typeof run>): Run {
  const name = info.run_name ?? tags.get('mlflow.runName')
  const busy = [...metrics].filter(([key]) => utilizationKey.test(key)).map(([, value]) => figure(value))
  return {
    ...(info.run_id && { id: info.run_id }),
    name: typeof name === 'string' ? name : '',
    ending: endings.get(info.status ?? '') ?? 'unknown',
    hours: hoursBetween(figure(info.start_time), figure(info.end_time)),
    accelerators: count(params.get('world_size')),
    kinds: [],
    utilization: utilizationOf(busy),
  }
}

const utilizationKey = /^system\/gpu_\d{1,4}_utilization_percentage$/

/** An export has the last value of each metric. */
const utilizationOf = (values: readonly (number | undefined)[]): Run['utilization'] =>
  meanUtilization(
    'system/gpu_*_utilization_percentage',
    values.filter((value) => value !== undefined),
  )

const hoursBetween = (start: number | undefined, end: number | undefined): number | undefined =>
  start === undefined || end === undefined ? undefined : hoursOf((end - start) / 1000)

/** Whether a table comes from `mlflow experiments csv`. */
export const isMlflow = ({ columns }: Table): boolean =>
  columns.has('run_id') && columns.has('status') && columns.has('start_time')

export function mlflowTableRuns({ columns, rows }: Table): Run[] {
  const busy = [...columns].filter((column) => utilizationKey.test(column.replace(/^metrics\./, '')))
  return rows.map((row) => runOfRow(row, busy))
}

function runOfRow(row: Row, busy: readonly string[]): Run {
  return {
    id: row('run_id'),
    name: row('tags.mlflow.runname') ?? row('run_name') ?? '',
    ending: endings.get(row('status') ?? '') ?? 'unknown',
    hours: hoursBetween(moment(row('start_time')), moment(row('end_time'))),
    accelerators: count(row('params.world_size')),
    kinds: [],
    utilization: utilizationOf(busy.map((column) => figure(row(column)))),
  }
}

/** Milliseconds, or a pandas timestamp: `2026-03-01 12:00:00.123000+00:00`. */
function moment(text: string | undefined): number | undefined {
  const [, day, time] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(?:\+00:00|Z)?$/.exec(text ?? '') ?? []
  return day === undefined ? figure(text) : figure(Date.parse(`${day}T${time}Z`))
}
