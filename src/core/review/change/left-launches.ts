import type { OpenLaunch } from '../../evidence/agreement/facts.ts'
import { globOfPath } from '../../evidence/attribution/evidence-globs.ts'
import { evidenceOfJobs } from '../../evidence/evidence-of-jobs.ts'
import type { AcceleratorObservation } from '../../evidence/observation/observation.ts'
import { resolveRequest } from '../../evidence/observation/resolved-request.ts'
import type { Severity } from '../../finding/finding.ts'
import type { Policy } from '../../policy/policy.ts'
import { countsLike, openLaunchesOf } from '../../rules/declared-count.ts'
import type { Facts } from '../../rules/facts.ts'
import { shownAt } from '../../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../../rules/rule-set.ts'
import { once } from '../../text/once.ts'
import { pairFiles } from '../baseline/file-pairs.ts'
import { type JobPair, pairJobs } from '../baseline/job-pairs.ts'
import type { FileReview, JobReview } from '../check.ts'
import type { BaseReviews } from '../outcome.ts'
import { askedBy, isRequest, type LaunchesOfChange, launchesBrought, pathsCompared } from './brought-launches.ts'
import { withFound } from './change-demands.ts'
import { silentAmong } from './silent-launches.ts'
import { mayFailOn } from './withdrawn.ts'

const rule = 'evidence/no-longer-compared'

/** Whether a check may fail on a launch that only the base compares. */
export const mayFailOnLaunchLeft = (policy: Policy): boolean => mayFailOn(policy, severityOf)

const severityOf = ({ severityInFile }: RuleSet): Severity | 'off' => severityInFile?.(rule, 'notice') ?? 'notice'

type ChangedLaunches = LaunchesOfChange & { readonly moved: ReadonlyMap<string, string> }
type Sides = Required<Pick<JobPair, 'head' | 'base'>>

/**
 * Reviews of a change that removes a launch file from the comparison with a job, by deleting, renaming or no longer
 * listing it. Adds the launches that request more accelerators than the job declares, in that file or in a new one that
 * no job is compared with.
 */
export function withLaunchesLeft(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  change: ChangedLaunches,
  set: RuleSet,
): readonly FileReview[] {
  const severity = severityOf(set)
  if (severity === 'off') return head
  const found = new Map<JobReview, readonly JudgedMismatch[]>()
  const brought = once(() => launchesBrought(head, change))
  const requests = once(() => change.shown().now.filter(isRequest))
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
    const reported = new Set([...still, ...others].map(({ place }) => place.path))
    const open = openNow({ head: now, base }, change).filter(({ place }) => !reported.has(place.path))
    const problems = [
      ...still.map((seen) => leftWords(seen.place, requestWords(seen), facts)),
      ...(others.length === 0 ? [] : [broughtWords(others, left, facts)]),
      ...open.map((each) => leftWords(each.place, openWords(each), facts)),
      ...silentNow({ head: now, base }, change).map(silentWords),
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

const silentWords = (path: string): Words => ({
  problem: `This change leaves out how many accelerators ${path} launches on.`,
  reason: 'The base compares its number with this job.',
  remedy: `State the number in ${path}, or list the file that states it.`,
  related: shownAt([{ path, line: 1 }], 'Compared on the base.'),
})

/** The largest of the added launches represents the rest: one decision of the author adds them all. */
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

/** A file compared on the base: its path there, and the count with which it already contradicted the job, or zero. */
interface Left {
  readonly path: string
  readonly allowed: number
}

/**
 * Files compared with a job on the base but not now, by their current paths. A file that contradicted the base, or left
 * its count open there, is reported as no longer judged, unless it grows.
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

/** Touched files, by their current paths, that agreed with a job of the base. */
const agreedBefore = (base: Facts, { tree, moved }: ChangedLaunches): string[] =>
  [...pathsCompared(base)]
    .filter((path) => contradictedWith(base, path) === 0)
    .map((path) => moved.get(path) ?? path)
    .filter((path) => tree.changed.has(path))

/** The files that agreed with the job of the base, and no longer state a number. */
function silentNow({ head: { path, job }, base }: Sides, change: ChangedLaunches): readonly string[] {
  const { evidence, shown } = change
  if (evidence?.files === undefined || job.facts.hardware.count === undefined) return []
  const before = agreedBefore(base.job.facts, change)
  return before.length === 0 ? [] : silentAmong(before, [path, job.name], evidence, shown().now)
}

/** Counts that files would leave open if a job still listed them: the base lists or compares them, and the change touched them. */
function openNow({ head: now, base }: Sides, change: ChangedLaunches): readonly OpenLaunch[] {
  const { facts, name } = now.job
  const { evidence, tree } = change
  if (evidence?.files === undefined || facts.hardware.count === undefined) return []
  const listed = facts.evidence?.listing?.files
  const isUnlisted = (path: string): boolean => tree.changed.has(path) && listed?.has(path) !== true
  // If it already contradicted the base, it is reported as no longer judged.
  const compared = agreedBefore(base.job.facts, change).filter(isUnlisted)
  // If both sides list the same globs, everything is compared, and matching again takes as long as a job.
  const lists = [base.job, now.job].map((job) => job.facts.declaration.evidence)
  const former = JSON.stringify(lists[0]) === JSON.stringify(lists[1]) ? [] : (lists[0] ?? [])
  const globs = [...former, ...compared.map(globOfPath)]
  if (globs.length === 0) return []
  // A compared file that no job lists is read as if one did. A new list of all files would be sorted for each job.
  const files = former.length === 0 ? compared : [...evidence.files, ...compared]
  const read = compared.length === 0 ? evidence : { ...evidence, files }
  const [shown] = evidenceOfJobs(now.path, [{ name, globs }], read)
  return openLaunchesOf(facts.hardware, shown).filter(({ place }) => isUnlisted(place.path))
}

/** The first request in each file for more than a job declares, or for an open count. */
function largerThan(
  { hardware }: Facts,
  launches: readonly AcceleratorObservation[],
): readonly AcceleratorObservation[] {
  const most = mostDeclared(hardware)
  const found = new Map<string, AcceleratorObservation>()
  for (const seen of launches) if (askedBy(seen) > most && !found.has(seen.place.path)) found.set(seen.place.path, seen)
  return [...found.values()]
}

/** The count with which a file contradicted the base, or zero; undefined if it stated none. */
function contradictedWith({ evidence, hardware }: Facts, path: string): number | undefined {
  const counts = (evidence?.attributed ?? []).flatMap(({ observation }) =>
    observation.place.path === path && observation.what === 'accelerator'
      ? (resolveRequest(observation).count ?? [])
      : [],
  )
  if (counts.length === 0) return undefined
  const most = Math.max(...counts)
  return most <= mostDeclared(hardware) ? 0 : most
}

const mostDeclared = (hardware: Facts['hardware']): number =>
  Math.max(...countsLike(hardware, hardware.count ?? Number.POSITIVE_INFINITY))
