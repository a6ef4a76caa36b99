import { type AttributedObservation, isLaunch, isPointedAt } from '../evidence/observation/attributed-observation.ts'
import type { AcceleratorObservation, Observation } from '../evidence/observation/observation.ts'
import { resolveRequest } from '../evidence/observation/resolved-request.ts'
import { countsLike } from '../rules/declared-count.ts'
import type { Facts } from '../rules/facts.ts'
import { shownAt } from '../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import { pairFiles } from './baseline/file-pairs.ts'
import { pairJobs } from './baseline/job-pairs.ts'
import { withFound } from './change-demands.ts'
import type { FileReview, JobReview } from './check.ts'
import type { BaseReviews } from './outcome.ts'

const rule = 'evidence/no-longer-compared'

/** What a change took from where it was: the observations now, and where files of the base stand now. */
interface HeadOfChange {
  readonly observations: readonly Observation[]
  readonly moved: ReadonlyMap<string, string>
}

/**
 * The reviews of a change with the launch files that the base compares with a job and the change does not, and that ask
 * for more accelerators than the job declares: another file is listed in their place, or stands before them.
 */
export function withLaunchesLeft(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  { observations, moved }: HeadOfChange,
  { severityInFile }: RuleSet,
): readonly FileReview[] {
  const severity = severityInFile?.(rule, 'notice') ?? 'notice'
  if (severity === 'off') return head
  const found = new Map<JobReview, readonly JudgedMismatch[]>()
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    if (now === undefined || base === undefined || now.job === base.job) continue
    const left = launchesLeft(now.job.facts, base.job.facts, { observations, moved })
    if (left.length > 0)
      found.set(
        now.job,
        left.map((seen) => mismatchOf(seen, now.job.facts, severity)),
      )
  }
  return withFound(head, found)
}

function mismatchOf(
  { place, ...seen }: AcceleratorObservation,
  { hardware }: Facts,
  severity: JudgedMismatch['severity'],
): JudgedMismatch {
  const count = resolveRequest({ ...seen, place }).count
  const asks = count === undefined ? 'leaves its number of accelerators open' : `requests ${count} accelerators`
  return {
    rule,
    severity,
    at: ['evidence'],
    problem: `This change takes ${place.path} out of the comparison; it ${asks}, and the job declares ${hardware.count}.`,
    reason: 'The base compares it with this job.',
    remedy: `List ${place.path} under \`evidence\` as well, or remove it if the job no longer uses it.`,
    related: shownAt([place], 'Compared on the base.'),
  }
}

/** Whether a file's request is compared with the job in earnest. */
const isCompared = (each: AttributedObservation): boolean =>
  isLaunch(each.observation) && (isPointedAt(each) || each.attribution === 'only')

const pathsCompared = ({ evidence }: Facts): ReadonlySet<string> =>
  new Set(evidence?.attributed.filter(isCompared).map(({ observation }) => observation.place.path))

/** One request for each file that was compared: more than is declared, or open where it was not. */
function launchesLeft(now: Facts, base: Facts, { observations, moved }: HeadOfChange): AcceleratorObservation[] {
  const { count } = now.hardware
  if (count === undefined) return []
  const still = pathsCompared(now)
  const left = new Map([...pathsCompared(base)].map((path) => [moved.get(path) ?? path, path]))
  for (const path of still) left.delete(path)
  if (left.size === 0) return []
  const most = Math.max(...countsLike(now.hardware, count))
  const found = new Map<string, AcceleratorObservation>()
  for (const seen of observations) {
    const was = left.get(seen.place.path)
    if (was === undefined || seen.what !== 'accelerator' || !isLaunch(seen) || found.has(seen.place.path)) continue
    const asked = resolveRequest(seen).count
    // What contradicted the base is told as no longer judged.
    if (wasSound(base, was) && (asked ?? Number.POSITIVE_INFINITY) > most) found.set(seen.place.path, seen)
  }
  return [...found.values()]
}

/** Whether a file stated a number on the base that was no more than the job declared. */
function wasSound({ evidence, hardware }: Facts, path: string): boolean {
  const counts = (evidence?.attributed ?? []).flatMap(({ observation }) =>
    observation.place.path === path && observation.what === 'accelerator'
      ? (resolveRequest(observation).count ?? [])
      : [],
  )
  const declared = hardware.count ?? Number.POSITIVE_INFINITY
  return counts.length > 0 && Math.max(...counts) <= Math.max(...countsLike(hardware, declared))
}
