import type { Observation } from '../evidence/observation/observation.ts'
import type { Unread } from '../evidence/unread.ts'
import { atLeast, type Finding, jobOf, type Severity } from '../finding/finding.ts'
import { type Verdict, verdicts } from './assessment.ts'
import {
  compareWithBase,
  type Difference,
  type FixedFinding,
  type IsLeftOut,
  type Withdrawn,
} from './baseline/baseline.ts'
import { compareWithKnown, type KnownFinding } from './baseline/known-findings.ts'
import type { FileReview } from './check.ts'
import { withOneFindingForEachDrift } from './one-drift.ts'
import type { RuleNote } from './rule-notes.ts'
import type { Suggestion } from './suggestions/suggestion.ts'

/** Settings for judging findings. */
export interface Judging {
  /** The mildest severity that fails the check. */
  readonly failOn: Severity | 'never'
  /** Only jobs of this name are judged and reported. */
  readonly job?: string
  /** Whether a rule's findings are reported and judged (default: all). */
  readonly reports?: (rule: string) => boolean
  /** By rule id, including the organization's rules. */
  readonly rules: ReadonlyMap<string, RuleNote>
  /** The policy files in force, as people call them, outermost first. */
  readonly policies?: readonly string[]
  /** The base of a pull request; undefined if unknown, and then every finding counts. */
  readonly base?: BaseReviews
  /** Only findings that the base does not have fail the check. */
  readonly failOnNew?: boolean
  /** Accepted findings, instead of a base: only other findings fail the check. */
  readonly known?: readonly KnownFinding[]
  /** Reviews of a repository without a manifest, which are not compared with a base. */
  readonly undeclared?: readonly FileReview[]
}

/** The base of a pull request, checked like the head: under the same policy, on the same date. */
export interface BaseReviews {
  readonly files: readonly FileReview[]
  /** Maps paths of the head to the base's. */
  readonly renames?: ReadonlyMap<string, string>
  /** Tells findings that disappeared with a key from fixed ones. */
  readonly isLeftOut?: IsLeftOut
}

/** What happened to the base's findings and jobs, and the number of findings by standing, without waived ones. */
export interface OutcomeDifference extends Omit<Difference, 'files'> {
  readonly counts: Readonly<Record<'new' | 'existing' | 'fixed' | 'notJudged', number>>
}

/** The result of the check: the reviews, judged by the policy. Reports only read it. */
export interface Outcome {
  readonly files: readonly FileReview[]
  readonly counts: Readonly<Record<Severity, number>> & { readonly waived: number }
  readonly jobs: number
  /** The worst verdict of all jobs; undefined without jobs. */
  readonly verdict?: Verdict
  readonly failOn: Judging['failOn']
  readonly failed: boolean
  readonly rules: Judging['rules']
  readonly policies: readonly string[]
  /** Undefined without a base. */
  readonly difference?: OutcomeDifference
  /** Declared on the base but not in the change; undefined without a base. */
  readonly withdrawn?: readonly Withdrawn[]
  /** What the repository shows, for any job. */
  readonly observed?: readonly Observation[]
  /** What was not read as evidence; undefined if everything was. */
  readonly unread?: Unread
  /** Without a manifest: requests for accelerators in the repository, if searched for. */
  readonly undeclared?: readonly { readonly path: string; readonly line: number; readonly asksFor: string }[]
  /** Set if only findings that the base does not have fail the check. */
  readonly failOnNew?: true
  /** Number of findings that were not reported; undefined for none. */
  readonly unreported?: number
  /** The date of the catalog's facts, if they are old. */
  readonly oldFacts?: string
  /** Checked edits that clear findings, if requested. */
  readonly suggestions?: readonly Suggestion[]
}

