import * as z from 'zod/mini'
import type { JobRow } from './job-row.ts'

const name = z.string().check(z.maxLength(10_000))
const amount = z.number().check(z.nonnegative())

/** What is compared of a job in a former report of a fleet. */
const formerJob = z.object({
  repository: name,
  path: name,
  job: name,
  accelerator: z.exactOptional(name),
  count: z.exactOptional(amount),
  likelyChipHours: z.exactOptional(amount),
  labels: z.record(name, name),
})
const formerFleet = z.object({
  version: z.literal(1),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  jobs: z.array(formerJob),
})

export type FormerJob = z.infer<typeof formerJob>
export type FormerFleet = z.infer<typeof formerFleet>

/** What `fleet --format json` wrote once; undefined for anything else. */
export function readFormerFleet(text: string): FormerFleet | undefined {
  try {
    return z.safeParse(formerFleet, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A job that takes more than it did. */
export interface GrownJob {
  readonly now: JobRow
  readonly former: FormerJob
}

/** What has changed since a former report. */
export interface Since {
  readonly date: string
  readonly new: readonly JobRow[]
  readonly gone: readonly FormerJob[]
  /** The most chip-hours first, then those of which only the number of accelerators is known to be larger. */
  readonly grown: readonly GrownJob[]
  /** Repositories of the former report of which nothing was read now: nobody knows of their jobs. */
  readonly notRead: readonly string[]
}

/** An estimate is no more exact: what differs by less has not grown. */
const leastGrowth = 1.05

const keyOf = ({ repository, path, job }: Pick<JobRow, 'repository' | 'path' | 'job'>): string =>
  JSON.stringify([repository, path, job])

/** Compares the jobs of now with those of then. `isRead` tells of a repository whether there is a report of it now. */
export function changesSince(
  former: FormerFleet,
  jobs: Iterable<JobRow>,
  isRead: (repository: string) => boolean,
): Since {
  const left = new Map(former.jobs.map((job) => [keyOf(job), job]))
  const added: JobRow[] = []
  const grown: GrownJob[] = []
  for (const now of jobs) {
    const then = left.get(keyOf(now))
    left.delete(keyOf(now))
    if (then === undefined) added.push(now)
    else if (isLarger(now, then)) grown.push({ now, former: then })
  }
  const gone = [...left.values()]
  return {
    date: former.date,
    new: added,
    gone: gone.filter(({ repository }) => isRead(repository)),
    grown: grown.sort((a, b) => moreHours(b) - moreHours(a)),
    notRead: [...new Set(gone.map(({ repository }) => repository))].filter((repository) => !isRead(repository)),
  }
}

/** What is not known on both sides has not grown. */
function isLarger(now: JobRow, then: FormerJob): boolean {
  const hours = then.likelyChipHours !== undefined && (now.likelyChipHours ?? 0) > then.likelyChipHours * leastGrowth
  return hours || (then.count !== undefined && (now.count ?? 0) > then.count)
}

const moreHours = ({ now, former }: GrownJob): number => (now.likelyChipHours ?? 0) - (former.likelyChipHours ?? 0)
