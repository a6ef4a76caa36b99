import type { OpenLaunch } from '../evidence/agreement/facts.ts'
import { globOfPath } from '../evidence/attribution/evidence-globs.ts'
import { evidenceOfJobs } from '../evidence/evidence-of-jobs.ts'
import type { AcceleratorObservation } from '../evidence/observation/observation.ts'
import { resolveRequest } from '../evidence/observation/resolved-request.ts'
import { countsLike, openLaunchesOf } from '../rules/declared-count.ts'
import type { Facts } from '../rules/facts.ts'
import { shownAt } from '../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import { once } from '../text/once.ts'
import { pairFiles } from './baseline/file-pairs.ts'
import { type JobPair, pairJobs } from './baseline/job-pairs.ts'
import { askedBy, isRequest, type LaunchesOfChange, launchesBrought, pathsCompared } from './brought-launches.ts'
import { withFound } from './change-demands.ts'
import type { FileReview, JobReview } from './check.ts'
import type { BaseReviews } from './outcome.ts'

const rule = 'evidence/no-longer-compared'

type ChangedLaunches = LaunchesOfChange & { readonly moved: ReadonlyMap<string, string> }
type Sides = Required<Pick<JobPair, 'head' | 'base'>>

/**
 * The reviews of a change that takes a launch file of the base out of the comparison with a job, whether it deletes,
 * renames or no longer lists it: with the launches that ask for more accelerators than the job declares, in that file or
 * in another one that the change brings and compares with no job.
 */
export function withLaunchesLeft(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  change: ChangedLaunches,
  { severityInFile }: RuleSet,
): readonly FileReview[] {
  const severity = severityInFile?.(rule, 'notice') ?? 'notice'
  if (severity === 'off') return head
  const found = new Map<JobReview, readonly JudgedMismatch[]>()
  const brought = once(() => launchesBrought(head, change))
  const requests = once(() => change.now.filter(isRequest))
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    if (now === undefined || base === undefined || now.job === base.job) continue
    const { facts } = now.job
    const left = pathsLeft(facts, base.job.facts, change)
    const isLeft = ({ place }: AcceleratorObservation): boolean => left.has(place.path)
    const isGrown = (seen: AcceleratorObservation): boolean => askedBy(seen) > (left.get(seen.place.path)?.allowed ?? 0)
    const isAnyLeft = left.size > 0
    const still = isAnyLeft ? largerThan(facts, requests().filter(isLeft).filter(isGrown)) : []
    const most = Math.max(0, ...[...left.values()].map(({ allowed }) => allowed).filter(Number.isFinite))
    const others = isAnyLeft
      ? largerThan(facts, brought()(now.path)).filter((seen) => !isLeft(seen) && askedBy(seen) > most)
      : []
    const told = new Set([...still, ...others].map(({ place }) => place.path))
    const problems = [
      ...still.map((seen) => leftWords(seen.place, requestWords(seen), facts)),
      ...(others.length === 0 ? [] : [broughtWords(others, left, facts)]),
      ...openNow({ head: now, base }, change)
        .filter(({ place }) => !told.has(place.path))
        .map((open) => leftWords(open.place, openWords(open), facts)),
    ]
    if (problems.length > 0)
      found.set(
        now.job,
        problems.map((words) => ({ rule, severity, at: ['evidence'], ...words })),
      )
  }
  return withFound(head, found)
}

type Words = Omit<JudgedMismatch, 'rule' | 'severity' | 'at'>

function leftWords(place: OpenLaunch['place'], asks: string, { hardware }: Facts): Words {
  const { path } = place
  return {
    problem: `This change takes ${path} out of the comparison; it ${asks}, and the job declares ${hardware.count}.`,
    reason: 'The base compares it with this job.',
    remedy: `List ${path} under \`evidence\` as well, or remove it if the job no longer uses it.`,
    related: shownAt([place], 'Compared on the base.'),
  }
}

/** The largest of what a change brings stands for the rest: one decision of the author brings them all. */
function broughtWords(
  brought: readonly AcceleratorObservation[],
  left: ReadonlyMap<string, Left>,
  { hardware }: Facts,
): Words {
  const [was] = [...left.values()].map(({ path }) => path)
  const sorted = [...brought].sort((one, other) => stated(other) - stated(one))
  const [largest] = sorted as [AcceleratorObservation]
  const { path } = largest.place
  const places = sorted.map(({ place }) => place)
  return {
    problem: `This change takes ${was} out of the comparison and adds ${path}, which is compared with no job; it ${requestWords(largest)}, and the job declares ${hardware.count}.`,
    reason: `The base compares ${was} with this job.`,
    remedy: `List ${path} under \`evidence\` of the job that it starts.`,
    related: shownAt(places, 'Compared with no job.'),
  }
}

