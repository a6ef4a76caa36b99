import { documentOf } from '../../../core/languages/yaml/document-reader.ts'
import { type Fixed, fixed } from '../../../core/review/fixes/fixed.ts'
import { fixedSentence, leftSentence } from '../../../core/review/fixes/words.ts'
import { withLines } from '../../../core/review/suggestions/changed-lines.ts'
import { unifiedDiff } from '../../../core/review/suggestions/patch.ts'
import type { Suggestion } from '../../../core/review/suggestions/suggestion.ts'
import { requireWritable, rewriteFile, whyNotWritten } from '../../run/rewritten-file.ts'
import { readManifest } from '../../run/workspace.ts'

/** The fixed manifests by path, before anything is written. */
export type FixedFiles = Map<string, FixedFile>

interface FixedFile {
  readonly before: string
  readonly after: string
  readonly fixed: Fixed
  /** The number of jobs that get their nearest alternative. */
  readonly jobs: number
}

/** The fixes for the manifests, and notes on those without. */
export function fixedFiles(root: string, paths: readonly string[]): { files: FixedFiles; notes: string[] } {
  const files: FixedFiles = new Map()
  const notes: string[] = []
  for (const path of paths) {
    const input = readManifest(root, path)
    const document = documentOf(input)
    if (document.root === undefined) continue
    const before = document.hasMark ? `\ufeff${document.text}` : document.text
    const result = fixed(document, path)
    const obstacle = whyNotWritten(root, path)
    if (obstacle === undefined) files.set(path, { before, after: result.text, fixed: result, jobs: 0 })
    else if (result.text !== before) notes.push(`${path} stays as it is: ${obstacle}.`)
  }
  return { files, notes }
}

/** Adds the nearest alternatives of the jobs, which were proposed for the fixed texts. */
export function withAlternatives(files: FixedFiles, suggestions: readonly Suggestion[]): FixedFiles {
  const inReverse = [...suggestions].sort((a, b) => b.startLine - a.startLine)
  return new Map(
    [...files].map(([path, file]) => {
      const own = inReverse.filter((each) => each.path === path)
      return [path, { ...file, after: own.reduce(withLines, file.after), jobs: own.length }]
    }),
  )
}

/** Writes all changed files, or none if one of them is not writable. */
export function writeFixed(root: string, files: FixedFiles): void {
  const changed = [...files].filter(([, { before, after }]) => after !== before)
  for (const [path] of changed) requireWritable(root, path)
  for (const [path, { after }] of changed) rewriteFile(root, path, after)
}

/** Unified diffs of the changes. */
export const diffOf = (files: FixedFiles): string =>
  [...files].map(([path, { before, after }]) => unifiedDiff(path, before, after) ?? '').join('')

/** Notes on what was fixed and what was not. */
export function fixNotes(files: FixedFiles, isMade: boolean): string[] {
  const all = [...files.values()]
  const sum = (count: (file: FixedFile) => number): number => all.reduce((total, file) => total + count(file), 0)
  const counts = {
    keys: sum(({ fixed: { written } }) => written.keys),
    values: sum(({ fixed: { written } }) => written.values),
    jobs: sum(({ jobs }) => jobs),
    files: all.filter(({ before, after }) => before !== after).length,
  }
  const left = [...files].flatMap(([path, file]) => file.fixed.left.map((each) => leftSentence(path, each)))
  return [fixedSentence(counts, isMade), ...left]
}
