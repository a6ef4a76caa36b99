import { isMisfit, type RuleSet } from '../rules/rule-set.ts'
import type { Thresholds } from '../rules/thresholds.ts'
import { type Alternative, amountsOf, mostShown } from './alternatives/alternatives.ts'
import { pairFiles } from './baseline/file-pairs.ts'
import { pairJobs } from './baseline/job-pairs.ts'
import { besideBase } from './change-demands.ts'
import type { FileReview, JobReview } from './check.ts'
import { judgeJob } from './judge-job.ts'
import type { BaseReviews } from './outcome.ts'

/** Offers a job that its new hardware does not suit its hardware on the base first, if that still passes. */
export function withHardwareOfBase(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  set: RuleSet,
  thresholds: Thresholds,
): FileReview[] {
  const offers = new Map<JobReview, Alternative>()
  const misfits = new Set(head.flatMap(misfitsIn))
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    const offer = now && base && misfits.has(now.job) && offerOf(now.job, base.job, set, thresholds)
    if (offer) offers.set(now.job, offer)
  }
  if (offers.size === 0) return [...head]
  const offered = (job: JobReview): JobReview => {
    const offer = offers.get(job)
    return offer === undefined ? job : { ...job, alternatives: [offer, ...job.alternatives].slice(0, mostShown) }
  }
  return head.map((file) => ({ ...file, jobs: file.jobs.map(offered) }))
}

const misfitsIn = ({ jobs, findings }: FileReview): readonly JobReview[] =>
  jobs.filter(({ name }) => isMisfit(findings.filter(({ job, waived }) => job === name && waived === undefined)))

/** Undefined if no search was made, the hardware is the same, or it would not pass either. */
function offerOf(now: JobReview, before: JobReview, set: RuleSet, thresholds: Thresholds): Alternative | undefined {
  const { hardware } = before.facts.declaration
  const isSame = JSON.stringify(hardware) === JSON.stringify(now.facts.declaration.hardware)
  if (!now.searched || hardware === undefined || isSame) return undefined
  const judged = judgeJob(now.name, { ...now.facts.declaration, hardware }, set, thresholds)
  const ofChange = set.demands?.(besideBase(judged.facts, before.facts)) ?? []
  if (isMisfit([...judged.mismatches, ...ofChange])) return undefined
  return {
    change: `${judged.facts.hardware.label}, as before`,
    set: [{ path: ['hardware'], value: hardware }],
    ...amountsOf(judged.facts, now.facts),
  }
}
