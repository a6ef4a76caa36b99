import { describe, expect, it } from '@jest/globals'
import type { Diagnostic } from 'vscode-languageserver-types'
import { codeActions } from '../../../src/core/language-service/code-actions.ts'
import {
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
const uri = 'file:///accelerator.yml'
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

  it('name the job that a finding is of, and none where it is of the file', async () => {
    const [ofJob] = await found(`jobs:\n  train: { ${shapes.trim().replaceAll('\n', ', ')} }\n`)
    expect(ofJob).toMatchObject({ data: { job: 'train' } })
    expect(ofJob?.message).not.toContain('train')
    const [ofFile] = await found('hardware: [')
    expect(ofFile).not.toHaveProperty('data')
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

  it('says at the top of a manifest that nothing is checked, and why', () => {
    expect(unusablePolicyDiagnostic([problem()], at)).toStrictEqual({
      ...{ range: top, ...common, message: 'The policy is invalid, so nothing is checked.' },
      codeDescription: { href: expect.stringContaining('docs/rules/policy/invalid.md') },
      relatedInformation: [{ location: { uri: 'file:///p.yml', range }, message: 'Bad.' }],
    })
    expect(uncheckedDiagnostic('No.')).toStrictEqual({
      ...{ range: top, severity: error, source: 'accelerator-review', message: 'This file is not checked: No.' },
    })
  })
})

describe('the further changes for a job', () => {
  const misfit = `jobs:
  first: { framework: pytorch, scale: { parameters: 70B, tokens: 1T }, hardware: tpu-v5e-8 }
  second: { framework: pytorch, scale: { parameters: 70B, tokens: 1T }, hardware: tpu-v5e-8 }
`
  // To prove its edits takes a while, and it does so once.
  const open = opened(misfit)
  const nowhereNear = { start: { line: 9, character: 0 }, end: { line: 9, character: 0 } }
  async function furtherFor(pick: (diagnostic: Diagnostic) => boolean, more: readonly Diagnostic[] = []) {
    const manifest = await open
    const diagnostics = [...manifestDiagnostics(manifest, (file) => file).filter(pick), ...more]
    const actions = codeActions(manifest, { uri, range: nowhereNear, diagnostics })
    return actions.filter(({ isPreferred }) => isPreferred !== true)
  }
  const jobOf = ({ data }: Diagnostic): unknown => (data as { job?: string } | undefined)?.job
  const of = (code: string): Diagnostic => ({ range: nowhereNear, message: '', code, data: { job: 'first' } })

  it('are offered for what other hardware clears, with all of that of this job', async () => {
    const further = await furtherFor(
      (each) => jobOf(each) === 'first',
      [of('manifest/typo'), of('evidence/other-kind')],
    )
    expect(further.length).toBeGreaterThan(0)
    for (const { diagnostics = [], kind, edit } of further) {
      expect(kind).toBe('quickfix')
      expect(diagnostics.length).toBeGreaterThan(0)
      expect(diagnostics.map(jobOf)).toEqual(diagnostics.map(() => 'first'))
      expect(diagnostics.filter(({ code }) => /^(?:manifest|evidence)\//.test(String(code)))).toEqual([])
      expect(edit?.changes?.[uri]?.[0]?.range.start.line).toBe(1)
    }
    const both = await furtherFor(() => true)
    expect(both.length).toBeGreaterThan(further.length)
    for (const { diagnostics = [] } of both) expect(new Set(diagnostics.map(jobOf)).size).toBe(1)
  })

  it.each(['manifest/typo', 'evidence/other-kind'])('are not offered for %s alone', async (code) => {
    expect(await furtherFor(() => false, [of(code)])).toEqual([])
  })

  it('are offered for a rule whose name has such a word further on', async () => {
    expect((await furtherFor(() => false, [of('acme/manifest/x')])).length).toBeGreaterThan(0)
  })

  it('are not offered where nothing is asked about the job', async () =>
    expect(await furtherFor(() => false)).toEqual([]))

  it('are not offered where an editor asks for something else', async () => {
    const manifest = await open
    const diagnostics = manifestDiagnostics(manifest, (file) => file)
    const kinds = (only: string[]) =>
      new Set(codeActions(manifest, { uri, range: nowhereNear, diagnostics, only }).map(({ kind }) => kind))
    expect(kinds(['refactor', 'quick'])).toEqual(new Set())
    expect(kinds(['quickfix'])).toEqual(new Set(['quickfix']))
    expect(kinds(['source'])).toEqual(new Set())
  })
})
