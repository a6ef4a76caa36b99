import { describe, expect, it } from '@jest/globals'
import { withListed } from '../../../src/core/evidence/listed-files.ts'
import { ruleSetUnder } from '../../../src/core/policy/rule-set.ts'
import { checkFile, type FileReview } from '../../../src/core/review/check.ts'
import { defaultPolicy } from '../../../src/core/review/default-policy.ts'
import { judge } from '../../../src/core/review/outcome.ts'
import { rules } from '../../../src/core/rules/index.ts'

const { policy } = defaultPolicy
const set = ruleSetUnder(policy, rules)
const evidence = { observations: [], manifests: ['accelerator.yml'], files: ['accelerator.yml', 'run.sh'], withListed }
const check = (globs: readonly string[], jobs = 1): FileReview =>
  checkFile(
    'accelerator.yml',
    `defaults: { framework: pytorch, hardware: h100, evidence: [${globs.join(', ')}] }\njobs:\n${Array.from({ length: jobs }, (_, at) => `  j${at}: {}\n`).join('')}`,
    set,
    policy.thresholds,
    { evidence },
  )
const globs = (count: number): string[] => Array.from({ length: count }, (_, at) => `none-${at}/*`)
const told = (review: FileReview) => review.findings.filter(({ rule }) => rule === 'evidence/matches-nothing')
const messages = (review: FileReview): string[] =>
  told(review).map(({ message }) => message.replace(/ The job is compared.*/, ''))

describe('globs that match no file', () => {
  it.each([
    [1, 1, 'No file that this check can read matches "none-0/*" in `evidence`.'],
    [10, 10, 'No file that this check can read matches "none-9/*" in `evidence`.'],
    [11, 11, '1 more glob in `evidence` matches no file.'],
    [90, 11, '80 more globs in `evidence` match no file.'],
    [2_000, 11, '1990 more globs in `evidence` match no file.'],
  ])('%i are told in %i findings', (count, findings, last) => {
    const found = messages(check(globs(count)))
    expect([found.length, found.at(-1)]).toEqual([findings, last])
  })

  it('are told for each job, and not each of them for each', () => {
    expect(told(check(globs(1_500), 33))).toHaveLength(33 * 11)
  })

  it('are counted apart from those that match, at the place of the first that is not told', () => {
    const review = check(['run.sh', ...globs(12)])
    expect(messages(review).filter((message) => message.includes(' more glob'))).toEqual([
      '2 more globs in `evidence` match no file.',
    ])
    expect(told(review).find(({ message }) => message.includes(' more glob'))?.path).toEqual(['evidence', 11])
  })

  it('are something new where they become more', () => {
    const of = (head: number, base: number): number =>
      judge([check(globs(head))], {
        failOn: 'error',
        rules: new Map(),
        base: { files: [check(globs(base))] },
      }).files.flatMap(({ findings }) => findings.filter(({ standing }) => standing === 'new')).length
    expect([of(20, 20), of(19, 20), of(21, 20), of(11, 10)]).toEqual([0, 0, 1, 1])
  })
})
