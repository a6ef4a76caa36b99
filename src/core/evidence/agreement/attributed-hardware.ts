import {
  type AttributedObservation,
  isCalledAsJob,
  isLaunch,
  isPointedAt,
} from '../observation/attributed-observation.ts'
import type { AcceleratorObservation } from '../observation/observation.ts'
import { hasNumber, namesModelOrCount, type ResolvedRequest, resolveRequest } from '../observation/resolved-request.ts'

/** Hardware that a file of a job shows, read through the catalog. */
export interface AttributedHardware extends AttributedObservation {
  readonly observation: AcceleratorObservation
  readonly request: ResolvedRequest
}

/** All hardware that is attributed to a job, in the order in which it was observed. */
export const attributedHardware = (attributed: readonly AttributedObservation[]): AttributedHardware[] =>
  attributed.flatMap(({ observation, attribution }) =>
    observation.what === 'accelerator' ? [{ observation, attribution, request: resolveRequest(observation) }] : [],
  )

/** What the launch files of a job ask for in earnest: they state so, and say which or how much. */
export const requestsIn = (hardware: readonly AttributedHardware[]): AttributedHardware[] =>
  hardware.filter(({ observation }) => observation.certainty === 'states' && namesModelOrCount(observation))

/**
 * The launches of files that the manifest names. A launcher starts one process for each accelerator, so that they show
 * how many there are, though not in as many words as a request for hardware.
 */
export const namedLaunches = (
  hardware: readonly AttributedHardware[],
  { listed }: { readonly listed: boolean },
): AttributedHardware[] =>
  hardware.filter(
    (each) =>
      each.observation.certainty === 'suggests' &&
      isLaunch(each.observation) &&
      (isCalledAsJob(each) || each.attribution === 'listed' || (!listed && isPointedAt(each))),
  )

/** A launch that states how many processes there are: launchers are the same for all hardware. */
export const isProcess = ({ observation, request }: AttributedHardware): boolean =>
  observation.certainty === 'suggests' &&
  observation.kind === 'gpu' &&
  request.vendor === undefined &&
  hasNumber(observation)
