import type { Finding } from '../../src/core/finding/finding.ts'
import { policyOfRun } from '../../src/core/policy/policy-of-run.ts'
import { defaultPolicy } from '../../src/core/review/default-policy.ts'
import { exampleDay } from '../../src/core/rules/rule.ts'
import { type FolderRun, reviewFolder } from '../../src/edge/run/review-folder.ts'
import { effectiveOf, ownPath } from './policy-runs.ts'
import { workspaceOf } from './runner.ts'

/** A run over all manifests of a repository without a policy, on the date of the examples. */
export const withoutPolicy: FolderRun = { effective: defaultPolicy, today: exampleDay, scope: 'all' }

/** A run under the policy among some files, on a given date. */
export async function runUnder(files: Readonly<Record<string, string>>, today = exampleDay): Promise<FolderRun> {
  const own = async (path: string) => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path]))
  const remote = async () => ({ message: 'There is no network here.', remedy: '' })
  return { effective: await policyOfRun({ files: { own, remote } }), today, scope: 'all' }
}

/** Findings in a manifest and in its policy: these are at the policy's first line. */
export async function findingsUnder(policy: string, manifest: string): Promise<Finding[]> {
  const path = 'fixture/accelerator.yml'
  const effective = await effectiveOf(policy)
  if (effective.problems[0] !== undefined) throw new Error(effective.problems[0].message)
  const { files } = await reviewFolder(
    workspaceOf({ [path]: manifest }),
    [path],
    { effective, today: exampleDay, scope: 'all' },
    { alternatives: false },
  )
  return files.flatMap(({ path, findings }) =>
    findings.map((finding) => (path === ownPath ? { ...finding, span: { ...finding.span, line: 1 } } : finding)),
  )
}
