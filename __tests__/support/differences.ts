import { checkFile, type FileReview, ruleSet } from '../../src/check.ts'
import { type Judging, judge, noteOf, type Outcome } from '../../src/outcome.ts'
import { rules } from '../../src/rules/index.ts'
import { defaultThresholds } from '../../src/thresholds.ts'

const set = ruleSet(rules)
const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))

/** What the check makes of a manifest by itself. */
export const reviewOf = (text: string, path = 'train/accelerator.yml'): FileReview =>
  checkFile(path, text, set, defaultThresholds)

/** The outcome of a pull request that makes the one manifest of the other; without a base where there is none. */
export const pullRequest = (head: string, base: string | undefined, judging: Partial<Judging> = {}): Outcome =>
  judge([reviewOf(head)], {
    failOn: 'error',
    rules: notes,
    ...(base !== undefined && { base: { files: [reviewOf(base)] } }),
    ...judging,
  })
