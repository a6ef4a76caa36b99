import { checkFile, type FileReview } from '../../src/core/review/check.ts'
import { type Judging, judge, type Outcome } from '../../src/core/review/outcome.ts'
import { noteOf } from '../../src/core/review/rule-notes.ts'
import { rules } from '../../src/core/rules/index.ts'
import { ruleSet } from '../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../src/core/rules/thresholds.ts'

const set = ruleSet(rules)
const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))

/** Checks a manifest alone; searches alternatives for at most `jobs` jobs. */
export const reviewOf = (text: string, path = 'train/accelerator.yml', jobs = 0): FileReview =>
  checkFile(path, text, set, defaultThresholds, { jobs, comparisons: false })

/** The outcome of a pull request that changes one manifest to the other; `base` undefined: no base. */
export const pullRequest = (head: string, base: string | undefined, judging: Partial<Judging> = {}): Outcome =>
  judge([reviewOf(head)], {
    failOn: 'error',
    rules: notes,
    ...(base !== undefined && { base: { files: [reviewOf(base)] } }),
    ...judging,
  })
