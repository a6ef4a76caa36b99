import { describe, expect, it } from '@jest/globals'
import type { AppliedWaiver } from '../../../src/core/finding/finding.ts'
import { knownFindings } from '../../../src/core/review/baseline/known-findings.ts'
import { checkFile, type FileReview } from '../../../src/core/review/check.ts'
import { judge } from '../../../src/core/review/outcome.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { evidenceIn } from '../../support/projects.ts'

const launch = '#!/bin/bash\n#SBATCH --nodes=4\n#SBATCH --gres=gpu:a100:8\nsrun python train.py\n'
const review = checkFile(
  'accelerator.yml',
  'framework: pytorch\nevidence: [launch/*]\nhardware: { accelerator: h100, count: 8 }\n',
  ruleSet(rules),
  defaultThresholds,
  { evidence: evidenceIn({ 'launch/train.sbatch': launch }) },
)
const [whole, part] = ['evidence/accelerator-differs', 'evidence/count-differs']
const judged = (file: FileReview, known?: FileReview) =>
  judge([file], { failOn: 'error', rules: new Map(), ...(known && { known: knownFindings([known]) }) })
const drift = ({ files }: Pick<ReturnType<typeof judged>, 'files'>) =>
  files.flatMap(({ findings }) => findings).filter(({ rule }) => rule === whole || rule === part)
const changed = (rule: string, change: object): FileReview => ({
  ...review,
  findings: review.findings.map((finding) => (finding.rule === rule ? { ...finding, ...change } : finding)),
})

describe('a launch with another accelerator in another number', () => {
  it('is one finding, with each line once', () => {
    expect(drift(judged(review))).toMatchObject([
      {
        rule: whole,
        severity: 'error',
        message: expect.stringMatching(/^The manifest declares 8× H100, but .* requests 32× A100\./),
        remedy: expect.stringContaining('or declare 32× A100 in the manifest'),
        related: [{ span: { line: 3 } }],
      },
    ])
    expect(judged(review).counts.error).toBe(1)
  })

  it('names the lines of both, each once, and leaves other findings alone', () => {
    const [line] = drift(judged(review))[0]?.related ?? []
    const elsewhere = [
      { ...line, file: 'other.sbatch' },
      { ...line, span: { ...line?.span, line: 9 } },
    ]
    const { findings } = review
    const other = { ...findings[0], rule: 'other/rule', related: [] }
    const both = changed(part, { related: [line, ...elsewhere] })
    const { files } = judged({ ...both, findings: [...both.findings, other as (typeof findings)[number]] })
    expect(drift({ files }).map(({ related }) => related)).toEqual([[line, ...elsewhere]])
    expect(files[0]?.findings.find(({ rule }) => rule === 'other/rule')).not.toHaveProperty('parts')
  })

  it('is two where one is waived, milder or known', () => {
    const waived: AppliedWaiver = { reason: '', expires: '', daysLeft: 1, place: { file: '', line: 1 } }
    expect(drift(judged(changed(whole, { waived })))).toHaveLength(2)
    expect(drift(judged(changed(part, { waived })))).toHaveLength(2)
    expect(drift(judged(changed(part, { job: 'another' })))).toHaveLength(2)
    expect(drift(judged(changed(whole, { severity: 'warning' })))).toHaveLength(2)
    const without = { ...review, findings: review.findings.filter(({ rule }) => rule !== part) }
    expect(drift(judged(review, without))).toMatchObject([{ standing: 'existing' }, { standing: 'new' }])
  })

  it('stays known with both of its rules', () => {
    const again = judged(review, judged(review).files[0])
    expect([drift(again).length, again.failed]).toEqual([1, false])
  })
})
