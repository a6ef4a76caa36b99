import { surveyEvidence } from '../../core/evidence/gather-evidence.ts'
import { survey } from '../../core/evidence/survey/survey.ts'
import { launchesOf } from '../../core/fleet/undeclared.ts'
import type { Report } from '../../core/report/report.ts'
import { repositoryTree } from './repository.ts'

/** What a repository without a manifest asks for accelerators by; reads all of its files that may say so. */
export async function undeclaredBelow(root: string): Promise<NonNullable<Report['undeclared']>> {
  return launchesOf(survey(surveyEvidence(repositoryTree(root)).observations))
}
