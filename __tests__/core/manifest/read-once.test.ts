import { expect, it } from '@jest/globals'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { parseManifest } from '../../../src/core/manifest/parse.ts'

it('reads a document once, however often it is asked', () => {
  const document = readDocument('stage: prod\nhardware: H100:8\n')
  const manifest = parseManifest(document, 'train')
  expect(parseManifest(document, 'train')).toBe(manifest)
  expect(parseManifest(document, 'other').jobs.map(({ name }) => name)).toEqual(['other'])
})

it('carries the mappings that the jobs are read from, what they inherit first', () => {
  const document = readDocument('jobs:\n  a: { stage: prod }\n  b:\ndefaults: { gpus: 8 }\n')
  expect(parseManifest(document, 'train').parts.map(({ path }) => path)).toEqual([
    ['defaults'],
    ['jobs', 'a'],
    ['jobs', 'b'],
  ])
})
