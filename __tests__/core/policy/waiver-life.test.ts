import { describe, expect, it } from '@jest/globals'
import { type Annotations, annotate, workflowCommands } from '../../../src/core/report/formats/annotations.ts'
import { gitlabReport } from '../../../src/core/report/formats/gitlab.ts'
import { jsonReport } from '../../../src/core/report/formats/json.ts'
import { junitReport } from '../../../src/core/report/formats/junit.ts'
import { sarifReport } from '../../../src/core/report/formats/sarif/sarif.ts'
import { markdownReport } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import type { Outcome } from '../../../src/core/review/outcome.ts'
import { sha256 } from '../../../src/edge/run/digests.ts'
import { reviewFolder } from '../../../src/edge/run/review-folder.ts'
import { runUnder } from '../../support/policies.ts'
import { workspaceOf } from '../../support/runner.ts'

const manifest = `jobs:
  ranking:
    framework: pytorch
    stage: production
    scale: large
    model: { dynamic_shapes: true }
    hardware: { accelerator: tpu-v5e-64, provider: gcp }
`
const policy = (waiver: string): string => `rules:
  model/dynamic-shapes: error
  framework/*: off
waivers:
  - ${waiver}
    reason: the padding lands soon
    owner: ml-platform
    ticket: OPS-12
    expires: 2027-01-31
`
const rightWaiver = 'rule: model/dynamic-shapes'

async function outcomeOn(today: string, waiver = rightWaiver): Promise<Outcome> {
  const files = { 'train/accelerator.yml': manifest, '.github/accelerator-policy.yml': policy(waiver) }
  return reviewFolder(workspaceOf(files), ['train/accelerator.yml'], await runUnder(files, today))
}

/** The waived finding and the messages about the waiver, in each format. */
const formats: Readonly<Record<string, (outcome: Outcome) => string>> = {
  text: (outcome) => textReport(outcome, { color: false, quiet: false }).replaceAll(/\n +/g, ' '),
  json: jsonReport,
  markdown: (outcome) =>
    markdownReport(outcome, { limitBytes: Number.POSITIVE_INFINITY }).replaceAll(/&#\d+;/g, decoded),
  sarif: (outcome) => sarifReport(outcome, {}),
  junit: (outcome) => junitReport(outcome).replaceAll(/&#\d+;/g, decoded),
  gitlab: (outcome) => gitlabReport(outcome, sha256),
  github: (outcome) => workflowCommands((annotate(outcome) satisfies Annotations).shown).join('\n'),
}
const decoded = (entity: string): string => String.fromCodePoint(Number(entity.slice(2, -1)))

/** The states of a waiver: date, waiver, whether the run fails, and what each format must and must not contain. */
const states = [
  ['valid', '2026-11-21', rightWaiver, { failed: false, waived: 1, daysLeft: 71, said: [] }],
  [
    'on the day before it is announced to end',
    '2027-01-16',
    rightWaiver,
    { failed: false, waived: 1, daysLeft: 15, said: [] },
  ],
  [
    'near its end',
    '2027-01-17',
    rightWaiver,
    { failed: false, waived: 1, daysLeft: 14, said: ['policy/waiver-expiring'] },
  ],
  [
    'on its last day',
    '2027-01-31',
    rightWaiver,
    { failed: false, waived: 1, daysLeft: 0, said: ['policy/waiver-expiring'] },
  ],
  ['expired', '2027-02-01', rightWaiver, { failed: true, waived: 0, said: ['policy/waiver-expired'] }],
  [
    'of the wrong job',
    '2026-11-21',
    `${rightWaiver}\n    job: pretrain`,
    { failed: true, waived: 0, said: ['policy/waiver-unused'] },
  ],
  [
    'of the wrong rule',
    '2026-11-21',
    'rule: model/custom-ops',
    { failed: true, waived: 0, said: ['policy/waiver-unused'] },
  ],
  [
    'of the wrong path',
    '2026-11-21',
    `${rightWaiver}\n    path: serve/**`,
    { failed: true, waived: 0, said: ['policy/waiver-unused'] },
  ],
] as const

describe.each(states)('a waiver that is %s', (_, today, waiver, { failed, waived, said, ...rest }) => {
  it('decides on the run', async () => {
    const outcome = await outcomeOn(today, waiver)
    expect([outcome.failed, outcome.counts.waived]).toEqual([failed, waived])
    const meta = outcome.files.flatMap(({ findings }) => findings.map(({ rule }) => rule))
    expect(meta.filter((rule) => rule.startsWith('policy/waiver'))).toEqual(said)
  })

  it.each(Object.keys(formats))('is told in the format %s', async (format) => {
    const text = (formats[format] as (outcome: Outcome) => string)(await outcomeOn(today, waiver))
    for (const rule of said) expect(text).toContain(rule)
    const isAnnotation = format === 'github'
    // A waived finding is shown with its owner, but not annotated in the diff.
    const names = (word: string): boolean => text.includes(word)
    expect(names('model/dynamic-shapes')).toBe(!isAnnotation || waived === 0 || said.length > 0)
    if (waived === 1 && !isAnnotation) {
      for (const word of ['ml-platform', 'the padding lands soon', 'OPS-12', '2027-01-31']) expect(text).toContain(word)
      const left = 'daysLeft' in rest ? rest.daysLeft : Number.NaN
      expect(text).toMatch(
        left === 0 ? /last day|"daysLeft": ?0/ : new RegExp(`${left} days left|"daysLeft": ?${left}\\b`),
      )
    }
    if (said[0] === 'policy/waiver-expired') expect(text).toContain('expired on 2027-01-31')
  })
})

describe('inline waivers, where the policy permits them', () => {
  const withComment = (comment: string): string =>
    manifest.replace('    model:', `    # accelerator-review: ${comment}\n    model:`)
  const outcome = async (today: string, comment: string) => {
    const files = {
      'train/accelerator.yml': withComment(comment),
      '.github/accelerator-policy.yml':
        'rules: { model/dynamic-shapes: error, framework/*: off }\nwaiver-terms: { inline: true, max_days: 90 }\n',
    }
    return reviewFolder(workspaceOf(files), ['train/accelerator.yml'], await runUnder(files, today))
  }

  it.each([
    ['2026-11-21', 'allow model/dynamic-shapes until 2027-01-31 because the padding lands soon', false, 1],
    ['2027-02-01', 'allow model/dynamic-shapes until 2027-01-31 because the padding lands soon', true, 0],
    ['2026-10-01', 'allow model/dynamic-shapes until 2027-01-31 because the padding lands soon', true, 0],
    ['2026-11-21', 'allow model/dynamic-shapes because we like it', true, 0],
    ['2026-11-21', 'allow model/custom-ops until 2027-01-31 because of the operators', true, 0],
  ])('on %s, "%s"', async (today, comment, failed, waived) => {
    const { failed: hasFailed, counts } = await outcome(today, comment)
    expect([hasFailed, counts.waived]).toEqual([failed, waived])
  })
})
