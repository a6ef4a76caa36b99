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
  readonly path: string
  readonly finding: Finding
}

/** Whether a finding disappeared only because its key is no longer declared. */
export type IsLeftOut = (finding: Finding, job: Required<JobPair>) => boolean

/** Declared on the base but not in the change: a job, or a manifest without readable jobs. */
export interface Withdrawn {
  /** On the base. */
  readonly path: string
  readonly job?: string
  /** It was the only job in its file. */
  readonly isOnly?: true
  /** Its hardware on the base. */
  readonly hardware?: string
  /** The place of a job that still exists, but without hardware to judge. */
  readonly left?: {
    readonly path: string
    readonly job: string
    readonly line: number
    readonly says: 'nothing' | 'kind'
  }
}

/** What happened to the base's findings and jobs. */
export interface Difference {
  /** The head's reviews, every finding with its standing. */
  readonly files: readonly FileReview[]
  readonly fixed: readonly FixedFinding[]
  /** Findings of the base that disappeared only because the change no longer declares their keys. */
  readonly notJudged: readonly FixedFinding[]
  /** Added, changed and removed jobs, in the order of files and lines. */
  readonly jobs: readonly JobPair[]
}

/**
 * Compares the reviews of a head with those of its base, both made under the same policy and on the same date. A
 * finding is existing if the base has it too, by rule, job, place of keys and subject, whatever its line. It is new if
 * it was milder there, was smaller, was waived or had another cause, and in a changed file that neither side can read.
 * `renames` maps paths of the head to the base's. Findings in a file that was unreadable are new once it is readable,
 * and nothing is fixed in a file that becomes unreadable. A finding that disappears with its key is not fixed (see
 * `isLeftOut`).
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
  // What is no longer declared is not checked, so it is not fixed.
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

/** Whether a changed file is unreadable on both sides, so that its changes are unknown. */
const hidesAnother = (file: FilePair | undefined): boolean =>
  file?.head !== undefined &&
  file.base !== undefined &&
  isUnread(file.head) &&
  isUnread(file.base) &&
  file.head.text !== file.base.text

/** A removed job keeps its old position, before the job that is there now. */
function byPlace(one: JobPair, other: JobPair): number {
  const [a, b] = [one.head ?? one.base, other.head ?? other.base]
  if (a === undefined || b === undefined) return 0
  return a.path < b.path
    ? -1
    : a.path > b.path
      ? 1
      : a.job.line - b.job.line || (one.head ? 1 : 0) - (other.head ? 1 : 0)
}
