import {
  type AttributedObservation,
  isCalledAsJob,
  isLaunch,
  isPointedAt,
} from '../observation/attributed-observation.ts'
import type { AcceleratorObservation } from '../observation/observation.ts'
import { hasNumber, namesModelOrCount, type ResolvedRequest, resolveRequest } from '../observation/resolved-request.ts'

/** Hardware that a file of a job shows, resolved with the catalog. */
export interface AttributedHardware extends AttributedObservation {
  readonly observation: AcceleratorObservation
  readonly request: ResolvedRequest
}

/** All hardware attributed to a job, in the order of observation. */
export const attributedHardware = (attributed: readonly AttributedObservation[]): AttributedHardware[] =>
  attributed.flatMap(({ observation, attribution }) =>
    observation.what === 'accelerator' ? [{ observation, attribution, request: resolveRequest(observation) }] : [],
  )

/** The stated requests of a job's launch files that name a model or a count. */
export const requestsIn = (hardware: readonly AttributedHardware[]): AttributedHardware[] =>
  hardware.filter(({ observation }) => observation.certainty === 'states' && namesModelOrCount(observation))

/**
 * The launches of files that the manifest names. A launcher starts one process per accelerator, so they show the count,
 * but less explicitly than a hardware request.
 */
export const namedLaunches = (
  hardware: readonly AttributedHardware[],
  { listed }: { readonly listed: boolean },
): AttributedHardware[] =>
  hardware.filter(
    (each) =>
      each.observation.certainty === 'suggests' &&
      // A notebook is a trial unless the manifest lists it.
      (isLaunch(each.observation) || (each.attribution === 'listed' && hasNumber(each.observation))) &&
      (isCalledAsJob(each) || each.attribution === 'listed' || (!listed && isPointedAt(each))),
  )

/** Whether a launch only counts processes. Launchers do not depend on the hardware. */
export const isProcess = ({ observation, request }: AttributedHardware): boolean =>
  observation.certainty === 'suggests' &&
  observation.kind === 'gpu' &&
  request.vendor === undefined &&
  hasNumber(observation)
