import type { Observation } from './observation.ts'
import { hasNumber } from './resolved-request.ts'

/** A job that may have evidence. */
export interface Claim {
  readonly name: string
  /** The manifest's `task`: serving is what an inference job is about. */
  readonly task?: string
  /** The manifest's `evidence`: then these files, and no other launch files. */
  readonly globs?: readonly string[]
}

/** An observation that is attributed to a job. */
export interface AttributedObservation {
  readonly observation: Observation
  /**
   * `named`: the manifest, or the job's name, points at it; `folder`: it lies with the manifest, or above it among the
   * launch files of the repository; `repository`: it lies elsewhere, where no manifest is nearer, or is a launch file
   * of one part of the repository, deep below the manifest or beside other parts.
   */
  readonly attribution: 'named' | 'folder' | 'repository'
  /** True of what lies in a folder above the manifest itself, such as the dependencies of the whole repository. */
  readonly above?: boolean
  /** True of what the manifest lists under `evidence`, which is more than to carry the job's name. */
  readonly listed?: boolean
  /** True of what is in a file that is called exactly as the job, by a name of several words. */
  readonly namesake?: boolean
  /** True of what is in a file that is called by the size of another model than the job: `tune_7b.sh` for `tune-70b`. */
  readonly ofAnotherSize?: boolean
}

/**
 * What a launch file asks for, as opposed to what the jobs of a folder share: sources and images that merely suggest a
 * kind of accelerator ask for nothing.
 */
export const isLaunch = (seen: Observation): boolean =>
  seen.what === 'provider' || (seen.what === 'accelerator' && (seen.certainty === 'states' || hasNumber(seen)))
