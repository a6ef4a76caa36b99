import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import { type ChangedLines, withLines } from '../../../../src/core/review/suggestions/changed-lines.ts'
import { inDiff, rightHunks, unifiedPatch } from '../../../../src/core/review/suggestions/patch.ts'
import { fenceFor, patchMarkdown } from '../../../../src/core/review/suggestions/patch-markdown.ts'
import type { Suggestion } from '../../../../src/core/review/suggestions/suggestion.ts'

const suggestion = (lines: ChangedLines, path = 'accelerator.yml'): Suggestion => ({
  ...lines,
  path,
  rule: 'x/y',
  message: '',
  fingerprint: '',
})
const patchOf = (text: string, suggestions: readonly Suggestion[]): string =>
  unifiedPatch(readDocument(text), suggestions) ?? ''
const change = (startLine: number, endLine: number, replacement: string) => ({ startLine, endLine, replacement })

/** The text after git applies a patch. */
function gitApplied(path: string, text: string, patch: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'))
  try {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    execFileSync('git', ['apply', '-p1', '-'], { cwd: folder, input: patch, stdio: ['pipe', 'pipe', 'pipe'] })
    return readFileSync(join(folder, path), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `k${index + 1}: 1\n`).join('')

describe('a patch', () => {
  it('shows three lines around a change', () => {
    expect(patchOf(numbered(12), [suggestion(change(6, 6, 'k6: 2'))])).toBe(
      '--- a/accelerator.yml\n+++ b/accelerator.yml\n@@ -3,7 +3,7 @@\n k3: 1\n k4: 1\n k5: 1\n-k6: 1\n+k6: 2\n k7: 1\n k8: 1\n k9: 1\n',
    )
  })

  it('leaves out the lines of a suggestion that stay', () => {
    const patch = patchOf(numbered(9), [suggestion(change(4, 6, 'k4: 2\nk5: 1\nnew: 1\nk6: 1'))])
    expect(patch.match(/^[-+][^-+].*$/gm)).toEqual(['-k4: 1', '+k4: 2', '+new: 1'])
  })

  it('joins hunks that touch, and no others', () => {
    const hunksOf = (second: number) =>
      patchOf(numbered(20), [suggestion(change(second, second, 'b: 2')), suggestion(change(2, 2, 'a: 2\na: 3'))]).match(
        /^@@.*$/gm,
      )
    expect(hunksOf(9)).toEqual(['@@ -1,12 +1,13 @@'])
    expect(hunksOf(10)).toEqual(['@@ -1,5 +1,6 @@', '@@ -7,7 +8,7 @@'])
  })

  it('says where a line break is missing', () => {
    expect(patchOf('a: 1\nb: 2', [suggestion(change(2, 2, 'b: 2\nc: 3'))])).toBe(
      '--- a/accelerator.yml\n+++ b/accelerator.yml\n@@ -1,2 +1,3 @@\n a: 1\n-b: 2\n\\ No newline at end of file\n+b: 2\n+c: 3\n\\ No newline at end of file\n',
    )
  })

  it('is none without suggestions, or where they change nothing', () => {
    expect(unifiedPatch(readDocument('a: 1\n'), [])).toBeUndefined()
    expect(unifiedPatch(readDocument('a: 1\n'), [suggestion(change(1, 1, 'a: 1'))])).toBeUndefined()
  })

  it.each([
    'a b/accelerator.yml',
    'é/accelerator.yml',
    'a"b\\c/accelerator.yml',
    "it's/accelerator.yml",
    'a\tb/accelerator.yml',
  ])('names the file %s as git does', (path) => {
    const patch = unifiedPatch(readDocument('a: 1\n'), [suggestion(change(1, 1, 'a: 2'), path)]) ?? ''
    expect(gitApplied(path, 'a: 1\n', patch)).toBe('a: 2\n')
  })

  it('is what git makes the suggested text of', () => {
    const line = fc.constantFrom('a: 1', 'b: 2', '# c', '', '  d: ```', '-- x', '++ y')
    const some = fc.record({
      lines: fc.array(line, { minLength: 8, maxLength: 40 }),
      lineBreak: fc.constantFrom('\n', '\r\n'),
      ends: fc.boolean(),
      mark: fc.boolean(),
      at: fc.nat(6),
      gap: fc.nat(12),
      instead: fc.array(fc.tuple(line, line, fc.nat(1)), { minLength: 2, maxLength: 2 }),
    })
    let applied = 0
    fc.assert(
      fc.property(some, ({ lines, lineBreak, ends, mark, at, gap, instead }) => {
        const text = `${[...lines, 'z: 9'].join(lineBreak)}${ends ? lineBreak : ''}`
        const suggestions = [at, at + gap + 2].flatMap((start, index) => {
          const [first, second, more] = instead[index] as [string, string, number]
          if (start + more >= lines.length + 1) return []
          const written = [...(mark && start === 0 ? [`\ufeff${first}`] : [first]), second].join(lineBreak)
          return [suggestion(change(start + 1, start + 1 + more, written))]
        })
        const file = `${mark ? '\ufeff' : ''}${text}`
        const patch = unifiedPatch({ ...readDocument('a: 1\n'), text, ...(mark && { hasMark: true }) }, suggestions)
        const expected = [...suggestions].reverse().reduce(withLines, file)
        if (patch === undefined) expect(expected).toBe(file)
        else {
          applied++
          expect(gitApplied('accelerator.yml', file, patch)).toBe(expected)
        }
      }),
      { numRuns: 150, seed: 3 },
    )
    expect(applied).toBeGreaterThan(100)
  })
})

describe('hunks of a changed file', () => {
  const patch =
    '@@ -1,3 +1,4 @@ jobs:\n a\n-b\n+c\n+@@ -9,9 +90,9 @@\n d\n@@ -10 +12 @@\n-x\n+y\n\\ No newline at end of file'

  it('are counted by the lines that the patch shows of the new file', () => {
    expect(rightHunks(patch)).toEqual([
      { startLine: 1, endLine: 4 },
      { startLine: 12, endLine: 12 },
    ])
    expect(rightHunks('@@ -1,9 +1,9 @@\n a\n b')).toEqual([{ startLine: 1, endLine: 2 }])
    expect(rightHunks('@@ -1,2 +0,0 @@\n-a\n-b')).toEqual([])
    expect(rightHunks('Binary files differ')).toEqual([])
  })

  it.each([
    [1, 4, true],
    [2, 3, true],
    [12, 12, true],
    [4, 5, false],
    [5, 5, false],
    [1, 12, false],
    [12, 13, false],
  ])('hold lines %d to %d: %s', (startLine, endLine, expected) => {
    expect(inDiff({ startLine, endLine, replacement: '' }, rightHunks(patch))).toBe(expected)
  })
})

describe('a patch in Markdown', () => {
  it('stands in a fence that nothing in it ends', () => {
    expect(patchMarkdown('-a\n+```\n+@team <b>\n')).toBe('````diff\n-a\n+```\n+@team <b>\n````\n')
    expect(fenceFor('no ticks')).toBe('```')
    expect(fenceFor('` `````` ``')).toBe('```````')
    fc.assert(
      fc.property(fc.array(fc.constantFrom('`', '``', '\n', 'a', ' '), { maxLength: 40 }), (parts) => {
        const fence = fenceFor(parts.join(''))
        expect(parts.join('').includes(fence)).toBe(false)
      }),
    )
  })

  it('ends its lines as a page does, and shows no text that deceives', () => {
    expect(patchMarkdown('-a\r\n+b\r\n')).toBe('```diff\n-a\n+b\n```\n')
    expect(patchMarkdown('+a # \u202e\n')).toBeUndefined()
    expect(patchMarkdown('-\ufeffa\n')).toBeDefined()
  })
})
