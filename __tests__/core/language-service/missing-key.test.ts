import { describe, expect, it } from '@jest/globals'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { missingKey } from '../../../src/core/language-service/missing-key.ts'
import { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { policyOfTexts } from '../../../src/core/policy/layers/policy-of-texts.ts'
import { rules } from '../../../src/core/rules/index.ts'

const effective = policyOfTexts({ own: () => undefined, remote: () => ({ message: '', remedy: '' }) }, { rules })

/** The text with the key added, and `|` in place of its value. */
function written(text: string, job: string, key: string): string | undefined {
  const missing = missingKey(new OpenManifest('accelerator.yml', text, { effective, today: '2027-01-31' }), job, key)
  if (missing === undefined) return undefined
  const of = (content: string) => TextDocument.create('file:///accelerator.yml', 'yaml', 1, content)
  const after = of(TextDocument.applyEdits(of(text), [missing.edit]))
  const at = after.offsetAt(missing.at)
  return `${after.getText().slice(0, at)}|${after.getText().slice(at)}`
}

describe('a key that a job leaves out', () => {
  it.each([
    ['in braces', 'scale: { parameters: 8B }\n', 'scale: { parameters: 8B, tokens: | }\n'],
    [
      'in lines',
      'scale:\n  parameters: 8B # b\nstage: production\n',
      'scale:\n  parameters: 8B # b\n  tokens: |\nstage: production\n',
    ],
    ['in a section of its own', 'stage: production\n', 'stage: production\nscale: { tokens: | }\n'],
    ['behind what ends without a line break', 'stage: production', 'stage: production\nscale: { tokens: | }'],
    [
      'in lines that end by CRLF',
      'scale:\r\n  parameters: 8B\r\nstage: production\r\n',
      'scale:\r\n  parameters: 8B\r\n  tokens: |\r\nstage: production\r\n',
    ],
  ])('is written %s', (_, text, after) => expect(written(text, 'job', 'scale.tokens')).toBe(after))

  it('is written into the job that is meant, and over what it inherits', () => {
    const text =
      'defaults:\n  scale: { parameters: 8B }\njobs:\n  a: { stage: production }\n  b:\n    stage: production\n'
    expect(written(text, 'a', 'scale.tokens')).toBe(
      text.replace('a: { stage: production }', 'a: { stage: production, scale: { tokens: | } }'),
    )
    expect(written(text, 'b', 'scale.tokens')).toBe(`${text}    scale: { tokens: | }\n`)
  })

  it('makes a mapping of the word that stands for its section', () =>
    expect(written('hardware: h100 # ours\n', 'job', 'hardware.count')).toBe(
      'hardware: { accelerator: h100, count: | } # ours\n',
    ))

  it.each([
    ['stands there', 'scale: { tokens: 1B }\n'],
    ['stands there without a value', 'scale: { tokens: }\n'],
    ['would go into what is written once for several', 'labels: &s { parameters: 8B }\nscale: *s\n'],
    ['has no manifest to stand in', ''],
  ])('is not written where it %s', (_, text) => expect(written(text, 'job', 'scale.tokens')).toBeUndefined())
})
