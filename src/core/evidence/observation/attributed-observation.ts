import { isNotebook } from '../../languages/python/notebook-path.ts'
import type { Observation } from './observation.ts'
import { hasNumber } from './resolved-request.ts'

export interface Claim {
  readonly name: string
  /** The manifest's `task`. For inference jobs, serving is not other work. */
  readonly task?: string
  /** The manifest's `evidence`. If given, no other launch files count. */
  readonly globs?: readonly string[]
}

/**
 * Why an observation belongs to a job, strongest reason first.
 * `listed`: the manifest lists the file under `evidence`.
 * `namesake`: the file has exactly the job's name.
 * `named`: the file, or the job in it, has a name that contains the job's.
 * `alike`: the file has the job's name without common launch words, or is in a folder with the job's name.
 * `only`: it is the only launch file, next to the only job.
 * `started`: a listed file starts it or passes it to its program.
 * `beside`: it is near the manifest, or the job's own script references it.
 * `above`: it is in a folder above.
 * `elsewhere`: it is elsewhere without a nearer manifest, or in another part of the repository.
 */
export type Attribution = (typeof reasons)[number]

const reasons = ['listed', 'namesake', 'named', 'alike', 'only', 'started', 'beside', 'above', 'elsewhere'] as const

const isAtLeast =
  (weakest: Attribution) =>
  ({ attribution }: { readonly attribution: Attribution }): boolean =>
    reasons.indexOf(attribution) <= reasons.indexOf(weakest)

/** Whether the manifest, or a name, points to the file. */
export const isPointedAt = isAtLeast('named')
/** Whether a file is the job's own, not just a nearby one. */
export const isOwn = isAtLeast('alike')
/** Whether it is near the job, not near its neighbors or above them. */
export const isNear = isAtLeast('beside')
/** Whether a file has the job's name. */
export const isCalledAsJob = ({ attribution }: { readonly attribution: Attribution }): boolean =>
  attribution === 'namesake' || attribution === 'alike'

/** An observation with the reason why it belongs to a job. */
export interface AttributedObservation {
  readonly observation: Observation
  readonly attribution: Attribution
}

/**
 * Whether a contradiction to a declaration may be an error: a stated value in a file that is pointed to, or in the only
 * possible file. Others warn at most.
 */
export const decides = ({ observation, attribution }: AttributedObservation): boolean =>
  observation.certainty === 'states' && (isPointedAt({ attribution }) || attribution === 'only')

/**
 * Whether an observation requests hardware, unlike what the jobs of a folder share. Source code and images that only
 * suggest a kind are not requests, and notebooks are trials.
 */
export const isLaunch = (seen: Observation): boolean =>
  !isNotebook(seen.place.path) &&
  (seen.what === 'provider' || (seen.what === 'accelerator' && (seen.certainty === 'states' || hasNumber(seen))))
