import { type Belonging, isLaunch } from '../observation/belonging.ts'
import type { AcceleratorSeen } from '../observation/observation.ts'
import { type Request, requestOf, tellsMore, tellsNumber } from '../observation/request.ts'

/** Hardware that a file of a job tells, read through the catalogue. */
export interface HardwareSeen {
  readonly seen: AcceleratorSeen
  readonly how: Belonging['how']
  readonly request: Request
  readonly isListed: boolean
  /** Of a file that is called as the job is. */
  readonly isNamesake: boolean
  /** Whether it lies beside the manifest and may be the job's, though neither the manifest nor a name says so. */
  readonly isNear: boolean
}

/** All hardware that belongs to a job, in the order in which it was seen. */
export const hardwareSeen = (belongings: readonly Belonging[]): HardwareSeen[] =>
  belongings.flatMap(({ seen, how, listed, namesake, ofAnotherSize }) =>
    seen.what === 'accelerator'
      ? [
          {
            seen,
            how,
            request: requestOf(seen),
            isListed: listed === true,
            isNamesake: namesake === true,
            isNear: how !== 'repository' && ofAnotherSize !== true,
          },
        ]
      : [],
  )

/** What the launch files of a job ask for in earnest: they state so, and say which or how much. */
export const requestsIn = (hardware: readonly HardwareSeen[]): HardwareSeen[] =>
  hardware.filter(({ seen }) => seen.certainty === 'states' && tellsMore(seen))

/**
 * The launches of files that the manifest names. A launcher starts one process for each accelerator, so that they tell
 * how many there are, though not in as many words as a request for hardware.
 */
export const namedLaunches = (
  hardware: readonly HardwareSeen[],
  { listed }: { readonly listed: boolean },
): HardwareSeen[] =>
  hardware.filter(
    ({ seen, how, isListed, isNamesake }) =>
      seen.certainty === 'suggests' && isLaunch(seen) && (isNamesake || (how === 'named' && (!listed || isListed))),
  )

/** A launch that tells how many processes there are: launchers are the same for all hardware. */
export const isProcess = ({ seen, request }: HardwareSeen): boolean =>
  seen.certainty === 'suggests' && seen.kind === 'gpu' && request.vendor === undefined && tellsNumber(seen)
