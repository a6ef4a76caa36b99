import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type Fixed, fix } from '../../../src/core/index.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { parseManifest } from '../../../src/core/manifest/parse.ts'
import { meaning } from '../../../src/core/review/fixes/declared-parts.ts'
import { manifestValues, realManifests } from '../arbitraries/manifests.ts'
import { mutated } from '../arbitraries/mutations.ts'
import { otherWords } from '../arbitraries/other-words.ts'
import { written } from '../arbitraries/yaml-text.ts'
import { nearly } from '../arbitraries/yaml-value.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertSame } from '../same-value.ts'

const path = 'train/accelerator.yml'
const fixedIn = (text: string): Fixed => fix({ path, text })
const commentsOf = (text: string): string[] => {
  const document = readDocument(text)
  return document.comments.map((range) => document.text.slice(...range)).sort()
}
const declared = (text: string) => parseManifest(readDocument(text), 'train')

/** Lines of ignored keys, which no edit changes. */
const passedOver = (text: string): string[] =>
  text.replace(/^\ufeff/, '').match(/^ *["']?(?:seed|lr|cpus)["']?:(?!.*[{}]).*(?:\r?\n|$)/gm) ?? []

const isPlainIn = (text: string): boolean => /(?<!\r)\n/.test(text)

/** Text outside the edits is identical, and line breaks are kept. */
function assertRestKept(before: string, after: string): void {
  const kept = new Set(passedOver(after).map((line) => line.trimEnd()))
  for (const line of passedOver(before)) assert(kept.has(line.trimEnd()), `lost ${line}`)
  // An edit may remove the only line breaks, or add the first ones.
  if (before.includes('\n') && after.includes('\n')) assert.equal(isPlainIn(after), isPlainIn(before))
  assert.equal(after.startsWith('\ufeff'), before.startsWith('\ufeff'))
}

/** A fixed text has the same declarations and comments, and does not change again. */
const keep = fuzzProperty({
  name: 'fixes/keep',
  weight: 6,
  inputs: fc.oneof(
    { weight: 6, arbitrary: written(otherWords) },
    { weight: 1, arbitrary: written(nearly(manifestValues)) },
    { weight: 1, arbitrary: mutated(fc.constantFrom(...realManifests)) },
  ),
  least: { 'are fixed': 0.3, 'are fixed in whole': 0.1 },
  check: (text, saw) => {
    const { text: after, written: counts, left } = fixedIn(text)
    const isFixed = counts.keys + counts.values > 0
    assert.equal(isFixed, after !== text)
    if (!isFixed) return
    saw('are fixed')
    if (left.length === 0) saw('are fixed in whole')
    assertSame(commentsOf(after), commentsOf(text))
    const again = fixedIn(after)
    assert.equal(again.text, after)
    assertSame(again.left, left)
    const [was, is] = [declared(text), declared(after)]
    const mistakes = ({ findings }: typeof was): number =>
      findings.filter(({ rule }) => rule !== 'manifest/other-spelling').length
    assert(mistakes(is) <= mistakes(was))
    const hasTyped = was.findings.some(({ fix }) => fix !== undefined)
    assertSame(
      is.jobs.map(({ name }) => name),
      was.jobs.map(({ name }) => name),
    )
    if (!hasTyped)
      assertSame(
        is.jobs.map(({ declaration }) => meaning(declaration)),
        was.jobs.map(({ declaration }) => meaning(declaration)),
      )
    assertRestKept(text, after)
  },
})

export const fixProperties: readonly FuzzProperty[] = [keep]
