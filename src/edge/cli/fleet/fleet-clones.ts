import { basename, resolve } from 'node:path'
import { surveyEvidence } from '../../../core/evidence/gather-evidence.ts'
import { survey } from '../../../core/evidence/survey/survey.ts'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { emptyReport } from '../../../core/fleet/empty-report.ts'
import { launchesOf } from '../../../core/fleet/undeclared.ts'
import { jsonReport } from '../../../core/report/formats/json.ts'
import type { ReportOrigin } from '../../../core/report/report.ts'
import { originOf } from '../../run/git/origin.ts'
import { repositoryTree } from '../../run/repository.ts'
import { reviewFolder } from '../../run/review-folder.ts'
import { findManifests } from '../../run/workspace.ts'
import type { Terminal } from '../arguments.ts'
import { policyFor } from '../policy/policy-options.ts'
import type { FleetPlace } from './fleet-places.ts'

/** The repository of a clone, from its checkout only. The runner's environment describes another one. */
export function cloneOrigin(
  { file: folder, path }: FleetPlace,
  today: string,
): ReportOrigin & { readonly repository: string; readonly isPath: boolean } {
  const origin = originOf(folder, {}, today) ?? { date: today }
  const { repository = path === '.' ? basename(resolve(folder)) : path } = origin
  return { ...origin, repository, isPath: origin.repository === undefined }
}

/** The report of a clone, as `check` would write it there, or why there is none. A failure affects no other clone. */
export async function cloneReport(
  { file: folder }: FleetPlace,
  origin: ReportOrigin,
  terminal: Terminal,
): Promise<string> {
  try {
    const manifests = findManifests(folder, folder, [])
    if (manifests.length === 0) return emptyReport(origin, { undeclared: launchesBelow(folder) })
    const effective = await policyFor({}, { folder, environment: terminal.environment })
    const run = { effective, today: terminal.today, scope: 'all' } as const
    return jsonReport(await reviewFolder(folder, manifests, run, { savings: true }), origin)
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    return emptyReport(origin, { notChecked: `cannot be checked: ${error.message}` })
  }
}

/** The launches in a repository without a manifest. Reads all files that may contain one. */
const launchesBelow = (root: string): ReturnType<typeof launchesOf> =>
  launchesOf(survey(surveyEvidence(repositoryTree(root)).observations))
