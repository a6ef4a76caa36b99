import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../src/core/evidence/source-file.ts'
import { readers } from '../../src/core/evidence/tables/index.ts'
import { seeds } from './arbitraries/evidence-files.ts'
import { casesOf, properties } from './properties.ts'

const casesOfEachSeed = 1_000
const fixedSeed = 20_261_121

/** The seed depends on the sources: a change tries new cases, and unchanged sources never fail by chance. */
function seedOf(...folders: readonly string[]): number {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
      .sort())
      hash.update(readFileSync(entry))
  return hash.digest().readUInt32BE() >>> 1
}

const seedOfSources = seedOf('src', '__tests__/fuzz')
// Printed first, because a case that never ends could not report it.
process.stderr.write(`Fuzzing with seed ${seedOfSources}\n`)

const named = properties.map((property) => [property.name, property] as const)

describe.each([
  ['the same seed as always', fixedSeed],
  ['the seed of these sources', seedOfSources],
])('what holds for every input, with %s', (_, seed) => {
  it.each(named)('%s', (_name, property) => {
    const cases = casesOf(property, casesOfEachSeed)
    expect(property.run({ seed, cases, asFound: true, isUntimed: true }).cases).toBeGreaterThanOrEqual(cases)
  })
})

describe('properties', () => {
  it('have names of their own', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length)
  })

  it('try as many cases as they should', () => {
    const cases = properties.map((property) => casesOf(property, casesOfEachSeed))
    expect(cases.reduce((total, number) => total + number, 0)).toBeGreaterThanOrEqual(casesOfEachSeed)
  })
})

describe('files of evidence that mutations start from', () => {
  const all = readers

  it('are there for every reader', () => {
    expect(Object.keys(seeds).sort()).toEqual(all.map(({ format }) => format).sort())
  })

  it.each(all.map((reader) => [reader.format, reader] as const))('show something to %s', (format, reader) => {
    const [path, text] = seeds[format] ?? ['', '']
    expect(reader.matches(path) && reader.mayHold?.(text) !== false).toBe(true)
    expect(reader.read(new SourceFile(path, text))).not.toEqual([])
  })
})
