import type { JobReview } from '../check.ts'
import { contentOf, valuesOf } from './content.ts'
import type { FilePair } from './file-pairs.ts'

/** A job with its file. */
export interface PlacedJob {
  readonly path: string
  readonly job: JobReview
}

/** A job on both sides, or on one of them: added or removed. */
export interface JobPair {
  readonly head?: PlacedJob
  readonly base?: PlacedJob
}

/** Jobs of one file without a partner yet. */
interface Unpaired {
  head: PlacedJob[]
  base: PlacedJob[]
}

/** Share of the declared values that a renamed job must keep. */
const leastShared = 2 / 3

/**
 * Pairs each job of the head with its job on the base. Within a file: by name, then by declaration, which follows a
 * renamed job; a single removed and a single added job are the same if they share most values. The rest may have moved
 * to another file with the same name and declaration; or, to a new file from a deleted one, with most of it, or as its
 * only job.
 */
export function pairJobs(files: readonly FilePair[]): JobPair[] {
  const found = new Map<JobReview, PlacedJob>()
  const pairBy = (
    { head, base }: Unpaired,
    keyOf: (placed: PlacedJob) => string,
    isSame: (one: PlacedJob, other: PlacedJob) => boolean = () => true,
  ): Unpaired => {
    const waiting = new Map<string, PlacedJob[]>()
    // Reversed, so that popping takes the first.
    for (const placed of [...base].reverse()) {
      const key = keyOf(placed)
      const same = waiting.get(key)
      if (same) same.push(placed)
      else waiting.set(key, [placed])
    }
    const left = head.filter((placed) => {
      const partner = waiting.get(keyOf(placed))?.at(-1)
      if (partner === undefined || !isSame(placed, partner)) return true
      waiting.get(keyOf(placed))?.pop()
      found.set(placed.job, partner)
      return false
    })
    const rest = new Set([...waiting.values()].flat())
    return { head: left, base: base.filter((placed) => rest.has(placed)) }
  }
  const onlyPair = (left: Unpaired): Unpaired =>
    left.head.length === 1 && left.base.length === 1 ? pairBy(left, () => '', isAlike) : left
  const over: Unpaired = { head: [], base: [] }
  for (const file of files) {
    const named = pairBy({ head: placedJobs(file.head), base: placedJobs(file.base) }, ({ job }) => job.name)
    const { head, base } =
      named.head.length === 0 || named.base.length === 0 ? named : pairBy(named, ({ job }) => contentOf(job))
    const left = onlyPair({ head, base })
    over.head.push(...left.head)
    over.base.push(...left.base)
  }
  const moved = pairBy(over, ({ job }) => JSON.stringify([job.name, contentOf(job)]))
  // A file that was moved and edited appears as one added and one removed.
  const oneSided = new Set(files.flatMap(({ head, base }) => (head && base ? [] : [head?.path, base?.path])))
  const isEdited = ({ path }: PlacedJob): boolean => oneSided.has(path)
  const edited = { head: moved.head.filter(isEdited), base: moved.base.filter(isEdited) }
  onlyPair(pairBy(edited, ({ job }) => job.name, isAlike))
  const partners = new Set(found.values())
  const removed = moved.base.filter((placed) => !partners.has(placed))
  const pairs = files
    .flatMap(({ head }) => placedJobs(head))
    .map((head): JobPair => {
      const base = found.get(head.job)
      return base === undefined ? { head } : { head, base }
    })
  return [...pairs, ...removed.map((base) => ({ base }))]
}

const placedJobs = (file: FilePair['head']): PlacedJob[] =>
  (file?.jobs ?? []).map((job) => ({ path: file?.path ?? '', job }))

/** Whether two jobs share most of their values: twice the common ones over the sum of both. */
function isAlike(one: PlacedJob, other: PlacedJob): boolean {
  const [mine, theirs] = [valuesOf(one.job), valuesOf(other.job)]
  const shared = [...mine].filter((value) => theirs.has(value)).length
  return shared > 0 && (2 * shared) / (mine.size + theirs.size) >= leastShared
}
