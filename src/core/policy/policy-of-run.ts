import { rules } from '../rules/index.ts'
import { policyChanges } from './changes/policy-changes.ts'
import { type EffectivePolicy, effectivePolicy, ownPolicyPaths, type PolicyRequest } from './layers/effective.ts'
import type { PolicyContent, PolicyFiles } from './layers/policy-reading.ts'
import { nowhere, type Origin } from './origin.ts'
import type { PolicyFinding } from './policy.ts'
import { ProposalBounds } from './proposed-policy.ts'
import { UnusablePolicy } from './unusable-policy.ts'

/**
 * What a pull request changes in the policy that holds for it: `request` is that of the base branch, `checkedOut` the
 * files as the pull request has them. A policy that could not be used after merging is an error now.
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
  // Of the rest only what stands in the repository's own files can be told before all of it is read.
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
 * The policy of a checkout that somebody may propose, where no base branch is known: `named` is what the workflow names.
 * Throws {@link UnusablePolicy}, in words that repeat nothing from elsewhere.
 */
export async function policyOfProposal(request: Omit<PolicyRequest, 'rules'>): Promise<EffectivePolicy> {
  const { files, named } = request
  const bounds = new ProposalBounds(typeof named === 'string' ? [named] : [])
  const effective = await effectivePolicy({ ...request, files: bounds.bounded(files), rules })
  if (effective.problems.length === 0) return effective
  const isAlone = effective.layers.every(bounds.mayQuote)
  throw new UnusablePolicy(effective.problems.map((problem) => bounds.quoted(problem, isAlone)))
}

/** The first policy file of the repository that is not as the base branch has it, or is new there. */
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

/** Whether two files hold the same bytes; what could not be read is never the same. */
function isSame(one: PolicyContent | undefined, other: PolicyContent | undefined): boolean {
  if (!(one instanceof Uint8Array && other instanceof Uint8Array)) return typeof one === 'string' && one === other
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** The policy that holds in a run. Throws {@link UnusablePolicy} where it cannot be used. */
export async function policyOfRun(request: Omit<PolicyRequest, 'rules'>): Promise<EffectivePolicy> {
  const effective = await effectivePolicy({ ...request, rules })
  if (effective.problems.length > 0) throw new UnusablePolicy(effective.problems)
  return effective
}
