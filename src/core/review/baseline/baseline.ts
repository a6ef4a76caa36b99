import { atLeast, type Finding } from '../../finding/finding.ts'
import { isMore, isOther } from '../../finding/substance.ts'
import type { FileReview } from '../check.ts'
import { hasAnotherCause } from './another-cause.ts'
import { type FilePair, isUnread, pairFiles } from './file-pairs.ts'
import { type Mark, marksOf } from './finding-marks.ts'
import { pairFindings } from './finding-pairs.ts'
import { hasGrown } from './growth.ts'
import { isChanged } from './job-change.ts'
import { type JobPair, pairJobs } from './job-pairs.ts'

export type { JobPair, PlacedJob } from './job-pairs.ts'

/** A finding of the base that the head no longer has. */
export interface FixedFinding {
  /** The file on the base. */
  readonly path: string
  readonly finding: Finding
}

/** Whether a finding of the base is gone only because what it was judged by is no longer declared. */
export type IsLeftOut = (finding: Finding, job: Required<JobPair>) => boolean

/** What the base declares and the change does not any more: a job, or a manifest in which no job could be read. */
export interface Withdrawn {
  /** On the base. */
  readonly path: string
  readonly job?: string
  /** Whether no other job stood in its file. */
  readonly isOnly?: true
  /** What it ran on. */
  readonly hardware?: string
  /** Where the job still stands, with no hardware to judge. */
  readonly left?: {
    readonly path: string
    readonly job: string
    readonly line: number
    readonly says: 'nothing' | 'kind'
  }
}

/** What became of the base's findings and jobs. */
export interface Difference {
  /** The head's reviews, every finding with its standing. */
  readonly files: readonly FileReview[]
  readonly fixed: readonly FixedFinding[]
  /** Of the base, and gone only because the change leaves out what they were judged by. */
  readonly notJudged: readonly FixedFinding[]
  /** The jobs that came, changed or went, in the order of their files and lines. */
  readonly jobs: readonly JobPair[]
}

/**
 * Compares the reviews of a head with those of its base, both made under the same policy and on the same day. A
 * finding is existing where the base has it too, by rule, job, place of keys and subject, wherever its lines stand. It is
 * new where it was milder there, came to less, was waived, or had another cause, and in a file that can be read on neither
 * side and changed. `renames` leads from a path of the head to the
 * base's. What a file hid that could not be read is new once it can be read, and nothing is fixed in a file that no
 * longer can. Nor is fixed what `isLeftOut` knows to be gone with a key.
 */
export function compareWithBase(
  head: readonly FileReview[],
  base: readonly FileReview[],
  renames: ReadonlyMap<string, string> = new Map(),
  isLeftOut: IsLeftOut = () => false,
): Difference {
  const files = pairFiles(head, base, renames)
  const jobs = pairJobs(files)
  const marks = marksOf('head', files, jobs)
  const { before, gone } = pairFindings(marks, marksOf('base', files, jobs))
  const compared = new Map(marks.map((mark) => [mark.finding, standing(mark, before.get(mark), files[mark.file])]))
  const hidden = new Set(files.flatMap((pair) => (pair.head && pair.base && isUnread(pair.head) ? pair.base.path : [])))
  // What is no longer declared is not fixed: nothing checks it.
  const settled = gone.filter(({ path, isWithdrawn }) => !hidden.has(path) && !isWithdrawn)
  const open = new Set(
    settled.filter(
      ({ finding, job }) =>
        job?.head && job.base && finding.job !== undefined && isLeftOut(finding, { head: job.head, base: job.base }),
    ),
  )
  const placed = ({ path, finding }: Mark): FixedFinding => ({ path, finding })
  return {
    files: head.map((file) => ({ ...file, findings: file.findings.map((each) => compared.get(each) ?? each) })),
    fixed: settled.filter((mark) => !open.has(mark)).map(placed),
    notJudged: [...open].map(placed),
    jobs: jobs
      .filter((pair) => isChanged(pair) && (pair.head !== undefined || !hidden.has(pair.base?.path ?? '')))
      .sort(byPlace),
  }
}

function standing(mark: Mark, before: Mark | undefined, file: FilePair | undefined): Finding {
  const { finding } = mark
  if (before === undefined || hidesAnother(file)) return { ...finding, standing: 'new' }
  const { severity, waived, substance } = before.finding
  if (waived && !finding.waived) return { ...finding, standing: 'new', onBase: 'waived' }
  if (!atLeast(severity, finding.severity)) return { ...finding, standing: 'new', onBase: severity }
  if (isOther(finding.substance, substance) || hasAnotherCause(mark, before.finding))
    return { ...finding, standing: 'new' }
  if (isMore(finding.substance, substance) || hasGrown(mark)) return { ...finding, standing: 'new', onBase: 'less' }
  return { ...finding, standing: 'existing' }
}

/** Whether a file can be read on neither side and is another now: nobody knows what changed in it. */
const hidesAnother = (file: FilePair | undefined): boolean =>
  file?.head !== undefined &&
  file.base !== undefined &&
  isUnread(file.head) &&
  isUnread(file.base) &&
  file.head.text !== file.base.text

/** A job that went stands where it stood, before the one that stands there now. */
function byPlace(one: JobPair, other: JobPair): number {
  const [a, b] = [one.head ?? one.base, other.head ?? other.base]
  if (a === undefined || b === undefined) return 0
  return a.path < b.path
    ? -1
    : a.path > b.path
      ? 1
      : a.job.line - b.job.line || (one.head ? 1 : 0) - (other.head ? 1 : 0)
}
