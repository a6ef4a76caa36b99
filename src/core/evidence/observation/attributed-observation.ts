import { isNotebook } from '../../languages/python/notebook-path.ts'
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

/**
 * Why an observation is a job's, from the strongest reason to the weakest:
 * `listed`: the manifest lists the file under `evidence`; `namesake`: the file is called exactly as the job;
 * `named`: the file, or what it calls its job, carries the job's name; `alike`: it is called as the job is but for words
 * that any launch is called by, or lies in a folder called so; `only`: it is the one launch file beside the one job;
 * `beside`: it lies with the manifest, or is named by the job's own script; `above`: it lies in a folder above;
 * `elsewhere`: it lies elsewhere, where no manifest is nearer, or is of another part of the repository.
 */
export type Attribution = (typeof reasons)[number]

const reasons = ['listed', 'namesake', 'named', 'alike', 'only', 'beside', 'above', 'elsewhere'] as const

const isAtLeast =
  (weakest: Attribution) =>
  ({ attribution }: { readonly attribution: Attribution }): boolean =>
    reasons.indexOf(attribution) <= reasons.indexOf(weakest)

/** Whether the manifest, or a name, points at the file. */
export const isPointedAt = isAtLeast('named')
/** Whether a file is the job's own rather than one that lies about. */
export const isOwn = isAtLeast('alike')
/** Whether it lies with the job, and not with its neighbors or above them all. */
export const isNear = isAtLeast('beside')
/** Whether a file is called as the job is. */
export const isCalledAsJob = ({ attribution }: { readonly attribution: Attribution }): boolean =>
  attribution === 'namesake' || attribution === 'alike'

/** An observation that is attributed to a job. */
export interface AttributedObservation {
  readonly observation: Observation
  readonly attribution: Attribution
}

/**
 * Whether a contradiction to a declaration may be an error: a request in a file that is pointed at, or in the only one that
 * can be meant. All else warns at most.
 */
export const decides = ({ observation, attribution }: AttributedObservation): boolean =>
  observation.certainty === 'states' && (isPointedAt({ attribution }) || attribution === 'only')

/**
 * What a launch file asks for, as opposed to what the jobs of a folder share: sources and images that merely suggest a
 * kind of accelerator ask for nothing, and a notebook launches what somebody tries.
 */
export const isLaunch = (seen: Observation): boolean =>
  !isNotebook(seen.place.path) &&
  (seen.what === 'provider' || (seen.what === 'accelerator' && (seen.certainty === 'states' || hasNumber(seen))))
