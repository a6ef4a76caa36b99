import { expect, it } from '@jest/globals'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { DocumentSymbol } from 'vscode-languageserver-types'
import { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { codeLenses, documentSymbols } from '../../../src/core/language-service/outline.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

const [section, job, key] = [3, 5, 7]

/** Each symbol with its kind, what is told beside it, and the text that it covers and selects. */
function lines(text: string, symbols: readonly DocumentSymbol[], above = ''): unknown[] {
  const document = TextDocument.create('file:///a', 'yaml', 1, text)
  return symbols.flatMap(({ name, kind, detail, range, selectionRange, children = [] }) => [
    [`${above}${name}`, kind, detail, document.getText(range), document.getText(selectionRange)],
    ...lines(text, children, `${above}${name}.`),
  ])
}

const text = `defaults: { stage: production }
jobs:
  bad: { framework: pytorch, scale: { parameters: 70B, tokens: 1T }, hardware: tpu-v5e-8 }
  open: { hardware: { parallelism: { tensor: 8 } } }
  "": []
`

it('lists the keys down to those of a job, and the verdict of each job', async () => {
  const { document, review } = new OpenManifest('accelerator.yml', text, {
    effective: await effectiveOf(''),
    today: '2026-11-21',
  })
  const [, , bad = '', open = ''] = text.split('\n').map((line) => line.trim())
  const scale = 'scale: { parameters: 70B, tokens: 1T }'
  expect(lines(text, documentSymbols(document, review?.jobs ?? []))).toEqual([
    ['defaults', section, undefined, 'defaults: { stage: production }', 'defaults'],
    ['defaults.stage', key, undefined, 'stage: production', 'stage'],
    ['jobs', section, undefined, text.slice(text.indexOf('jobs:')), 'jobs'],
    ['jobs.bad', job, 'mismatch', bad, 'bad'],
    ['jobs.bad.framework', key, undefined, 'framework: pytorch', 'framework'],
    ['jobs.bad.scale', section, undefined, scale, 'scale'],
    ['jobs.bad.scale.parameters', key, undefined, 'parameters: 70B', 'parameters'],
    ['jobs.bad.scale.tokens', key, undefined, 'tokens: 1T', 'tokens'],
    ['jobs.bad.hardware', key, undefined, 'hardware: tpu-v5e-8', 'hardware'],
    ['jobs.open', job, 'undecided', open, 'open'],
    ['jobs.open.hardware', section, undefined, 'hardware: { parallelism: { tensor: 8 } }', 'hardware'],
    ['jobs.open.hardware.parallelism', section, undefined, 'parallelism: { tensor: 8 }', 'parallelism'],
    // The protocol has no empty names.
    ['jobs.""', job, 'undecided', '"": []', '""'],
  ])
})

it('covers a key whose value stands elsewhere in the file', () => {
  const aliased = 'labels: &s { a: b }\nscale: *s\n'
  for (const { range, selectionRange } of documentSymbols(readDocument(aliased), [])) {
    expect(range.start.line).toBeLessThanOrEqual(selectionRange.start.line)
    expect(range.end.line).toBeGreaterThanOrEqual(selectionRange.end.line)
  }
})

it.each(['', '- a\n', 'a'])('is empty where %j is no mapping', (other) =>
  expect(documentSymbols(readDocument(other), [])).toEqual([]),
)

it('has a line above each job: its verdict, its memory and its cost', async () => {
  const around = { effective: await effectiveOf(''), today: '2026-11-21' }
  const lenses = (of: string) => codeLenses(new OpenManifest('accelerator.yml', of, around))
  const at = (line: number) => ({ start: { line, character: 0 }, end: { line, character: 0 } })
  const titled = (title: unknown) => ({ title, command: '' })
  expect(lenses(text.replace(/ {2}"".*\n/, ''))).toEqual([
    {
      range: at(2),
      command: titled(expect.stringMatching(/^✗ mismatch · [\d.]+ of 16 GiB · about \S+ USD$/)),
    },
    { range: at(3), command: titled('? undecided') },
  ])
  expect(lenses('- a\n')).toEqual([])
})
