import { UnusableInput } from '../../finding/unusable-input.ts'
import type { Spend } from './condition.ts'

/**
 * The most steps that the conditions of a policy may take over all jobs of a run, and over the changes that are tried.
 * 20 rules of 50 steps on 40,000 jobs take 40 million.
 */
export const mostStepsOfRun = 100_000_000

/** Counts the steps of a run. Throws {@link UnusableInput} above the limit: a part of the conditions is no verdict. */
export function conditionBudget(most = mostStepsOfRun): Spend {
  let left = most
  return (steps) => {
    left -= steps
    if (left < 0)
      throw new UnusableInput(
        `The conditions of the policy take more than ${most.toLocaleString('en-US')} steps in all, which is more than one run takes on. Write simpler conditions, or check the manifests in parts, such as folder by folder.`,
      )
  }
}
