import assert from 'node:assert/strict'
import fc from 'fast-check'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { checkFile, type FileReview } from '../../../src/core/review/check.ts'
import { withLines } from '../../../src/core/review/suggestions/changed-lines.ts'
import { unifiedPatch } from '../../../src/core/review/suggestions/patch.ts'
import { patchMarkdown } from '../../../src/core/review/suggestions/patch-markdown.ts'
import { suggestionsFor } from '../../../src/core/review/suggestions/suggest.ts'
import type { Suggestion } from '../../../src/core/review/suggestions/suggestion.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { reviewComment } from '../../../src/edge/github/suggestion-comment.ts'
import { runnerCommands } from '../../support/runner.ts'
import { manifestValues, realManifests } from '../arbitraries/manifests.ts'
import { mutated } from '../arbitraries/mutations.ts'
import { written } from '../arbitraries/yaml-text.ts'
import { nearly } from '../arbitraries/yaml-value.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertSame } from '../same-value.ts'

const path = 'train/accelerator.yml'
const checking = { set: ruleSet(rules), thresholds: defaultThresholds }
const search = { jobs: 2, comparisons: false }

const review = (text: string): FileReview => checkFile(path, text, checking.set, checking.thresholds, search)

/** Errors and warnings by rule and job. No edit may add any. */
function counted({ findings }: FileReview): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { rule, job, severity } of findings) {
    const key = JSON.stringify([rule, job ?? ''])
    if (severity !== 'notice') counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** An edited text is readable, has fewer of the findings that its edits clear, and no more of others. */
function assertBetter(before: FileReview, text: string, suggestions: readonly Suggestion[]): void {
  const after = review(text)
  assertSame(after.jobs.map(({ name }) => name).length, before.jobs.length)
  const [was, is] = [counted(before), counted(after)]
  for (const [key, count] of is) assert(count <= (was.get(key) ?? 0), `${key} is found ${count} times`)
  for (const { rule, job } of suggestions) {
    // One notice names all keys of a file, including those that stay.
    if (rule === 'manifest/other-spelling') continue
    const of = (counts: Map<string, number>): number => counts.get(JSON.stringify([rule, job ?? ''])) ?? 0
    assert(of(is) < of(was), `${rule} is still there`)
  }
}

const inReverse = (text: string, suggestions: readonly Suggestion[]): string =>
  [...suggestions].sort((a, b) => b.startLine - a.startLine).reduce(withLines, text)

/** Proposed edits can be applied, one by one and together, and do what they say. */
const hold = fuzzProperty({
  name: 'suggestions/hold',
  weight: 6,
  inputs: fc.oneof(
    { weight: 3, arbitrary: written(nearly(manifestValues)) },
    { weight: 1, arbitrary: mutated(fc.constantFrom(...realManifests)) },
  ),
  least: { 'are proposed': 0.05 },
  check: (text, saw) => {
    const before = review(text)
    const suggestions = suggestionsFor(before, readDocument(text), checking)
    if (suggestions.length === 0) return
    saw('are proposed')
    if (suggestions.length > 1) saw('are several')
    const lines = before.text.split('\n').length
    for (const one of suggestions) {
      assert(one.startLine >= 1 && one.endLine >= one.startLine && one.endLine <= lines)
      assertBetter(before, withLines(before.text, one), [one])
      const comment = reviewComment(one)
      if (comment !== undefined) assertSame(runnerCommands(comment.body.split('\n', 2).join('\n')), [])
    }
    assertBetter(before, inReverse(before.text, suggestions), suggestions)
    const patch = unifiedPatch(before, suggestions)
    if (patch !== undefined) assert.notEqual(patchMarkdown(patch), '')
  },
})

export const suggestionProperties: readonly FuzzProperty[] = [hold]
