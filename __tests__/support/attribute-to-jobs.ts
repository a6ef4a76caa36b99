import { attribution } from '../../src/core/evidence/attribution/attribute-to-jobs.ts'
import type { AttributedObservation, Claim } from '../../src/core/evidence/observation/attributed-observation.ts'
import type { Observation } from '../../src/core/evidence/observation/observation.ts'

/** The evidence attributed to each job of a manifest, without a time limit. */
export const attributeToJobs = (
  manifest: string,
  claims: readonly Claim[],
  observations: readonly Observation[],
  manifests: readonly string[],
): AttributedObservation[][] => claims.map(attribution(manifest, claims, { observations, manifests }))