const stated = (seen: AcceleratorObservation): number => resolveRequest(seen).count ?? 0

const isOpen = 'leaves its number of accelerators open'

function requestWords(seen: AcceleratorObservation): string {
  const { count } = resolveRequest(seen)
  return count === undefined ? isOpen : `requests ${count} accelerators`
}

const openWords = ({ atMost }: OpenLaunch): string =>
  atMost === undefined ? isOpen : `may launch ${atMost} accelerators`

/** A file that the base compares: its path there, and the number that it already contradicted the job with, or zero. */
interface Left {
  readonly path: string
  readonly allowed: number
}

/**
 * The files that the base compares with a job and the change does not, by where they stand now. What contradicted the
 * base, or left its number open there, is told as no longer judged, unless it grows.
 */
function pathsLeft(
  now: Facts,
  base: Facts,
  { moved, tree: { changed: touched } }: ChangedLaunches,
): ReadonlyMap<string, Left> {
  const compared = new Set(pathsCompared(now))
  return new Map(
    [...pathsCompared(base)].flatMap((path): [string, Left][] => {
      const here = moved.get(path) ?? path
      const allowed = contradictedWith(base, path) ?? (touched.has(here) ? 0 : Number.POSITIVE_INFINITY)
      return compared.has(here) ? [] : [[here, { path, allowed }]]
    }),
  )
}

/** What files that the base lists or compares, and the change touched and does not list, would leave open if it did. */
function openNow({ head: now, base }: Sides, { evidence, tree, moved }: ChangedLaunches): readonly OpenLaunch[] {
  const { facts, name } = now.job
  if (evidence?.files === undefined || facts.hardware.count === undefined) return []
  const listed = facts.evidence?.listing?.files
  const isUnlisted = (path: string): boolean => tree.changed.has(path) && listed?.has(path) !== true
  // What contradicted the base already is told as no longer judged.
  const compared = [...pathsCompared(base.job.facts)]
    .filter((path) => contradictedWith(base.job.facts, path) === 0)
    .map((path) => moved.get(path) ?? path)
    .filter(isUnlisted)
  // What the change lists as the base does is compared, and to match it again takes as long as a job.
  const lists = [base.job, now.job].map((job) => job.facts.declaration.evidence)
  const former = JSON.stringify(lists[0]) === JSON.stringify(lists[1]) ? [] : (lists[0] ?? [])
  const globs = [...former, ...compared.map(globOfPath)]
  if (globs.length === 0) return []
  // No job lists what is only compared: it is looked at as if one did.
  const files = [...new Set([...evidence.files, ...compared])]
  const [shown] = evidenceOfJobs(now.path, [{ name, globs }], { ...evidence, files })
  return openLaunchesOf(facts.hardware, shown).filter(({ place }) => isUnlisted(place.path))
}

/** Of each file the first request for more than a job declares, or for an open number. */
function largerThan(
  { hardware }: Facts,
  launches: readonly AcceleratorObservation[],
): readonly AcceleratorObservation[] {
  if (hardware.count === undefined) return []
  const most = Math.max(...countsLike(hardware, hardware.count))
  const found = new Map<string, AcceleratorObservation>()
  for (const seen of launches) if (askedBy(seen) > most && !found.has(seen.place.path)) found.set(seen.place.path, seen)
  return [...found.values()]
}

/** The number with which a file contradicted the base, zero where it did not; undefined where it stated none. */
function contradictedWith({ evidence, hardware }: Facts, path: string): number | undefined {
  const counts = (evidence?.attributed ?? []).flatMap(({ observation }) =>
    observation.place.path === path && observation.what === 'accelerator'
      ? (resolveRequest(observation).count ?? [])
      : [],
  )
  if (counts.length === 0) return undefined
  const declared = hardware.count ?? Number.POSITIVE_INFINITY
  const most = Math.max(...counts)
  return most <= Math.max(...countsLike(hardware, declared)) ? 0 : most
}
