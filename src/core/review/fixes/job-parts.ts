import { type JobReading, readJob } from '../../manifest/spelling/read-job.ts'
import { type Document, type MapNode, type Path, withEntries } from '../../text/document.ts'

/** A mapping of the file that declares a job, or what all jobs inherit, and how it was read. */
export interface JobPart {
  /** Steps from the top of the file. */
  readonly path: Path
  /** As it is written. */
  readonly map: MapNode
  readonly reading: JobReading
}

/** `defaults` first: what is written there, every job reads. */
export function jobParts({ root }: Document): JobPart[] {
  if (root?.kind !== 'map') return []
  if (!root.entries.has('jobs') && !root.entries.has('defaults'))
    return [{ path: [], map: root, reading: readJob(withEntries(root, [['version', undefined]])) }]
  const defaults = root.entries.get('defaults')?.node
  const jobs = root.entries.get('jobs')?.node
  const own = jobs?.kind === 'map' ? [...jobs.entries] : []
  return [partAt(['defaults'], defaults), ...own.map(([name, { node }]) => partAt(['jobs', name], node))].flat()
}

const partAt = (path: Path, map: JobPart['map'] | undefined | { readonly kind: string }): JobPart[] =>
  map?.kind === 'map' ? [{ path, map: map as MapNode, reading: readJob(map as MapNode) }] : []

/** The part of the file that a path leads into, as a key of a table. */
export function partKey(path: Path, isOneOfMany: boolean): string {
  if (!isOneOfMany) return '[]'
  return JSON.stringify(path.slice(0, path[0] === 'jobs' ? 2 : 1))
}
