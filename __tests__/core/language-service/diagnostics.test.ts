import { describe, expect, it } from '@jest/globals'
import type { Diagnostic } from 'vscode-languageserver-types'
import type { Finding } from '../../../src/core/finding/finding.ts'
import {
  findingDiagnostics,
  manifestDiagnostics,
  policyDiagnostics,
  uncheckedDiagnostic,
  unusablePolicyDiagnostic,
} from '../../../src/core/language-service/diagnostics.ts'
import { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { nowhere } from '../../../src/core/policy/origin.ts'
import type { PolicyProblem } from '../../../src/core/policy/unusable-policy.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

const path = 'accelerator.yml'
const [error, warning, information, hint] = [1, 2, 3, 4]
const shapes = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
const waivers = `version: 1
waivers:
  - { rule: model/dynamic-shapes, path: ${path}, expires: 2026-12-31, reason: Rewritten., owner: ml }
`

async function opened(text: string, policy = ''): Promise<OpenManifest> {
  const effective = await effectiveOf(policy)
  expect(effective.problems).toEqual([])
  return new OpenManifest(path, text, { effective, today: '2026-11-21' })
}
const found = async (text: string, policy = ''): Promise<Diagnostic[]> =>
  manifestDiagnostics(await opened(text, policy), (file) => `file:///${file}`)

describe('the diagnostics of a manifest', () => {
  it.each([
    ['an error', 'rules: { model/dynamic-shapes: error }\n', error],
    ['a warning', 'rules: { model/dynamic-shapes: warning }\n', warning],
    ['a notice', 'rules: { model/dynamic-shapes: notice }\n', information],
    ['what somebody waived', waivers, hint],
    ['an error that somebody waived', `${waivers}rules: { model/dynamic-shapes: error }\n`, hint],
  ])('show %s as what it is', async (_, policy, severity) => {
    const all = await found(shapes, policy)
    expect(all.find(({ code }) => code === 'model/dynamic-shapes')).toMatchObject({
      severity,
      source: 'accelerator-review',
      range: { start: { line: 2, character: 9 }, end: { line: 2, character: 29 } },
      codeDescription: { href: expect.stringContaining('docs/rules/model/dynamic-shapes.md') },
    })
  })

  it('point to the other places of a finding', async () => {
    const manifest = await opened(shapes)
    const [finding] = manifest.review.findings as [Finding]
    const span = { line: 3, column: 2, endLine: 3, endColumn: 5 }
    const related = [{ file: 'train.sbatch', span, message: 'Requests 4 accelerators.' }]
    const [without, pointing] = findingDiagnostics(manifest, [finding, { ...finding, related }], (file) => `a:${file}`)
    expect(without).not.toHaveProperty('relatedInformation')
    expect(pointing).toMatchObject({
      relatedInformation: [
        {
          location: {
            uri: 'a:train.sbatch',
            range: { start: { line: 2, character: 1 }, end: { line: 2, character: 4 } },
          },
          message: 'Requests 4 accelerators.',
        },
      ],
    })
  })

  it('hint at a key in other words', async () => {
    const all = await found('hardware: { gpu: H100, count: 8 }\n')
    expect(all.filter(({ severity }) => severity === hint)).toEqual([
      {
        range: { start: { line: 0, character: 12 }, end: { line: 0, character: 15 } },
        severity: hint,
        source: 'accelerator-review',
        code: 'manifest/other-spelling',
        message: '"gpu" is read as "hardware.accelerator".',
      },
    ])
  })

  it('do not repeat the job, which the place tells', async () => {
    const [ofJob] = await found(`jobs:\n  train: { ${shapes.trim().replaceAll('\n', ', ')} }\n`)
    expect(ofJob?.message).not.toContain('train')
  })
})

describe('the diagnostic of a policy', () => {
  const origin = { file: 'p.yml', isLocal: true, span: { line: 3, column: 2, endLine: 3, endColumn: 5 } }
  const problem = (more: Partial<PolicyProblem> = {}): PolicyProblem => ({
    message: 'Bad.',
    remedy: 'Mend it.',
    origin,
    ...more,
  })
  const range = { start: { line: 2, character: 1 }, end: { line: 2, character: 4 } }
  const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }
  const at = (file: string) => `file:///${file}`
  const common = { severity: error, source: 'accelerator-review', code: 'policy/invalid' }
  const other = { message: 'The other place.', location: { uri: 'file:///p.yml', range } }

  it.each<[string, string, PolicyProblem, object]>([
    ['stands at its place', 'p.yml', problem(), { range, message: 'Bad. Mend it.' }],
    [
      'stands at the top without one',
      'p.yml',
      problem({ origin: { ...origin, span: nowhere } }),
      {
        range: top,
        message: 'Bad. Mend it.',
        relatedInformation: [expect.objectContaining({ message: 'The other place.' })],
      },
    ],
    [
      'of a file that it extends stands at the top',
      'q.yml',
      problem(),
      {
        ...{ range: top, message: 'p.yml: Bad. Mend it.', relatedInformation: [other] },
      },
    ],
    [
      'of a file elsewhere has no place to go to',
      'q.yml',
      problem({ origin: { ...origin, isLocal: false } }),
      {
        ...{ range: top, message: 'p.yml: Bad. Mend it.' },
      },
    ],
    [
      'names the other place',
      'p.yml',
      problem({ related: origin }),
      { range, message: 'Bad. Mend it.', relatedInformation: [other] },
    ],
  ])('%s', (_, path, one, expected) => {
    expect(policyDiagnostics(path, [one], at)).toStrictEqual([{ ...common, ...expected }])
  })

  it('says at the top of a manifest that the policy is invalid, and why', () => {
    expect(unusablePolicyDiagnostic([problem()], at)).toStrictEqual({
      ...{ range: top, ...common, message: 'The policy is invalid: `check` refuses to run until it is fixed.' },
      codeDescription: { href: expect.stringContaining('docs/rules/policy/invalid.md') },
      relatedInformation: [{ location: { uri: 'file:///p.yml', range }, message: 'Bad.' }],
    })
    expect(uncheckedDiagnostic('No.')).toStrictEqual({
      ...{ range: top, severity: error, source: 'accelerator-review', message: 'This file is not checked: No.' },
    })
  })
})
