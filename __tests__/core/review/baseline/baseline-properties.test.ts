import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compareWithBase, type Difference } from '../../../../src/core/review/baseline/baseline.ts'
import { checkFile, type FileReview } from '../../../../src/core/review/check.ts'
import { rules } from '../../../../src/core/rules/index.ts'
import { ruleSet } from '../../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../../src/core/rules/thresholds.ts'
import { type Jobs, jobs, styles, written } from '../../../support/manifest-styles.ts'

const set = ruleSet(rules)
const path = 'train/accelerator.yml'
const check = (text: string, at = path): FileReview => checkFile(at, text, set, defaultThresholds)
const compare = (head: string, base: string): Difference => compareWithBase([check(head)], [check(base)])

const reported = ({ files }: Difference, standing: 'new' | 'existing'): string[] =>
  files.flatMap(({ findings }) =>
    findings.filter((finding) => finding.standing === standing).map(({ job, rule }) => `${job ?? '-'} ${rule}`),
  )
const fixed = (difference: Difference): string[] =>
  difference.fixed.map(({ finding: { job, rule } }) => `${job ?? '-'} ${rule}`)
const rows = ({ jobs }: Difference): string[] =>
  jobs.map(({ head, base }) => `${base?.job.name ?? ''} → ${head?.job.name ?? ''}`)

const edge = 'platform/tpu-off-cloud'

describe('what is written in another way', () => {
  it('has no new finding, no fixed one and no changed job, and every finding has a standing', () => {
    let findings = 0
    fc.assert(
      fc.property(jobs, styles, styles, (some, before, after) => {
        const difference = compare(written(some, after), written(some, before))
        expect([reported(difference, 'new'), fixed(difference), rows(difference)]).toEqual([[], [], []])
        const [file] = difference.files
        expect(reported(difference, 'existing')).toHaveLength(file?.findings.length ?? -1)
        findings += file?.findings.length ?? 0
      }),
      { numRuns: 150 },
    )
    // Without many mistakes in the manifests, this would prove nothing.
    expect(findings).toBeGreaterThan(1000)
  })

  it('hides nothing that is new beside it', () => {
    fc.assert(
      fc.property(jobs, styles, styles, (some, before, after) => {
        const sound = { framework: 'jax', stage: 'production', scale: 'large', hardware: 'tpu-v5e-64' }
        const base: Jobs = { ...some, added: sound }
        const head: Jobs = { ...some, added: { ...sound, needs: { edge: true }, labels: { x: { y: 'z' } } } }
        const [changed, unchanged] = [check(written(head, after)), check(written(base, before))]
        const difference = compareWithBase([changed], [unchanged])
        expect(reported(difference, 'new').sort()).toEqual(['- manifest/invalid-value', `added ${edge}`])
        expect(fixed(difference)).toEqual([])
        const back = compareWithBase([unchanged], [changed])
        expect(reported(back, 'new')).toEqual([])
        expect(fixed(back).sort()).toEqual(['- manifest/invalid-value', `added ${edge}`])
      }),
      { numRuns: 60 },
    )
  })
})
