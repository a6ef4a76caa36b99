import { checkFile, type FileReview } from '../../src/core/review/check.ts'
import { type Judging, judge, type Outcome } from '../../src/core/review/outcome.ts'
import { noteOf } from '../../src/core/review/rule-notes.ts'
import { rules } from '../../src/core/rules/index.ts'
import { ruleSet } from '../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../src/core/rules/thresholds.ts'

const set = ruleSet(rules)
const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))

/** What the check makes of a manifest by itself; offers are looked for where it is said for how many jobs. */
export const reviewOf = (text: string, path = 'train/accelerator.yml', jobs = 0): FileReview =>
  checkFile(path, text, set, defaultThresholds, { jobs, comparisons: false })

/** The outcome of a pull request that makes the one manifest of the other; without a base where there is none. */
export const pullRequest = (head: string, base: string | undefined, judging: Partial<Judging> = {}): Outcome =>
  judge([reviewOf(head)], {
    failOn: 'error',
    rules: notes,
    ...(base !== undefined && { base: { files: [reviewOf(base)] } }),
    ...judging,
  })