/** Counts and judges the reported findings; waived ones are shown but not counted. Files are sorted by path. */
export function judge(reviews: readonly FileReview[], judging: Judging): Outcome {
  const { reports, base, undeclared = [] } = judging
  if (reports === undefined) return judgeAll(reviews, judging)
  const reported = (files: readonly FileReview[]): FileReview[] =>
    files.map((file) => ({ ...file, findings: file.findings.filter(({ rule }) => reports(rule)) }))
  const unreported = [...reviews, ...undeclared].flatMap(({ findings }) =>
    findings.filter(({ rule }) => !reports(rule)),
  )
  const outcome = judgeAll(reported(reviews), {
    ...judging,
    ...(base && { base: { ...base, files: reported(base.files) } }),
    undeclared: reported(undeclared),
  })
  return { ...outcome, ...(unreported.length > 0 && { unreported: unreported.length }) }
}

function judgeAll(reviews: readonly FileReview[], judging: Judging): Outcome {
  const { failOn, job, rules, policies = [], known, undeclared = [] } = judging
  const failOnNew = known !== undefined || judging.failOnNew === true
  const difference = compare(reviews, judging)
  const compared = difference && onlyJobIn(difference, job)
  const cut = (all: readonly FileReview[]) => (job === undefined ? all : all.map((file) => onlyJob(file, job)))
  const chosen = [...(compared?.files ?? cut(reviews)), ...cut(undeclared)]
  const files = chosen.map(withOneFindingForEachDrift).sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  const all = files.flatMap((file) => file.findings)
  const findings = all.filter(({ waived }) => waived === undefined)
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length
  const found = files.flatMap((file) => file.jobs.map((job) => job.assessment.verdict))
  const worst = found.reduce<Verdict | undefined>(
    (worse, verdict) => (worse === undefined || verdicts.indexOf(verdict) > verdicts.indexOf(worse) ? verdict : worse),
    undefined,
  )
  const failing = { failOn, ...(failOnNew && compared && { failOnNew: true as const }) }
  return {
    files,
    counts: {
      error: count('error'),
      warning: count('warning'),
      notice: count('notice'),
      waived: all.length - findings.length,
    },
    jobs: found.length,
    ...(worst && { verdict: worst }),
    ...failing,
    rules,
    policies,
    ...(compared && { difference: differenceOf(compared, findings) }),
    failed: findings.some((finding) => fails(finding, failing)),
  }
}

function compare(reviews: readonly FileReview[], { base, known }: Judging): Difference | undefined {
  if (known !== undefined) return compareWithKnown(reviews, known)
  return base && compareWithBase(reviews, base.files, base.renames, base.isLeftOut)
}

/** Whether a finding alone fails the check. */
export function fails(
  { severity, waived, standing, isDrafted }: Finding,
  { failOn, failOnNew }: Pick<Outcome, 'failOn' | 'failOnNew'>,
): boolean {
  if (failOn === 'never' || isDrafted || waived !== undefined || (failOnNew && standing === 'existing')) return false
  return atLeast(severity, failOn)
}

function differenceOf({ fixed, notJudged, jobs }: Difference, findings: readonly Finding[]): OutcomeDifference {
  const existing = findings.filter(({ standing }) => standing === 'existing').length
  const counts = { new: findings.length - existing, existing, fixed: fixed.length, notJudged: notJudged.length }
  return { fixed, notJudged, jobs, counts }
}

/** Restricts a difference to one job, under any name on the base. */
function onlyJobIn(difference: Difference, name: string | undefined): Difference {
  if (name === undefined) return difference
  const jobs = difference.jobs.filter(({ head, base }) => (head ?? base)?.job.name === name)
  const names = [name, ...jobs.flatMap(({ base }) => base?.job.name ?? [])]
  const ofJob = ({ finding }: FixedFinding): boolean => finding.job === undefined || names.includes(finding.job)
  return {
    files: difference.files.map((file) => onlyJob(file, name)),
    fixed: difference.fixed.filter(ofJob),
    notJudged: difference.notJudged.filter(ofJob),
    jobs,
  }
}

/** Restricts a review to one job. Mistakes in the file itself stay: they may hide the job. */
function onlyJob(review: FileReview, name: string): FileReview {
  return {
    ...review,
    jobs: review.jobs.filter((job) => job.name === name),
    findings: review.findings.filter((finding) => [undefined, name].includes(jobOf(finding))),
  }
}
