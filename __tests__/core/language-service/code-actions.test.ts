import { describe, expect, it } from '@jest/globals'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CodeAction } from 'vscode-languageserver-types'
import { codeActions } from '../../../src/core/language-service/code-actions.ts'
import { manifestDiagnostics } from '../../../src/core/language-service/diagnostics.ts'
import { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { policyOfTexts } from '../../../src/core/policy/layers/policy-of-texts.ts'
import { rules } from '../../../src/core/rules/index.ts'

const uri = 'file:///repository/accelerator.yml'
const effective = policyOfTexts({ own: () => undefined, remote: () => ({ message: '', remedy: '' }) }, { rules })
const opened = (text: string): OpenManifest =>
  new OpenManifest('accelerator.yml', text, { effective, today: '2027-01-31' })
const found = (text: string) => manifestDiagnostics(opened(text), (path) => path)

function actionsOf(text: string, only?: readonly string[]): CodeAction[] {
  const range = { start: { line: 0, character: 0 }, end: { line: text.split('\n').length, character: 0 } }
  return codeActions(opened(text), { uri, range, diagnostics: found(text), ...(only && { only }) })
}

const applied = (text: string, action: CodeAction): string =>
  TextDocument.applyEdits(TextDocument.create(uri, 'yaml', 1, text), action.edit?.changes?.[uri] ?? [])

const words = (text: string): string[] => found(text).map(({ code, data }) => `${code} ${JSON.stringify(data)}`)

/** Of a third of the rules: to prove each edit takes a while. */
const examples = rules.filter(({ fails, policy }, index) => index % 3 === 0 && fails !== '' && policy === undefined)

describe('code actions', () => {
  const offering = examples.filter(({ fails }) => opened(fails).suggestions.length > 0)

  it('are there for many rules', () => expect(offering.length).toBeGreaterThan(20))

  it.each(offering.map(({ id, fails }) => [id, fails]))(
    'offer every suggestion on %s, and each clears what it says',
    (_, fails) => {
      const preferred = actionsOf(fails).filter(({ isPreferred }) => isPreferred)
      const suggested = opened(fails).suggestions
      expect(preferred.map(({ title }) => title)).toEqual(suggested.map(({ message }) => message))
      for (const [index, action] of preferred.entries()) {
        const { rule, job } = suggested[index] as (typeof suggested)[number]
        expect(action.diagnostics?.length).toBeGreaterThan(0)
        const cleared = `${rule} ${JSON.stringify(job === undefined ? undefined : { job })}`
        const count = (all: string[]): number => all.filter((each) => each === cleared).length
        const after = applied(fails, action)
        expect(after).not.toBe(fails)
        expect(count(words(after))).toBeLessThan(count(words(fails)))
      }
    },
  )

  const misfit = 'framework: pytorch\nscale: { parameters: 70B, tokens: 1T }\nhardware: tpu-v5e-8\n'

  it('offer the further changes that would pass, each of which clears the errors', () => {
    const further = actionsOf(misfit).filter(({ isPreferred }) => !isPreferred)
    expect(further.length).toBeGreaterThan(0)
    for (const action of further)
      expect(found(applied(misfit, action)).filter(({ severity }) => severity === 1)).toEqual([])
  })

  it('keep Windows line breaks, and what stands around', () => {
    const text = `# 🚀\r\n${misfit.replaceAll('\n', '\r\n')}name: "é"\r\n`
    const [action] = actionsOf(text)
    const after = applied(text, action as CodeAction)
    expect(after).toMatch(/^# 🚀\r\n.*name: "é"\r\n$/s)
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('write all words of the reference at once', () => {
    const text = 'framework: PyTorch\nstage: prod\ngpu: H100\nnum_gpus: 8\n'
    const [action, ...others] = actionsOf(text, ['source.fixAll'])
    expect(others).toEqual([])
    expect(words(applied(text, action as CodeAction)).filter((word) => word.includes('other-spelling'))).toEqual([])
  })
})
