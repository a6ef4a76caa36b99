import { type Verdict, verdicts } from './assessment.ts'
import type { FileReview } from './check.ts'
import { atLeast, type Severity } from './finding.ts'

/** What an organisation decides about findings. */
export interface Policy {
  /** The mildest severity that fails the check. */
  readonly failOn: Severity | 'never'
  /** Only the jobs of this name count and are reported; everything else is as if it were not there. */
  readonly job?: string
}

export const failOnWords = ['error', 'warning', 'notice', 'never'] as const

/** What the check came to: the reviews, and what the policy makes of them. Reports only read it. */
export interface Outcome {
  readonly files: readonly FileReview[]
  readonly counts: Readonly<Record<Severity, number>> & { readonly waived: number }
  readonly jobs: number
  /** The worst verdict of all jobs; absent where there is no job. */
  readonly verdict?: Verdict
  readonly failOn: Policy['failOn']
  readonly failed: boolean
}

/** Judges the reviews by the policy. The files come out in the order of their paths, whatever order they came in. */
export function judge(reviews: readonly FileReview[], { failOn, job }: Policy): Outcome {
  const chosen = job === undefined ? [...reviews] : reviews.map((review) => onlyJob(review, job))
  const files = chosen.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  const findings = files.flatMap((file) => file.findings)
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length
  const found = files.flatMap((file) => file.jobs.map((job) => job.assessment.verdict))
  const worst = found.reduce<Verdict | undefined>(
    (worse, verdict) => (worse === undefined || verdicts.indexOf(verdict) > verdicts.indexOf(worse) ? verdict : worse),
    undefined,
  )
  return {
    files,
    counts: { error: count('error'), warning: count('warning'), notice: count('notice'), waived: 0 },
    jobs: found.length,
    ...(worst && { verdict: worst }),
    failOn,
    failed: failOn !== 'never' && findings.some((finding) => atLeast(finding.severity, failOn)),
  }
}

/** A review cut to one job. Mistakes in the file itself stay: they may hide the job. */
function onlyJob(review: FileReview, name: string): FileReview {
  return {
    ...review,
    jobs: review.jobs.filter((job) => job.name === name),
    findings: review.findings.filter((finding) => finding.job === undefined || finding.job === name),
  }
}
