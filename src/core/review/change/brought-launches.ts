import { foldersOf, ownerOf } from '../../evidence/attribution/repository-observations.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { type AttributedObservation, isLaunch, isPointedAt } from '../../evidence/observation/attributed-observation.ts'
import type { AcceleratorObservation, Observation } from '../../evidence/observation/observation.ts'
import { resolveRequest } from '../../evidence/observation/resolved-request.ts'
import type { Facts } from '../../rules/facts.ts'
import { folderOf } from '../../text/folder-paths.ts'
import type { FileReview } from '../check.ts'
import type { TreeDifference } from './base-tree.ts'

/** What the repository shows after and before a change. */
export interface LaunchesOfChange {
  readonly evidence: Evidence | undefined
  /** All that is shown, with the touched files in folders that are left out. */
  readonly shown: () => Record<'now' | 'before', readonly Observation[]>
  readonly tree: TreeDifference
}

/** Whether a file's request is compared with the job as more than a hint. */
const isCompared = (each: AttributedObservation): boolean =>
  isLaunch(each.observation) && (isPointedAt(each) || each.attribution === 'only')

/** Launch files that are compared with a job. */
export const pathsCompared = ({ evidence }: Facts): ReadonlySet<string> =>
  new Set(evidence?.attributed.filter(isCompared).map(({ observation }) => observation.place.path))

/** What a launch requests; infinite if it leaves the count open. */
export const askedBy = (seen: AcceleratorObservation): number => resolveRequest(seen).count ?? Number.POSITIVE_INFINITY

export const isRequest = (seen: Observation): seen is AcceleratorObservation =>
  seen.what === 'accelerator' && isLaunch(seen)

/**
 * Launches that a change adds or enlarges and that are compared with no job, for the jobs of a manifest. Launches next
 * to another manifest belong to that one, if one of its jobs declares as many or the run does not check it.
 */
export function launchesBrought(
  head: readonly FileReview[],
  { evidence, shown, tree }: LaunchesOfChange,
): (manifest: string) => readonly AcceleratorObservation[] {
  const compared = new Set(head.flatMap(({ jobs }) => jobs.flatMap(({ facts }) => [...pathsCompared(facts)])))
  const { now, before } = shown()
  const asked = new Map<string, number>()
  for (const seen of before.filter(isRequest))
    asked.set(seen.place.path, Math.max(askedBy(seen), asked.get(seen.place.path) ?? 0))
  const isBrought = (seen: AcceleratorObservation): boolean => {
    const { path } = seen.place
    return tree.changed.has(path) && askedBy(seen) > (asked.get(tree.changed.get(path) ?? '') ?? 0)
  }
  const { manifests = [], allManifests = manifests } = evidence ?? {}
  const brought = now.filter(isRequest).filter((seen) => !compared.has(seen.place.path) && isBrought(seen))
  const folders = foldersOf(allManifests)
  return (manifest) =>
    brought.filter((seen) => {
      const owner = ownerOf(seen.place.path, folders)
      if (owner === undefined || owner === folderOf(manifest)) return true
      const others = head.filter(({ path }) => folderOf(path) === owner).flatMap(({ jobs }) => jobs)
      return others.length > 0 && others.every(({ facts }) => (facts.hardware.count ?? 0) < askedBy(seen))
    })
}
