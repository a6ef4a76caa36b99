import { type VerdictWord, verdictOrder, verdictWord } from '../report/words/verdict.ts'
import type { JobRow } from './job-row.ts'

/** One word for each job, to count it by. */
export type GravestWord = VerdictWord | 'against the policy'

/** Worst first. */
export const gravestOrder: readonly GravestWord[] = ['mismatch', 'against the policy', ...verdictOrder.slice(1)]

/** A violation of the policy counts before anything but a mismatch. */
export function gravestWord(job: Pick<JobRow, 'verdict' | 'isDrift' | 'policy'>): GravestWord {
  const word = verdictWord(job)
  return job.policy === undefined || word === 'mismatch' ? word : 'against the policy'
}
