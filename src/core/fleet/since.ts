import * as z from 'zod/mini'
import { verdictOrder, verdictWord } from '../report/words/verdict.ts'
import { comparableCosts, growthOf } from './growth.ts'
import type { JobRow } from './job-row.ts'
import { formerWord, type Whole, WholeSum } from './whole.ts'

const name = z.string().check(z.maxLength(10_000))
const amount = z.number().check(z.nonnegative())

const cost = z.object({
  currency: name,
  likely: z.exactOptional(amount),
  amount: z.readonly(z.tuple([amount, amount])),
  per: z.exactOptional(z.enum(['run', 'month'])),
  prices: z.exactOptional(name),
})

/** The parts of a job in an earlier report that are compared, and those that the page filters by. */
const formerJob = z.object({
  repository: name,
  path: name,
  job: name,
  accelerator: z.exactOptional(name),
  count: z.exactOptional(amount),
  likelyChipHours: z.exactOptional(amount),
  cost: z.exactOptional(cost),
  verdict: z.exactOptional(z.enum(['fit', 'undecided', 'questionable', 'mismatch'])),
  isDrift: z.exactOptional(z.literal(true)),
  kind: z.exactOptional(name),
  provider: z.exactOptional(name),
  stage: z.exactOptional(name),
  labels: z.record(name, name),
})
const formerFleet = z.object({
  version: z.literal(1),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  jobs: z.array(formerJob),
})

export type FormerJob = z.infer<typeof formerJob>
export type FormerFleet = z.infer<typeof formerFleet>

/** Parses the output of `fleet --format json`. Undefined for anything else. */
export function readFormerFleet(text: string): FormerFleet | undefined {
  try {
    return z.safeParse(formerFleet, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A job in both reports that changed. */
export interface ChangedJob {
  readonly now: JobRow
  readonly former: FormerJob
}

/** The changes since an earlier report. Lists are sorted by cost, then by chip-hours, largest first. */
export interface Since {
  readonly date: string
  readonly new: readonly JobRow[]
  readonly gone: readonly FormerJob[]
  /** Largest increase of cost first. */
  readonly grown: readonly ChangedJob[]
  /** Jobs with a different verdict, worst first. */
  readonly rejudged: readonly ChangedJob[]
  /** The totals before and after, of the repositories in both reports. */
  readonly before: Whole
  readonly after: Whole
  /** Repositories of the earlier report that are missing now, so the state of their jobs is unknown. */
  readonly notRead: readonly string[]
  /** True if the reports share no repository, so that nothing was compared. */
  readonly isOfOthers?: true
}

const keyOf = ({ repository, path, job }: Pick<JobRow, 'repository' | 'path' | 'job'>): string =>
  JSON.stringify([repository, path, job])

/** Compares the jobs of two reports. `isRead` tells whether the current one has a repository. */
export function changesSince(
  former: FormerFleet,
  jobs: Iterable<JobRow>,
  isRead: (repository: string) => boolean,
): Since {
  const left = new Map(former.jobs.map((job) => [keyOf(job), job]))
  const added: JobRow[] = []
  const grown: ChangedJob[] = []
  const rejudged: ChangedJob[] = []
  const [before, after] = [new WholeSum(), new WholeSum()]
  for (const job of former.jobs) if (isRead(job.repository)) before.add(job)
  for (const now of jobs) {
    const then = left.get(keyOf(now))
    left.delete(keyOf(now))
    after.add(now)
    if (then === undefined) {
      added.push(now)
      continue
    }
    if (Object.values(growthOf(now, then)).includes(true)) grown.push({ now, former: then })
    if (formerWord(then) !== undefined && formerWord(then) !== verdictWord(now)) rejudged.push({ now, former: then })
  }
  const gone = [...left.values()]
  const isOfOthers = former.jobs.length > 0 && former.jobs.every(({ repository }) => !isRead(repository))
  return {
    date: former.date,
    ...(isOfOthers && { isOfOthers }),
    // With no shared repository, all jobs would be new.
    new: isOfOthers ? [] : added.sort(bySize),
    gone: gone.filter(({ repository }) => isRead(repository)).sort(bySize),
    grown: grown.sort((a, b) => moreCost(b) - moreCost(a) || moreHours(b) - moreHours(a)),
    rejudged: rejudged.sort((a, b) => badness(a) - badness(b)),
    before: before.whole,
    after: after.whole,
    notRead: [...new Set(gone.map(({ repository }) => repository))].filter((repository) => !isRead(repository)),
  }
}

const badness = ({ now }: ChangedJob): number => verdictOrder.indexOf(verdictWord(now))

const bySize = (a: FormerJob, b: FormerJob): number =>
  (b.cost?.likely ?? -1) - (a.cost?.likely ?? -1) || (b.likelyChipHours ?? -1) - (a.likelyChipHours ?? -1)

function moreCost({ now, former }: ChangedJob): number {
  const costs = comparableCosts(now, former)
  return costs === undefined ? 0 : costs.now - costs.former
}

const moreHours = ({ now, former }: ChangedJob): number => (now.likelyChipHours ?? 0) - (former.likelyChipHours ?? 0)
