import type { Finding } from '../../finding/finding.ts'
import type { Path } from '../../text/document.ts'
import type { FilePair } from './file-pairs.ts'
import type { JobPair } from './job-pairs.ts'
import { lostHardware } from './lost-hardware.ts'

/** A finding with the properties that identify it on the other side. */
export interface Mark {
  readonly finding: Finding
  /** Path of the file on its own side. */
  readonly path: string
  /** Equal on both sides: the job, `defaults` or the file. */
  readonly scope: string
  readonly kind: 'job' | 'defaults' | 'file'
  /** Equal on both sides of a moved file. */
  readonly file: number
  /** Undefined if it concerns no job, or one that the other side lacks. */
  readonly job?: JobPair
  /** Path below the job or below `defaults`. */
  readonly place: Path
  /** For the base: its job or file is withdrawn, or its job lost its hardware. */
  readonly isWithdrawn?: true
}

/** The findings of one side, each with the properties that identify it. */
export function marksOf(side: 'head' | 'base', files: readonly FilePair[], jobs: readonly JobPair[]): Mark[] {
  const known = new Map<string, Map<string, number>>()
  jobs.forEach((pair, index) => {
    const placed = pair[side]
    if (placed === undefined) return
    const ofFile = known.get(placed.path) ?? new Map<string, number>()
    known.set(placed.path, ofFile.set(placed.job.name, index))
  })
  return files.flatMap((pair, file) => {
    const review = pair[side]
    if (review === undefined) return []
    const { path, findings } = review
    const only = review.jobs.length === 1 ? review.jobs[0]?.name : undefined
    return findings.map((finding): Mark => {
      const { kind, name, place } = placeOf(finding, only)
      const index = name === undefined ? undefined : known.get(path)?.get(name)
      const job = index === undefined ? undefined : jobs[index]
      const scope = kind === 'job' && index !== undefined ? `job ${index}` : `${kind} ${file} ${name ?? ''}`
      const isGone = pair.head === undefined || (job !== undefined && job.head === undefined)
      const isWithdrawn = isGone || (finding.job !== undefined && job !== undefined && isEmptied(job))
      return {
        finding,
        path,
        scope,
        kind,
        file,
        place,
        ...(job?.head && job.base && { job }),
        ...(isWithdrawn && { isWithdrawn }),
      }
    })
  })
}

const isEmptied = ({ head, base }: JobPair): boolean =>
  head !== undefined &&
  base !== undefined &&
  lostHardware(head.job.facts.hardware, base.job.facts.hardware) !== undefined

/** A rule's finding names its job; a mistake in the file has its subject in its path. */
export function placeOf(
  { job, path }: Finding,
  onlyJob: string | undefined,
): Pick<Mark, 'kind' | 'place'> & { readonly name?: string } {
  if (job !== undefined) return { kind: 'job', name: job, place: path }
  const [first, second] = path
  if (first === 'jobs' && second !== undefined) return { kind: 'job', name: String(second), place: path.slice(2) }
  if (first === 'defaults') return { kind: 'defaults', place: path.slice(1) }
  // In a file with one job, top-level keys are the job's.
  if (first !== undefined && first !== 'version' && onlyJob !== undefined)
    return { kind: 'job', name: onlyJob, place: path }
  return { kind: 'file', place: path }
}
