import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Observation } from '../../../src/core/evidence/observation/observation.ts'
import type { Waiver } from '../../../src/core/policy/policy.ts'
import { fitsStars } from '../../../src/core/policy/star-pattern.ts'
import { reachOf } from '../../../src/core/policy/waiver/waiver-coverage.ts'
import { attributeToJobs } from '../../support/attribute-to-jobs.ts'
import { coveringGlobs, globSoup, plainPaths } from '../arbitraries/globs.ts'
import { filePaths } from '../arbitraries/token-soup.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertSame } from '../same-value.ts'

const waiverFor = (path: string): Waiver => ({
  rule: '*',
  path,
  reason: 'x',
  expires: '2027-01-31',
  origin: { file: 'policy.yml', isLocal: true, span: { line: 1, column: 1, endLine: 1, endColumn: 2 } },
})

const seenIn = (path: string): Observation => ({
  what: 'provider',
  provider: 'gcp',
  certainty: 'states',
  place: { path, line: 1 },
})

const namedBy = (glob: string, paths: readonly string[]): string[] =>
  attributeToJobs('accelerator.yml', [{ name: 'a', globs: [glob] }], paths.map(seenIn), ['accelerator.yml'])
    .flat()
    .map(({ observation }) => observation.place.path)

/** A path matches the glob made from it by opening some letters and folders. */
const covering = fuzzProperty({
  name: 'globs/covering',
  weight: 4,
  inputs: coveringGlobs,
  check: ({ path, glob }) => {
    assert(reachOf(waiverFor(glob)).fitsPath(path), 'the waiver does not reach it')
    assertSame(namedBy(glob, [path]), [path])
  },
})

/** Any glob gets an answer quickly, and matches only existing paths. */
const answered = fuzzProperty({
  name: 'globs/answered',
  weight: 4,
  inputs: fc.record({
    glob: globSoup,
    paths: fc.array(fc.oneof(plainPaths, filePaths, globSoup), { minLength: 1, maxLength: 5 }),
  }),
  check: ({ glob, paths }) => {
    for (const path of paths) reachOf(waiverFor(glob)).fitsPath(path)
    for (const named of namedBy(glob, paths)) assert(paths.includes(named))
  },
})

/** Few letters, so that many match, and parts of a pattern may overlap. */
const joined = (...parts: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...parts), { maxLength: 7 }).map((all) => all.join(''))

/** Patterns of rules and jobs match according to the simple meaning of a star. */
const stars = fuzzProperty({
  name: 'globs/stars',
  weight: 3,
  inputs: fc.record({
    pattern: joined('a', 'b', 'ab', '*', '*', '*', '.', '/'),
    text: joined('a', 'a', 'b', 'b', '.', '/', '*'),
  }),
  least: { fit: 0.05 },
  check: ({ pattern, text }, saw) => {
    const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')
    const fits = new RegExp(`^${source}$`, 's').test(text)
    if (fits) saw('fit')
    assert.equal(fitsStars(pattern, text), fits)
  },
})

export const globProperties: readonly FuzzProperty[] = [covering, answered, stars]
