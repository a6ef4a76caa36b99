import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { readers } from '../../../../src/core/evidence/tables/index.ts'
import { evidenceCases } from '../../../support/evidence-cases.ts'
import { observationLines, observationLinesOf } from '../../../support/observation-lines.ts'

const folder = new URL('../../../../src/core/evidence/tables/documents/', import.meta.url)
const formats = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length))

it('has cases of each format (fixtures/evidence), in one of which something is seen', () => {
  expect([...evidenceCases.keys()].sort()).toEqual(formats.sort())
  for (const [format, cases] of evidenceCases)
    expect([format, cases.some(({ seen }) => seen.length > 0)]).toEqual([format, true])
})

it('has no line that two formats read as a request', () => {
  for (const { path, text } of [...evidenceCases.values()].flat()) {
    const asking = readers
      .filter((reader) => reader.matches(path))
      .flatMap((reader) => [
        ...new Set(observationLinesOf('accelerator', reader, path, text).map((line) => line.split(/[?!]/, 1)[0])),
      ])
    expect([path, text, [...new Set(asking)]]).toEqual([path, text, asking])
  }
})

describe.each([...evidenceCases])('%s', (format, cases) => {
  const reader = readers.find((each) => each.format === format)
  it.each(cases.map((each) => [each.title, each] as const))('%s', (_, { path, text, seen }) => {
    expect(reader && observationLines(reader, path, text)).toEqual(seen)
  })
})
