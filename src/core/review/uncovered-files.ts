import type { ManifestRequirements } from '../policy/demands/missing-manifests.ts'
import type { FileReview } from './check.ts'

/** What a policy may demand a manifest for: paths of the repository, and which of them are manifests. */
export interface DemandedFiles {
  readonly paths: readonly string[]
  readonly isManifest: (path: string) => boolean
}

/** A review for each file that lacks a required manifest. */
export function uncoveredReviews(demands: ManifestRequirements, files: DemandedFiles | undefined): FileReview[] {
  if (files === undefined || demands.isEmpty) return []
  return [...demands.uncovered(files.paths, files.isManifest)].map(([path, finding]) => ({
    path,
    text: '',
    jobs: [],
    findings: [finding],
    searches: 0,
  }))
}
