import { attribution } from '../../src/core/evidence/attribution/attribute-to-jobs.ts'
import type { AttributedObservation, Claim } from '../../src/core/evidence/observation/attributed-observation.ts'
import type { Observation } from '../../src/core/evidence/observation/observation.ts'

/** What is attributed to each job of a manifest, however long it takes. */
export const attributeToJobs = (
  manifest: string,
  claims: readonly Claim[],
  observations: readonly Observation[],
  manifests: readonly string[],
): AttributedObservation[][] => claims.map(attribution(manifest, claims, { observations, manifests }))
