import * as z from 'zod/mini'
import { type Ending, meanUtilization, type Run } from '../run.ts'
import { count, figure, hoursOf } from './numbers.ts'
import type { Row, Table } from './table.ts'

const endings: ReadonlyMap<string, Ending> = new Map([
  ['finished', 'completed'],
  ['failed', 'failed'],
  ['crashed', 'failed'],
  ['killed', 'cancelled'],
  ['preempted', 'preempted'],
  ['preempting', 'preempted'],
  ['running', 'not ended'],
  ['pending', 'not ended'],
])

const record = z.record(z.string(), z.unknown())
/** A mapping, or its JSON as text, which the GraphQL API returns; undefined for anything else. */
const section = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Section => record.safeParse(typeof value === 'string' ? parsed(value) : value).data ?? {}),
)

type Section = Readonly<Record<string, unknown>>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const text = z.nullish(z.string())

const run = z.object({
  id: text,
  name: text,
  display_name: text,
  displayName: text,
  state: text,
  config: section,
  summary: section,
  summary_metrics: section,
  summaryMetrics: section,
  metadata: section,
  system_metrics: section,
  systemMetrics: section,
})

/** Runs as `wandb.Api().runs()` returns them, written as a list: name, state, config, summary, metadata. */
export const wandbRuns = z.pipe(
  z.array(run),
  z.transform((all): Run[] => all.map(runOf)),
)

function runOf({ id, name, display_name, displayName, state, config, metadata, ...others }: z.output<typeof run>): Run {
  const summary: Section = { ...others.summaryMetrics, ...others.summary_metrics, ...others.summary }
  const own = summary['_wandb'] as { runtime?: unknown } | null | undefined
  return {
    ...(id && { id }),
    name: display_name ?? displayName ?? name ?? '',
    ending: endings.get(state ?? '') ?? 'unknown',
    // The first is the whole run; the second ends with the last logged values.
    hours: hoursOf(summary['_wandb.runtime'] ?? own?.runtime ?? summary['_runtime']),
    accelerators: worldSize(config),
    acceleratorsOfHost: count(metadata['gpu_count']),
    kinds: kindsOf(metadata),
    utilization: busy({ ...others.systemMetrics, ...others.system_metrics, ...summary }),
  }
}

/** Processes of a distributed run, one per accelerator, under the name that `torch.distributed` uses. */
function worldSize(config: Section): number | undefined {
  const written = config['world_size'] ?? config['WORLD_SIZE']
  return count((written as { value?: unknown } | null | undefined)?.value ?? written)
}

function kindsOf(metadata: Section): string[] {
  const { gpu, gpu_type: type } = metadata
  const listed = [metadata['gpu_nvidia'], metadata['gpu_amd']].flat().map((each) => (each as { name?: unknown })?.name)
  return [...new Set([gpu, type, ...listed].filter((name) => typeof name === 'string'))]
}

/** The last sample of each GPU on the host. */
function busy(metrics: Section): Run['utilization'] {
  const values = Object.entries(metrics)
    .filter(([key]) => /^system[./]gpu\.\d{1,4}\.gpu$/.test(key))
    .map(([, value]) => figure(value))
  return meanUtilization(
    'system.gpu.*.gpu',
    values.filter((value) => value !== undefined),
  )
}

/** Whether a table is the web page's export of runs. */
export const isWandb = ({ columns }: Table): boolean =>
  columns.has('name') && columns.has('state') && columns.has('runtime')

export const wandbTableRuns = ({ rows }: Table): Run[] => rows.map(runOfRow)

function runOfRow(row: Row): Run {
  const kind = row('gpu type')
  return {
    id: row('id'),
    name: row('name') ?? '',
    ending: endings.get(row('state') ?? '') ?? 'unknown',
    hours: hoursOf(row('runtime')),
    accelerators: count(row('world_size')),
    acceleratorsOfHost: count(row('gpu count')),
    kinds: kind === undefined ? [] : [kind],
  }
}
