import { rules } from '../rules/index.ts'
import { policyChanges } from './changes/policy-changes.ts'
import { type EffectivePolicy, effectivePolicy, ownPolicyPaths, type PolicyRequest } from './layers/effective.ts'
import type { PolicyContent, PolicyFiles } from './layers/policy-reading.ts'
import { nowhere, type Origin } from './origin.ts'
import type { PolicyFinding } from './policy.ts'
import { ProposalBounds } from './proposed-policy.ts'
import { UnusablePolicy } from './unusable-policy.ts'

/**
 * The changes of a pull request to its policy. `request` reads the policy of the base branch, `checkedOut` the files of
 * the pull request. A policy that would be unusable after merging is an error now.
 */
export async function headChanges(
  effective: EffectivePolicy,
  request: Omit<PolicyRequest, 'rules'>,
  checkedOut: PolicyFiles,
): Promise<PolicyFinding[]> {
  const file = await changedFile(effective, request.files, checkedOut)
  if (file === undefined) return []
  const bounds = new ProposalBounds(effective.layers.map((layer) => layer.file))
  const head = await effectivePolicy({ ...request, files: bounds.bounded(checkedOut), rules })
  if (head.problems.length === 0) return policyChanges(effective.policy, head.policy, rules, file, bounds)
  const top: Origin = { file, isLocal: true, span: nowhere }
  const problems = head.problems.map((problem) => bounds.quoted(problem, head.layers.every(bounds.mayQuote)))
  const pending = problems.filter(({ isPending }) => isPending)
  const mistakes = problems.filter(({ isPending }) => !isPending)
  // With files unread, only changes in the repository's own files are known.
  const known =
    mistakes.length > 0 ? [] : policyChanges(effective.policy, head.policy, rules, file, { ...bounds, ownOnly: true })
  return [
    ...mistakes.map(({ message, remedy, origin }) => ({
      rule: 'policy/invalid',
      severity: 'error' as const,
      message: `${message} Once merged, this policy would be invalid and stop every check.`,
      remedy,
      origin: origin.isLocal ? origin : top,
    })),
    ...pending.map(({ message, remedy, origin }) => ({
      rule: 'policy/pending-change',
      severity: 'notice' as const,
      message,
      remedy,
      origin: origin.isLocal ? origin : top,
    })),
    ...known,
  ]
}

/**
 * The policy of a checkout that anybody could have proposed, without a known base branch. `named` is the policy that
 * the workflow names. Throws {@link UnusablePolicy}, in words that quote nothing from other repositories.
 */
export async function policyOfProposal(request: Omit<PolicyRequest, 'rules'>): Promise<EffectivePolicy> {
  const { files, named } = request
  const bounds = new ProposalBounds(typeof named === 'string' ? [named] : [])
  const effective = await effectivePolicy({ ...request, files: bounds.bounded(files), rules })
  if (effective.problems.length === 0) return effective
  const isAlone = effective.layers.every(bounds.mayQuote)
  throw new UnusablePolicy(effective.problems.map((problem) => bounds.quoted(problem, isAlone)))
}

/** The first policy file that differs from the base branch, or is new. */
async function changedFile(
  { layers }: EffectivePolicy,
  base: PolicyFiles,
  checkedOut: PolicyFiles,
): Promise<string | undefined> {
  const held = layers.filter(({ isLocal }) => isLocal).map(({ file }) => file)
  for (const path of new Set([...held, ...ownPolicyPaths])) {
    const [before, after] = [await base.own(path), await checkedOut.own(path)]
    if (before === undefined && after === undefined) continue
    if (!isSame(before, after)) return path
  }
  return undefined
}

/** Whether two files have the same bytes. Unreadable files never do. */
function isSame(one: PolicyContent | undefined, other: PolicyContent | undefined): boolean {
  if (!(one instanceof Uint8Array && other instanceof Uint8Array)) return typeof one === 'string' && one === other
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** The policy of a run. Throws {@link UnusablePolicy} if it is unusable. */
export async function policyOfRun(request: Omit<PolicyRequest, 'rules'>): Promise<EffectivePolicy> {
  const effective = await effectivePolicy({ ...request, rules })
  if (effective.problems.length > 0) throw new UnusablePolicy(effective.problems)
  return effective
}
