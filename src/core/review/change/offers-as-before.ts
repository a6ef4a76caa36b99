import type { JobDeclaration } from '../../manifest/schema.ts'
import { isMisfit, type RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import { list } from '../../text/wording.ts'
import { type Alternative, amountsOf, mostShown } from '../alternatives/alternatives.ts'
import { pairFiles } from '../baseline/file-pairs.ts'
import { pairJobs } from '../baseline/job-pairs.ts'
import type { FileReview, JobReview } from '../check.ts'
import { judgeJob } from '../judge-job.ts'
import type { BaseReviews } from '../outcome.ts'
import { besideBase } from './change-demands.ts'

/** Offers a job that a change does not suit its hardware or method on the base first, if that still passes. */
export function withOffersAsBefore(
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

/** Undefined if no search was made, nothing of it changed, or it would not pass either. */
function offerOf(now: JobReview, before: JobReview, set: RuleSet, thresholds: Thresholds): Alternative | undefined {
  const restored = now.searched ? (hardwareOf(now, before) ?? methodOf(now, before)) : undefined
  if (restored === undefined) return undefined
  const judged = judgeJob(now.name, { ...now.facts.declaration, ...restored.declared }, set, thresholds)
  const ofChange = set.demands?.(besideBase(judged.facts, before.facts)) ?? []
  if (isMisfit([...judged.mismatches, ...ofChange])) return undefined
  const change = `${restored.words ?? judged.facts.hardware.label}, as before`
  return { change, set: restored.set, ...amountsOf(judged.facts, now.facts) }
}

interface Restored {
  readonly declared: Pick<JobDeclaration, 'hardware' | 'model'>
  readonly set: Alternative['set']
  readonly words?: string
}

function hardwareOf(now: JobReview, before: JobReview): Restored | undefined {
  const { hardware } = before.facts.declaration
  const isSame = JSON.stringify(hardware) === JSON.stringify(now.facts.declaration.hardware)
  if (hardware === undefined || isSame) return undefined
  return { declared: { hardware }, set: [{ path: ['hardware'], value: hardware }] }
}

/** How the model was trained, if only that changed: a change of method may be a slip. */
function methodOf(now: JobReview, before: JobReview): Restored | undefined {
  const [model = {}, former = {}] = [now.facts.declaration.model, before.facts.declaration.model]
  const keys = (['method', 'optimizer', 'precision'] as const).filter(
    (key) => former[key] !== undefined && former[key] !== model[key],
  )
  if (keys.length === 0) return undefined
  return {
    declared: { model: { ...model, ...Object.fromEntries(keys.map((key) => [key, former[key]])) } },
    set: keys.map((key) => ({ path: ['model', key], value: former[key] as string })),
    words: list(keys.map((key) => `${key} ${former[key]}`)),
  }
}
