import type { AcceleratorObservation } from '../evidence/observation/observation.ts'
import { resolveRequest } from '../evidence/observation/resolved-request.ts'
import { countsLike } from '../rules/declared-count.ts'
import type { Facts } from '../rules/facts.ts'
import { shownAt } from '../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import { once } from '../text/once.ts'
import { pairFiles } from './baseline/file-pairs.ts'
import { pairJobs } from './baseline/job-pairs.ts'
import { askedBy, isRequest, type LaunchesOfChange, launchesBrought, pathsCompared } from './brought-launches.ts'
import { withFound } from './change-demands.ts'
import type { FileReview, JobReview } from './check.ts'
import type { BaseReviews } from './outcome.ts'

const rule = 'evidence/no-longer-compared'

/**
 * The reviews of a change that takes a launch file of the base out of the comparison with a job, whether it deletes,
 * renames or no longer lists it: with the launches that ask for more accelerators than the job declares, in that file or
 * in another one that the change brings and compares with no job.
 */
export function withLaunchesLeft(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  change: LaunchesOfChange & { readonly moved: ReadonlyMap<string, string> },
  { severityInFile }: RuleSet,
): readonly FileReview[] {
  const severity = severityInFile?.(rule, 'notice') ?? 'notice'
  if (severity === 'off') return head
  const found = new Map<JobReview, readonly JudgedMismatch[]>()
  const brought = once(() => launchesBrought(head, change))
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    if (now === undefined || base === undefined || now.job === base.job) continue
    const { facts } = now.job
    const left = pathsLeft(facts, base.job.facts, change.moved)
    if (left.size === 0) continue
    const isLeft = ({ place }: AcceleratorObservation): boolean => left.has(place.path)
    const still = largerThan(facts, change.now.filter(isRequest).filter(isLeft))
    const others = largerThan(facts, brought()(now.path)).filter((seen) => !isLeft(seen))
    const problems = [
      ...still.map((seen) => leftWords(seen, facts)),
      ...(others.length === 0 ? [] : [broughtWords(others, [...left.values()], facts)]),
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

function leftWords(seen: AcceleratorObservation, facts: Facts): Words {
  const { path } = seen.place
  return {
    problem: `This change takes ${path} out of the comparison; ${requestWords(seen, facts)}.`,
    reason: 'The base compares it with this job.',
    remedy: `List ${path} under \`evidence\` as well, or remove it if the job no longer uses it.`,
    related: shownAt([seen.place], 'Compared on the base.'),
  }
}

/** The largest of what a change brings stands for the rest: one decision of the author brings them all. */
function broughtWords(brought: readonly AcceleratorObservation[], left: readonly string[], facts: Facts): Words {
  const sorted = [...brought].sort((one, other) => stated(other) - stated(one))
  const [largest] = sorted as [AcceleratorObservation]
  const { path } = largest.place
  const places = sorted.map(({ place }) => place)
  return {
    problem: `This change takes ${left[0]} out of the comparison and adds ${path}, which is compared with no job; ${requestWords(largest, facts)}.`,
    reason: `The base compares ${left[0]} with this job.`,
    remedy: `List ${path} under \`evidence\` of the job that it starts.`,
    related: shownAt(places, 'Compared with no job.'),
  }
}

const stated = (seen: AcceleratorObservation): number => resolveRequest(seen).count ?? 0

function requestWords(seen: AcceleratorObservation, { hardware }: Facts): string {
  const { count } = resolveRequest(seen)
  const asks = count === undefined ? 'leaves its number of accelerators open' : `requests ${count} accelerators`
  return `it ${asks}, and the job declares ${hardware.count}`
}

/** Where the files stand now that the base compares with a job and the change does not, each with its path there. */
function pathsLeft(now: Facts, base: Facts, moved: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const left = new Map([...pathsCompared(base)].map((path) => [moved.get(path) ?? path, path]))
  for (const path of pathsCompared(now)) left.delete(path)
  // What contradicted the base is told as no longer judged.
  for (const [path, was] of left) if (!wasSound(base, was)) left.delete(path)
  return left
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
