import { type EvidenceFacts, evidenceFacts } from './agreement/facts.ts'
import { attributeToJobs } from './attribution/attribute-to-jobs.ts'
import type { Claim } from './observation/attributed-observation.ts'
import type { Observation } from './observation/observation.ts'

/** What the repository shows, gathered once for all manifests of a run. */
export interface Evidence {
  readonly observations: readonly Observation[]
  /** The paths of all manifests of the run. */
  readonly manifests: readonly string[]
  /** The text of a file that a manifest names, by its path from the top; undefined where there is none to be read. */
  readonly textOf?: (path: string) => string | undefined
}

/** The evidence facts of each job of a manifest, in the order of the jobs. */
export function evidenceOfJobs(manifest: string, claims: readonly Claim[], evidence: Evidence): EvidenceFacts[] {
  return attributeToJobs(manifest, claims, evidence.observations, evidence.manifests).map(evidenceFacts)
}
