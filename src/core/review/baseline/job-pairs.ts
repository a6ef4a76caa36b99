import { grouped } from '../../text/grouped.ts'
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
  readonly head: readonly PlacedJob[]
  readonly base: readonly PlacedJob[]
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
  const partners = new Partners()
  const left = files.map((file) => partners.ofOneFile({ head: placedJobs(file.head), base: placedJobs(file.base) }))
  const over = { head: left.flatMap(({ head }) => head), base: left.flatMap(({ base }) => base) }
  const moved = partners.by(over, ({ job }) => JSON.stringify([job.name, contentOf(job)]))
  // A file that was moved and edited appears as one added and one removed.
  const oneSided = new Set(files.flatMap(({ head, base }) => (head && base ? [] : [head?.path, base?.path])))
  const isEdited = ({ path }: PlacedJob): boolean => oneSided.has(path)
  const edited = { head: moved.head.filter(isEdited), base: moved.base.filter(isEdited) }
  const rest = new Set(partners.ofOnlyTwo(partners.by(edited, ({ job }) => job.name, isAlike)).base)
  const removed = moved.base.filter((placed) => !isEdited(placed) || rest.has(placed))
  const pairs = files
    .flatMap(({ head }) => placedJobs(head))
    .map((head): JobPair => {
      const base = partners.of(head)
      return base === undefined ? { head } : { head, base }
    })
  return [...pairs, ...removed.map((base) => ({ base }))]
}

/** The jobs of the base that have found their job of the head. */
class Partners {
  readonly #found = new Map<JobReview, PlacedJob>()

  of({ job }: PlacedJob): PlacedJob | undefined {
    return this.#found.get(job)
  }

  ofOneFile(jobs: Unpaired): Unpaired {
    const named = this.by(jobs, ({ job }) => job.name)
    const isOneSided = named.head.length === 0 || named.base.length === 0
    return this.ofOnlyTwo(isOneSided ? named : this.by(named, ({ job }) => contentOf(job)))
  }

  ofOnlyTwo(left: Unpaired): Unpaired {
    return left.head.length === 1 && left.base.length === 1 ? this.by(left, () => '', isAlike) : left
  }

  /** Pairs jobs with the same key, in order. Returns the rest. */
  by(
    { head, base }: Unpaired,
    keyOf: (placed: PlacedJob) => string,
    isSame: (one: PlacedJob, other: PlacedJob) => boolean = () => true,
  ): Unpaired {
    // Reversed, so that popping takes the first.
    const waiting = grouped(base.toReversed(), keyOf)
    const left = head.filter((placed) => {
      const partner = waiting.get(keyOf(placed))?.at(-1)
      if (partner === undefined || !isSame(placed, partner)) return true
      waiting.get(keyOf(placed))?.pop()
      this.#found.set(placed.job, partner)
      return false
    })
    const rest = new Set([...waiting.values()].flat())
    return { head: left, base: base.filter((placed) => rest.has(placed)) }
  }
}

const placedJobs = (file: FilePair['head']): PlacedJob[] =>
  (file?.jobs ?? []).map((job) => ({ path: file?.path ?? '', job }))

/** Whether two jobs share most of their values: twice the common ones over the sum of both. */
function isAlike(one: PlacedJob, other: PlacedJob): boolean {
  const [mine, theirs] = [valuesOf(one.job), valuesOf(other.job)]
  const shared = [...mine].filter((value) => theirs.has(value)).length
  return shared > 0 && (2 * shared) / (mine.size + theirs.size) >= leastShared
}
