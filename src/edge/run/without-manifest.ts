import { draftedReviews } from '../../core/draft/drafted-reviews.ts'
import { missingManifest } from '../../core/draft/manifest-missing.ts'
import { surveyEvidence } from '../../core/evidence/gather-evidence.ts'
import type { Observation } from '../../core/evidence/observation/observation.ts'
import { survey } from '../../core/evidence/survey/survey.ts'
import { launchesOf } from '../../core/fleet/undeclared.ts'
import type { Policy } from '../../core/policy/policy.ts'
import type { Report } from '../../core/report/report.ts'
import type { FileReview } from '../../core/review/check.ts'
import { folderOf, isBelow } from '../../core/text/folder-paths.ts'
import { repositoryTree } from './repository.ts'
import { readText } from './workspace.ts'

export interface WithoutManifest {
  readonly reviews: readonly FileReview[]
  /** The launches in the folders. */
  readonly launches: NonNullable<Report['undeclared']>
}

/** Findings about folders without a manifest, by the policy's `no-manifest`. Reads all files with possible evidence. */
export function withoutManifest(root: string, folders: readonly string[], policy: Policy): WithoutManifest {
  const { observations } = surveyEvidence(repositoryTree(root))
  const each = folders.map((folder) => {
    const shown = observations.filter((seen) => isShownTo(folder, seen))
    const launches = launchesOf(survey(shown))
    return { launches, reviews: reviewsOf(root, folder, { shown, launches }, policy) }
  })
  return { reviews: each.flatMap(({ reviews }) => reviews), launches: each.flatMap(({ launches }) => launches) }
}

function reviewsOf(
  root: string,
  folder: string,
  { shown, launches }: { readonly shown: readonly Observation[]; readonly launches: WithoutManifest['launches'] },
  policy: Policy,
): FileReview[] {
  const { value } = policy.noManifest
  if (value === 'pass') return []
  if (value === 'fail') return [missingManifest(folder, launches, policy)]
  return draftedReviews(shown, policy, (path) => readText(root, path))
}

/** Whether an observation is in a folder, or is something that a folder above installs for it. */
const isShownTo = (folder: string, { what, place }: Observation): boolean =>
  folder === '' ||
  isBelow(place.path, folder) ||
  ((what === 'framework' || what === 'library' || what === 'stack') && isBelow(folder, folderOf(place.path)))
