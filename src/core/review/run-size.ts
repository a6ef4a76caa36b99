import { UnusableInput } from '../finding/unusable-input.ts'
import type { JobReview } from './check.ts'

/** What one run takes on, far above what people write. More would take minutes, and no report could hold it. */
export const runLimits = { mebibytes: 64, jobs: 40_000, findings: 100_000, unknownWords: 100_000 } as const

interface CountedReview {
  readonly jobs: readonly Pick<JobReview, 'notKnown'>[]
  readonly findings: readonly unknown[]
}

/**
 * Counts what a run has taken on. Throws {@link UnusableInput} above a limit: what is not checked to the end has no
 * verdict, and a part of the findings would look like all of them.
 */
export class RunSize {
  #bytes = 0
  #jobs = 0
  #findings = 0
  #unknownWords = 0

  /** A manifest was read. */
  addBytes(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > runLimits.mebibytes * 1024 * 1024) refuse('hold', `${runLimits.mebibytes} MiB`)
  }

  /** A manifest was checked. */
  addReview({ jobs, findings }: CountedReview): void {
    this.#jobs += jobs.length
    this.#findings += findings.length
    for (const { notKnown } of jobs) this.#unknownWords += notKnown.length
    if (this.#jobs > runLimits.jobs) refuse('declare', `${runLimits.jobs} jobs`)
    if (this.#findings > runLimits.findings) refuse('have', `${runLimits.findings} findings`)
    // Each job reports its own: a line of the defaults is as many words as there are jobs.
    if (this.#unknownWords > runLimits.unknownWords) refuse('have', `${runLimits.unknownWords} unknown words`)
  }
}

function refuse(verb: string, limit: string): never {
  throw new UnusableInput(
    `The manifests ${verb} more than ${limit} in all, which is more than one run reports. Check them in parts, such as folder by folder.`,
  )
}
