import type { Job } from '../../manifest/job-reader.ts'
import { readJob } from '../../manifest/spelling/read-job.ts'
import {
  type Document,
  type Entry,
  fromPlain,
  type MapNode,
  nodeAt,
  type Path,
  withEntries,
} from '../../text/document.ts'

/** One assignment: a value at a path of the job's own mapping. */
export interface Assignment {
  readonly path: Path
  readonly value: unknown
}

/** A job as written, in canonical keys, without the rest of its file except the defaults. */
export interface AuthoredJob {
  /** The file with only this job and the assigned values. */
  readonly alone: (assignments: readonly Assignment[]) => Document
  /** Keys of `hardware` in the defaults, which the job inherits unless it overrides them. */
  readonly inherits: ReadonlySet<string>
  /** Whether the job itself writes a section as a mapping, so that one of its keys can be set alone. */
  readonly writes: (section: AuthoredSection) => boolean
}

/** The sections that an alternative may change. */
export type AuthoredSection = 'framework' | 'hardware' | 'model' | 'operations' | 'scale'

/** Finds a job in its document. Undefined if it is not a mapping. */
export function authoredJob(
  document: Document,
  { name, reading }: Pick<Job, 'name' | 'reading'>,
): AuthoredJob | undefined {
  const { root } = document
  if (root?.kind !== 'map') return undefined
  const isMany = root.entries.has('jobs') || root.entries.has('defaults')
  const node = isMany ? nodeAt(root, ['jobs', name]) : root
  const isEmpty = node?.kind === 'scalar' && node.value === null
  if (node?.kind !== 'map' && !isEmpty) return undefined
  const written = isMany ? nodeAt(root, ['defaults']) : undefined
  const defaults = written?.kind === 'map' ? readJob(written).node : undefined
  const hardware = defaults && nodeAt(defaults, ['hardware'])
  const inherited = hardware?.kind === 'map' ? [...hardware.entries.keys()] : []
  const isInherited = hardware?.kind === 'map' || (hardware?.kind === 'scalar' && hardware.value !== null)
  return {
    alone: (assignments) => {
      const job = assignments.reduce((map, { path, value }) => assigned(map, path, value), reading.node)
      if (!isMany) return { ...document, root: job }
      const jobs = withEntries(nothing, [[name, entryOf(job)]])
      return {
        ...document,
        root: withEntries(nothing, [
          ['defaults', defaults && entryOf(defaults)],
          ['jobs', entryOf(jobs)],
        ]),
      }
    },
    inherits: new Set(isInherited ? [...inherited, 'accelerator'] : []),
    writes: (section) => node.kind === 'map' && isOwnMapping(node, section),
  }
}

const nothing: MapNode = { kind: 'map', entries: new Map(), range: [0, 0] }

const entryOf = (node: Entry['node']): Entry => ({ key: node.range, node, range: node.range })

function assigned(map: MapNode, [key, ...rest]: Path, value: unknown): MapNode {
  const there = map.entries.get(String(key))?.node
  const inner = rest.length === 0 ? fromPlain(value) : assigned(there?.kind === 'map' ? there : nothing, rest, value)
  return withEntries(map, [[String(key), entryOf(inner)]])
}

/** Written here, not behind an alias or merged by `<<`, which are elsewhere in the text. */
function isOwnMapping(job: MapNode, section: string): boolean {
  const entry = job.entries.get(section)
  if (entry?.node.kind !== 'map') return false
  const [start, end] = entry.node.range
  const [from, to] = job.range
  const isInJob = entry.key[0] >= from && end <= to
  return isInJob && [...entry.node.entries.values()].every(({ key }) => key[0] >= start && key[1] <= end)
}
