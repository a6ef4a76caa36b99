import type { Job } from '../../manifest/job-reader.ts'
import { shorthandKeys } from '../../manifest/schema.ts'
import { readJob } from '../../manifest/spelling/read-job.ts'
import { type Document, type MapNode, type Node, nodeAt, type Path } from '../../text/document.ts'

/** One assignment: the value at a path of the job's own mapping. */
export interface Assignment {
  readonly path: Path
  readonly value: unknown
}

type Plain = { [key: string]: unknown }

/** A job as its author wrote it, apart from the rest of its file but for the defaults. */
export interface AuthoredJob {
  readonly name: string
  /** The job's own keys, shorthands as they are. */
  readonly own: Plain
  /** Whether the file keeps its jobs under `jobs`, with what they all inherit. */
  readonly isOneOfMany: boolean
  readonly defaults?: Plain
  /** Keys of `hardware` that come from the defaults unless the job says otherwise. */
  readonly inherits: ReadonlySet<string>
  /** Whether a section is written in this job as a mapping of its own, so that one of its keys can be set alone. */
  readonly writes: (section: 'hardware' | 'model' | 'scale') => boolean
}

/** Finds a job in its document again, and reads it in the reference's words. Undefined where it is not a mapping. */
export function authoredJob(
  document: Document,
  { name, reading }: Pick<Job, 'name' | 'reading'>,
): AuthoredJob | undefined {
  const { root } = document
  if (root?.kind !== 'map') return undefined
  const isMany = root.entries.has('jobs') || root.entries.has('defaults')
  const found = isMany ? nodeAt(root, ['jobs', name]) : root
  const node = found?.kind === 'scalar' && found.value === null ? emptyLike(found) : found
  if (node?.kind !== 'map') return undefined
  const written = isMany ? nodeAt(root, ['defaults']) : undefined
  const defaults = written?.kind === 'map' ? readJob(written).node : undefined
  const hardware = defaults && nodeAt(defaults, ['hardware'])
  const inherited = hardware?.kind === 'map' ? [...hardware.entries.keys()] : []
  const isInherited = hardware?.kind === 'map' || (hardware?.kind === 'scalar' && hardware.value !== null)
  return {
    name,
    own: plain(reading.node) as Plain,
    isOneOfMany: isMany,
    ...(defaults && { defaults: plain(defaults) as Plain }),
    inherits: new Set(isInherited ? [...inherited, 'accelerator'] : []),
    writes: (section) => isOwnMapping(node, section),
  }
}

const emptyLike = ({ range }: Node): MapNode => ({ kind: 'map', entries: new Map(), range })

/** Written out here, and neither an alias nor merged in by `<<`: those stand elsewhere in the text. */
function isOwnMapping(job: MapNode, section: string): boolean {
  const entry = job.entries.get(section)
  if (entry?.node.kind !== 'map') return false
  const [start, end] = entry.node.range
  const [from, to] = job.range
  const isInJob = entry.key[0] >= from && end <= to
  return isInJob && [...entry.node.entries.values()].every(({ key }) => key[0] >= start && key[1] <= end)
}

/** Plain values, but for numbers that mean their text: a version `2.10` stays `2.10`. */
function plain(node: Node, key = ''): unknown {
  if (node.kind === 'scalar') {
    const isText = typeof node.value === 'number' && textKeys.has(key)
    return isText ? node.source : node.value
  }
  if (node.kind === 'list') return node.items.map((item) => plain(item, key))
  const values: Plain = Object.create(null)
  for (const [name, entry] of node.entries) values[name] = plain(entry.node, name)
  return values
}

const textKeys = new Set(['name', 'version', 'accelerator', 'machine', 'group', ...Object.keys(shorthandKeys)])

/** The job's file with these values set and the other jobs left out, as text: JSON, which is YAML. */
export function textWith(
  { name, own, isOneOfMany, defaults }: AuthoredJob,
  assignments: readonly Assignment[],
): string {
  const job = assignments.reduce<unknown>((value, { path, value: set }) => assigned(value, path, set), own)
  return JSON.stringify(isOneOfMany ? { ...(defaults && { defaults }), jobs: { [name]: job } } : job)
}

function assigned(value: unknown, [key, ...rest]: Path, set: unknown): unknown {
  if (key === undefined) return set
  const map = typeof value === 'object' && value !== null ? (value as Plain) : {}
  return { ...map, [key]: assigned(map[String(key)], rest, set) }
}
