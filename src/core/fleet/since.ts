import { type ChangedJob, changeOf, comparableCosts, isSmaller } from './change.ts'
import type { FormerFleet, FormerJob } from './former-fleet.ts'
import { gravestOrder, gravestWord } from './gravest-word.ts'
import type { JobRow } from './job-row.ts'
import { type Whole, WholeSum } from './whole.ts'

/** The changes since an earlier report. Lists are sorted by cost, then by chip-hours, largest first. */
export interface Since {
  /** The dates of the oldest and the newest earlier report of a job. */
  readonly from: string
  readonly date: string
  readonly new: readonly JobRow[]
  readonly gone: readonly FormerJob[]
  /** Largest increase of cost first, then the worst verdict. */
  readonly changed: readonly ChangedJob[]
  /** How many others only have smaller figures. They are not listed. */
  readonly smaller: number
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
  teamLabel: string,
): Since {
  const left = new Map(former.jobs.map((job) => [keyOf(job), job]))
  const added: JobRow[] = []
  const changed: ChangedJob[] = []
  let smaller = 0
  const [before, after] = [new WholeSum(), new WholeSum()]
  for (const job of former.jobs) if (isRead(job.repository)) before.add(job)
  for (const now of jobs) {
    const then = left.get(keyOf(now))
    left.delete(keyOf(now))
    after.add(now)
    if (then === undefined) added.push(now)
    else if (Object.values(changeOf({ now, former: then }, teamLabel)).includes(true))
      changed.push({ now, former: then })
    else if (isSmaller({ now, former: then })) smaller++
  }
  const gone = [...left.values()]
  const isOfOthers = former.jobs.length > 0 && former.jobs.every(({ repository }) => !isRead(repository))
  const dates = former.jobs.flatMap(({ date }) => date ?? []).sort()
  return {
    from: dates[0] ?? former.date,
    date: dates.at(-1) ?? former.date,
    ...(isOfOthers && { isOfOthers }),
    // With no shared repository, all jobs would be new.
    new: isOfOthers ? [] : added.sort(bySize),
    gone: gone.filter(({ repository }) => isRead(repository)).sort(bySize),
    changed: changed.sort(
      (a, b) => moreCost(b) - moreCost(a) || badness(a) - badness(b) || moreHours(b) - moreHours(a),
    ),
    smaller,
    before: before.whole,
    after: after.whole,
    notRead: [...new Set(gone.map(({ repository }) => repository))].filter((repository) => !isRead(repository)),
  }
}

const badness = ({ now }: ChangedJob): number => gravestOrder.indexOf(gravestWord(now))

const bySize = (a: FormerJob, b: FormerJob): number =>
  (b.cost?.likely ?? -1) - (a.cost?.likely ?? -1) || (b.likelyChipHours ?? -1) - (a.likelyChipHours ?? -1)

function moreCost(job: ChangedJob): number {
  const costs = comparableCosts(job)
  return costs === undefined ? 0 : costs.now - costs.former
}

const moreHours = ({ now, former }: ChangedJob): number => (now.likelyChipHours ?? 0) - (former.likelyChipHours ?? 0)
