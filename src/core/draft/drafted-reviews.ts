import type { Evidence } from '../evidence/evidence.ts'
import type { Observation, Place } from '../evidence/observation/observation.ts'
import { ownObservations, survey } from '../evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../evidence/survey/surveyed-hardware.ts'
import { byPlace, type Finding, type Span } from '../finding/finding.ts'
import type { Policy } from '../policy/policy.ts'
import { ruleSetUnder } from '../policy/rule-set.ts'
import { checkFile, type FileReview, type JobReview } from '../review/check.ts'
import { rules } from '../rules/index.ts'
import { jobNames, launchesOf, mostJobs } from './launches.ts'
import { draftManifest } from './manifest-draft.ts'

const draftPath = 'accelerator.yml'
const top: Place = { path: draftPath, line: 1 }

/** Findings about choices that only a person can declare, or about the draft itself, do not apply to launch files. */
const ofDeclarations =
  /^manifest\/|^evidence\/(?!.*-for-other-hardware$)|^policy\/(?!hardware-not-allowed$|limit-exceeded$)/

/** Whether a launch requests this entry of a survey, outside examples. */
export const isStated = ({ certainty, inferred, example }: SurveyedAccelerator): boolean =>
  certainty === 'stated' && !inferred && example !== true

/**
 * Without a manifest: reviews the jobs that `init` would draft, if launch files state their hardware, as if they were
 * declared. One review per launch file. Findings are at most warnings, and never fail the check.
 */
export function draftedReviews(
  observed: readonly Observation[],
  policy: Policy,
  textOf: NonNullable<Evidence['textOf']>,
): FileReview[] {
  const observations = ownObservations(observed)
  const all = survey(observations)
  const stated = { ...all, accelerators: all.accelerators.filter(isStated) }
  const launches = launchesOf({ survey: stated, observations }).slice(0, mostJobs)
  const [only, another] = launches
  if (only === undefined) return []
  const { guidelines, ...set } = ruleSetUnder(policy, rules)
  const review = checkFile(
    draftPath,
    draftManifest({ survey: stated, observations }),
    { ...set, guidelines, rules: set.rules.filter(({ id }) => !ofDeclarations.test(id)) },
    policy.thresholds,
    { evidence: { observations, manifests: [draftPath], textOf } },
  )
  const names = jobNames(launches)
  // A single-job draft has no name.
  const ofJob = review.jobs.map((job, at) => ({ job, name: names[at] ?? job.name }))
  const found = ofJob.map(({ job, name }) => {
    const launch = another === undefined ? only : launches[names.indexOf(name)]
    const [place = top] = (launch ?? only).places
    const text = textOf(place.path) ?? ''
    const span = spanOf(text, place.line)
    const own = review.findings.filter((finding) => finding.job === job.name && !ofDeclarations.test(finding.rule))
    return {
      path: place.path,
      text,
      job: { ...job, name, line: place.line, readAs: [], isDrafted: true as const },
      findings: own.map(({ fix: _, ...finding }) => drafted(finding, name, span)),
    }
  })
  return byFile(found)
}

interface DraftedJob {
  readonly path: string
  readonly text: string
  readonly job: JobReview
  readonly findings: readonly Finding[]
}

const byFile = (found: readonly DraftedJob[]): FileReview[] =>
  [...new Set(found.map(({ path }) => path))].map((path) => {
    const own = found.filter((each) => each.path === path)
    return {
      path,
      text: own[0]?.text ?? '',
      jobs: own.map(({ job }) => job),
      findings: own.flatMap(({ findings }) => findings).sort(byPlace),
      searches: 0,
    }
  })

const drafted = (finding: Finding, job: string, span: Span): Finding => ({
  ...finding,
  job,
  severity: finding.severity === 'error' ? 'warning' : finding.severity,
  span,
  isDrafted: true,
})

/** A whole line without its indentation. */
function spanOf(text: string, line: number): Span {
  const written = text.split('\n', line)[line - 1]?.trimEnd() ?? ''
  const column = written.length - written.trimStart().length + 1
  return { line, column, endLine: line, endColumn: Math.max(column + 1, written.length + 1) }
}
