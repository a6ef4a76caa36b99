import { ruleSetUnder } from '../../src/core/policy/rule-set.ts'
import { checkFile, type FileReview, type SearchOptions } from '../../src/core/review/check.ts'
import { defaultPolicy } from '../../src/core/review/default-policy.ts'
import { rules } from '../../src/core/rules/index.ts'

const { policy } = defaultPolicy

/** Checks a manifest from the sources, without a policy or a repository. */
export const reviewOf = (text: string, search?: SearchOptions): FileReview =>
  checkFile('train/accelerator.yml', text, ruleSetUnder(policy, rules), policy.thresholds, search)
