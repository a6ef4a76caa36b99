import { UnusableInput } from '../finding/unusable-input.ts'
import type { JobReview } from './check.ts'

/** The limits of one run, far above ordinary use. More would take minutes and not fit into a report. */
export const runLimits = { mebibytes: 64, jobs: 40_000, findings: 100_000, unknownWords: 100_000 } as const

interface CountedReview {
  readonly jobs: readonly Pick<JobReview, 'notKnown'>[]
  readonly findings: readonly unknown[]
}

/**
 * Counts the size of a run. Throws {@link UnusableInput} above a limit: an incomplete check has no verdict, and some of
 * the findings would look like all of them.
 */
export class RunSize {
  #bytes = 0
  #jobs = 0
  #findings = 0
  #unknownWords = 0

  addBytes(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > runLimits.mebibytes * 1024 * 1024) refuse('hold', `${runLimits.mebibytes} MiB`)
  }

  addReview({ jobs, findings }: CountedReview): void {
    this.#jobs += jobs.length
    this.#findings += findings.length
    for (const { notKnown } of jobs) this.#unknownWords += notKnown.length
    if (this.#jobs > runLimits.jobs) refuse('declare', `${runLimits.jobs} jobs`)
    if (this.#findings > runLimits.findings) refuse('have', `${runLimits.findings} findings`)
    // Each job reports its own: an unknown word in defaults counts once per job.
    if (this.#unknownWords > runLimits.unknownWords) refuse('have', `${runLimits.unknownWords} unknown words`)
  }
}

function refuse(verb: string, limit: string): never {
  throw new UnusableInput(
    `The manifests ${verb} more than ${limit} in all, which is more than one run reports. Check them in parts, such as folder by folder.`,
  )
}
