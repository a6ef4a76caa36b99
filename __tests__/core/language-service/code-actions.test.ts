import { describe, expect, it } from '@jest/globals'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { CodeAction, Diagnostic, Range } from 'vscode-languageserver-types'
import { codeActions } from '../../../src/core/language-service/code-actions.ts'
import { manifestDiagnostics } from '../../../src/core/language-service/diagnostics.ts'
import { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { policyOfTexts } from '../../../src/core/policy/layers/policy-of-texts.ts'
import { rules } from '../../../src/core/rules/index.ts'

const uri = 'file:///repository/accelerator.yml'

function opened(text: string, policy?: string): OpenManifest {
  const own = (path: string) => (path.endsWith('.yml') ? policy : undefined)
  const effective = policyOfTexts({ own, remote: () => ({ message: '', remedy: '' }) }, { rules })
  return new OpenManifest('accelerator.yml', text, { effective, today: '2027-01-31' })
}
const found = (text: string, policy?: string) => manifestDiagnostics(opened(text, policy), (path) => path)

/** The code actions for some findings, with the cursor anywhere. */
function actionsFor(text: string, isAsked: (each: Diagnostic) => boolean = () => true, policy?: string): CodeAction[] {
  const manifest = opened(text, policy)
  const diagnostics = manifestDiagnostics(manifest, (path) => path).filter(isAsked)
  return codeActions(manifest, { uri, diagnostics, only: ['quickfix'] })
}

const applied = (text: string, action: CodeAction): string =>
  TextDocument.applyEdits(TextDocument.create(uri, 'yaml', 1, text), action.edit?.changes?.[uri] ?? [])

const words = (text: string, policy?: string): string[] =>
  found(text, policy).map(({ code, data }) => `${code} ${data}`)

/** A third of the rules, because checking each edit is slow. */
const examples = rules.filter(({ fails, policy }, index) => index % 3 === 0 && fails !== '' && policy === undefined)

describe('code actions', () => {
  const offering = examples.filter(({ fails }) => actionsFor(fails).length > 0)

  it('are there for many rules', () => expect(offering.length).toBeGreaterThan(20))

  it.each(offering.map(({ id, fails }) => [id, fails]))('clear each finding that they stand at: %s', (_, fails) => {
    const before = words(fails)
    const count = (all: string[], wanted: string): number => all.filter((each) => each === wanted).length
    for (const action of actionsFor(fails)) {
      const after = words(applied(fails, action))
      const cleared = action.diagnostics?.map(({ code, data }) => `${code} ${data}`) ?? []
      expect(cleared).not.toEqual([])
      for (const each of cleared) expect([each, count(after, each)]).not.toEqual([each, count(before, each)])
    }
  })

  it.each(offering.map(({ id, fails }) => [id, fails]))('have titles that a menu has room for: %s', (_, fails) => {
    for (const { title } of actionsFor(fails))
      expect([title, title.length <= 60 && !title.includes('`')]).toEqual([title, true])
  })

  it('have longer titles cut, and what was cut in their data', () => {
    const links = 'nvlink, infiniband, roce, efa, ethernet, pcie'
    const [{ title = '', data } = {}] = actionsFor(`hardware: { accelerator: tpu-v5e-8, interconnect: [${links}] }\n`)
    expect([title.length, title.at(-1)]).toEqual([60, '…'])
    expect(data.message.replaceAll('`', '')).toContain(title.slice(0, -1))
  })

  const misfit = 'framework: pytorch\nscale: { parameters: 70B, tokens: 1T }\nhardware: tpu-v5e-8\n'

  it('do not stand at what other hardware leaves as it is', () => {
    const policy = 'require: [labels.team]\n'
    const actions = actionsFor(misfit, () => true, policy)
    expect(actions.length).toBeGreaterThan(1)
    for (const action of actions) {
      expect(words(applied(misfit, action), policy)).toEqual([expect.stringContaining('policy/key-required')])
      expect(action.diagnostics?.map(({ code }) => code)).not.toContain('policy/key-required')
      // It then fits, but still does not pass.
      expect(action.data).toMatchObject({ alternative: { passes: false } })
    }
    expect(actionsFor(misfit, ({ code }) => code === 'policy/key-required', policy)).toEqual([])
  })

  it('offer all changes of a job at each finding that they clear, the nearest as the preferred one', () => {
    const changes = opened(misfit).review?.jobs[0]?.alternatives.map(({ change }) => change) ?? []
    expect(changes.length).toBeGreaterThan(1)
    for (const { code } of found(misfit)) {
      const offered = actionsFor(misfit, (each) => each.code === code)
      expect(offered.map(({ data }) => data)).toEqual(
        changes.map((change) => ({
          message: expect.stringContaining(change),
          alternative: {
            passes: true,
            cost: expect.objectContaining({ currency: 'USD', per: 'run' }),
            seller: expect.stringMatching(/^[A-Z]/),
          },
        })),
      )
      expect(offered.map(({ isPreferred }) => isPreferred)).toEqual(
        changes.map((_, rank) => (rank === 0 ? true : undefined)),
      )
    }
  })

  it('are those of the job that is asked about', () => {
    const job = `{ ${misfit.trim().replaceAll('\n', ', ')} }`
    const text = `jobs:\n  first: ${job}\n  second: ${job}\n`
    const lines = (isAsked?: (each: Diagnostic) => boolean): Set<number | undefined> =>
      new Set(actionsFor(text, isAsked).map(({ edit }) => edit?.changes?.[uri]?.[0]?.range.start.line))
    expect(lines(({ range }) => range.start.line === 1)).toEqual(new Set([1]))
    expect(lines()).toEqual(new Set([1, 2]))
    expect(lines(() => false)).toEqual(new Set())
  })

  it('are offered at the line that they change, whatever an editor shows there', () => {
    const [at, above] = [2, 1].map((line) => ({ start: { line, character: 0 }, end: { line, character: 0 } }))
    const offered = (range: Range | undefined, only?: string[]): number =>
      codeActions(opened(misfit), { uri, diagnostics: [], ...(range && { range }), ...(only && { only }) }).length
    expect(offered(at)).toBeGreaterThan(1)
    expect(offered(above)).toBe(0)
    for (const only of [['refactor', 'quick'], ['source']]) expect(offered(at, only)).toBe(0)
    expect(offered(at, ['refactor', 'quickfix'])).toBeGreaterThan(1)
  })

  it('keep Windows line breaks, and what stands around', () => {
    const text = `# 🚀\r\n${misfit.replaceAll('\n', '\r\n')}name: "é"\r\n`
    const [action] = actionsFor(text)
    const after = applied(text, action as CodeAction)
    expect(after).toMatch(/^# 🚀\r\n.*name: "é"\r\n$/s)
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('write all words of the reference at once', () => {
    const text = 'framework: PyTorch\nstage: prod\ngpu: H100\nnum_gpus: 8\n'
    const actionsOf = (of: string) => codeActions(opened(of), { uri, diagnostics: [], only: ['source.fixAll'] })
    const [action, ...others] = actionsOf(text)
    expect(actionsOf('framework: pytorch\n')).toEqual([])
    // The mark at the start of a file is no part of an editor's text.
    expect(applied(text, actionsOf(`\ufeff${text}`)[0] as CodeAction)).toBe(applied(text, action as CodeAction))
    expect([action?.title, others]).toEqual(['Write all keys and values as the reference spells them.', []])
    expect(words(applied(text, action as CodeAction)).filter((word) => word.includes('other-spelling'))).toEqual([])
  })
})
