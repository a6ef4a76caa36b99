import { globOfPath } from '../../evidence/attribution/evidence-globs.ts'
import { filesReferenced } from '../../evidence/attribution/referenced-files.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { evidenceOfJobs } from '../../evidence/evidence-of-jobs.ts'
import type { Observation } from '../../evidence/observation/observation.ts'
import { resolveRequest } from '../../evidence/observation/resolved-request.ts'
import { isRequest } from './brought-launches.ts'

/** A line that is not a comment. */
const saysSomething = /^[ \t]*[^\s#]/m

/**
 * The files that state no number of accelerators, and have no words that leave one open, among some of a manifest's
 * job. Leaves out what a launch with a number starts, or what starts one. `shown`: all that the repository shows.
 */
export function silentAmong(
  paths: readonly string[],
  [manifest, name]: readonly [manifest: string, job: string],
  evidence: Evidence,
  shown: readonly Observation[],
): readonly string[] {
  const counted = new Set(
    shown.flatMap((seen) => (isRequest(seen) && resolveRequest(seen).count !== undefined ? seen.place.path : [])),
  )
  const silent = paths.filter((path) => !counted.has(path) && saysSomething.test(evidence.textOf?.(path) ?? ''))
  if (silent.length === 0) return []
  const claims = [{ name, globs: silent.map(globOfPath) }]
  const [facts] = evidenceOfJobs(manifest, claims, { ...evidence, files: silent })
  const open = new Set(facts?.listing?.open.map(({ place }) => place.path))
  const started = filesReferenced([...counted], shown)
  const startsCounted = (path: string): boolean => [...filesReferenced([path], shown)].some((file) => counted.has(file))
  return silent.filter((path) => !open.has(path) && !started.has(path) && !startsCounted(path))
}
