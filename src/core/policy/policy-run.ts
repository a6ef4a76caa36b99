import { UnusableInput } from '../finding/unusable-input.ts'
import { rules } from '../rules/index.ts'
import type { PolicyFiles } from './chain.ts'
import { policyChanges } from './changes.ts'
import { type EffectivePolicy, effectivePolicy, ownPolicyPaths, type PolicyRequest } from './effective.ts'
import type { PolicyProblem } from './layer.ts'
import type { PolicyFinding } from './policy-finding.ts'

/** A policy that cannot be used: then nothing is checked, for a check without it would be another one. */
export class UnusablePolicy extends UnusableInput {
  readonly problems: readonly PolicyProblem[]

  constructor(problems: readonly PolicyProblem[]) {
    super('The policy cannot be used, so nothing was checked.')
    this.problems = problems
  }
}

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
  const head = await effectivePolicy({ ...request, files: checkedOut, rules })
  if (head.problems.length === 0) return policyChanges(effective.policy, head.policy, rules, file)
  const span = { line: 1, column: 1, endLine: 1, endColumn: 2 }
  return head.problems.map(({ message, remedy, origin }) => ({
    rule: 'policy/invalid',
    severity: 'error',
    message: `This pull request makes the policy one that cannot be used. ${message}`,
    remedy,
    origin: origin.isLocal ? origin : { file, isLocal: true, span },
  }))
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
    const isSame = before instanceof Uint8Array && after instanceof Uint8Array && Buffer.compare(before, after) === 0
    if (!isSame) return path
  }
  return undefined
}

/** The policy that holds in a run. Throws {@link UnusablePolicy} where it cannot be used. */
export async function policyOfRun(request: Omit<PolicyRequest, 'rules'>): Promise<EffectivePolicy> {
  const effective = await effectivePolicy({ ...request, rules })
  if (effective.problems.length > 0) throw new UnusablePolicy(effective.problems)
  return effective
}
