import { checkFile, type FileReview } from '../../src/check.ts'
import { ruleSetUnder } from '../../src/policy/rule-set.ts'
import { defaultPolicy } from '../../src/review.ts'
import { rules } from '../../src/rules/index.ts'

const { policy } = defaultPolicy

/** A manifest without a policy or a repository around it, checked from the sources. */
export const reviewOf = (text: string): FileReview =>
  checkFile('train/accelerator.yml', text, ruleSetUnder(policy, rules), policy.thresholds)
