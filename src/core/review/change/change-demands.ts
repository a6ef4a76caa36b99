import { byPlace, type Finding } from '../../finding/finding.ts'
import { readDocument } from '../../languages/yaml/document-reader.ts'
import { folderName } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { Facts } from '../../rules/facts.ts'
import { isMisfit, type JudgedMismatch, type RuleSet } from '../../rules/rule-set.ts'
import type { Alternative } from '../alternatives/alternatives.ts'
import { pairFiles } from '../baseline/file-pairs.ts'
import { pairJobs } from '../baseline/job-pairs.ts'
import { type FileReview, findingIn, type JobReview } from '../check.ts'
import { questionOf } from '../judge-once.ts'
import type { BaseReviews } from '../outcome.ts'

/**
 * Adds the organization's demands on the change itself to the reviews: each changed job is compared with its version on
 * the base. A new job has no base to grow from.
 */
export function withDemandsOfChange(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  { demands }: RuleSet,
): readonly FileReview[] {
  if (demands === undefined) return head
  const found = new Map<JobReview, readonly JudgedMismatch[]>()
  const left = new Map<JobReview, readonly Alternative[]>()
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    if (now === undefined || base === undefined || declaresSame(now.job.facts, base.job.facts)) continue
    const judged = (facts: Facts) => demands(besideBase(facts, base.job.facts))
    const demanded = judged(now.job.facts)
    if (demanded.length > 0) found.set(now.job, demanded)
    // An alternative above a limit on growth would not pass.
    const alternatives = now.job.alternatives.filter(({ facts }) => !isMisfit(judged(facts)))
    if (alternatives.length < now.job.alternatives.length) left.set(now.job, alternatives)
  }
  const reviews = withFound(head, found)
  if (left.size === 0) return reviews
  const withLeft = (job: JobReview): JobReview => {
    const alternatives = left.get(job)
    return alternatives === undefined ? job : { ...job, alternatives }
  }
  return reviews.map((file) => ({ ...file, jobs: file.jobs.map(withLeft) }))
}

/** A job's facts, with those of the base. */
export const besideBase = (facts: Facts, base: Facts): Facts => Object.create(facts, { base: { value: base } })

const declaresSame = ({ declaration: now }: Facts, { declaration: before }: Facts): boolean =>
  questionOf(now) === questionOf(before)

/** Adds findings to jobs. Their places need the document, which is parsed again: few jobs have any. */
export const withFound = (
  files: readonly FileReview[],
  found: ReadonlyMap<JobReview, readonly JudgedMismatch[]>,
): readonly FileReview[] =>
  found.size === 0 ? files : files.map((file) => (file.jobs.some((job) => found.has(job)) ? placed(file, found) : file))

function placed(file: FileReview, foundIn: ReadonlyMap<JobReview, readonly JudgedMismatch[]>): FileReview {
  const document = readDocument(file.text)
  const declared = parseManifest(document, folderName(file.path)).jobs
  const findings = file.jobs.flatMap((reviewed): Finding[] => {
    const job = declared.find(({ name }) => name === reviewed.name)
    const found = foundIn.get(reviewed) ?? []
    return job === undefined ? [] : found.map((mismatch) => findingIn(job, document, mismatch))
  })
  return { ...file, findings: [...file.findings, ...findings].sort(byPlace) }
}
