import { amount, numberOf } from '../text/wording.ts'
import type { FormerJob, GrownJob, Since } from './since.ts'

/** "12 new, 3 gone and 2 grown since 2026-11-21". */
export const sinceWords = ({ new: added, gone, grown, date }: Since): string =>
  `${amount(added.length)} new, ${amount(gone.length)} gone and ${amount(grown.length)} grown since ${date}`

/** "8× h100 → 16× h100, 1,000 → 2,000 chip-hours": what of a job has grown. */
export function grownWords({ now, former }: GrownJob): string {
  const parts = [
    ...(hardwareOf(now) === hardwareOf(former) ? [] : [`${hardwareOf(former)} → ${hardwareOf(now)}`]),
    ...(now.likelyChipHours === undefined || former.likelyChipHours === undefined
      ? []
      : [`${amount(former.likelyChipHours)} → ${amount(now.likelyChipHours)} chip-hours`]),
  ]
  return parts.join(', ')
}

/** "8× h100, 1,000 chip-hours": what a job takes. */
export const takenWords = (job: Pick<FormerJob, 'accelerator' | 'count' | 'likelyChipHours'>): string =>
  [
    hardwareOf(job),
    job.likelyChipHours === undefined ? 'chip-hours unknown' : `${amount(job.likelyChipHours)} chip-hours`,
  ].join(', ')

/** What of a former report nobody can tell any more; empty where nothing. */
export const notReadWords = ({ notRead }: Since): string =>
  notRead.length === 0 ? '' : `${numberOf(notRead.length, 'repository')} not read this time: ${notRead.join(', ')}`

const hardwareOf = ({ accelerator = 'not declared', count }: Pick<FormerJob, 'accelerator' | 'count'>): string =>
  `${count === undefined ? '' : `${amount(count)}× `}${accelerator}`
