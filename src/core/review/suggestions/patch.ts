import type { Document } from '../../text/document.ts'
import { utf8Bytes } from '../../text/utf8.ts'
import type { ChangedLines } from './changed-lines.ts'
import { commonEnds, type Hunk, hunksOfLines, type LineChange, lineChanges } from './line-diff.ts'
import type { Suggestion } from './suggestion.ts'

/** Lines of the changed file in a hunk, inclusive. */
export interface RightHunk {
  readonly startLine: number
  readonly endLine: number
}

/** A unified diff of one file with these suggestions applied, for `git apply`; undefined without suggestions. */
export function unifiedPatch(
  document: Pick<Document, 'text' | 'hasMark'>,
  suggestions: readonly Suggestion[],
): string | undefined {
  const [first] = suggestions
  if (first === undefined) return undefined
  const text = document.hasMark ? `\ufeff${document.text}` : document.text
  const hunks = hunksOfLines(changesIn(text, suggestions))
  if (hunks.length === 0) return undefined
  return [`--- ${fileName('a', first.path)}\n`, `+++ ${fileName('b', first.path)}\n`, ...hunks.map(hunkText)].join('')
}

/** A unified diff between two texts of a file, for `git apply`; undefined if they are equal. */
export function unifiedDiff(path: string, before: string, after: string): string | undefined {
  if (before === after) return undefined
  const [was, is] = [linesOf(before), linesOf(after)]
  const { start, same } = commonEnds(was, is)
  const unchanged = (line: string): LineChange => ({ sign: ' ', line })
  const changes = [
    ...was.slice(0, start).map(unchanged),
    ...lineChanges(was.slice(start, was.length - same), is.slice(start, is.length - same)),
    ...was.slice(was.length - same).map(unchanged),
  ]
  const hunks = hunksOfLines(changes).map(hunkText)
  return [`--- ${fileName('a', path)}\n`, `+++ ${fileName('b', path)}\n`, ...hunks].join('')
}

/** Lines keep their line breaks, so a missing one at the end is an ordinary difference. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function changesIn(text: string, suggestions: readonly ChangedLines[]): LineChange[] {
  const lines = linesOf(text)
  const changes: LineChange[] = []
  let at = 0
  for (const { startLine, endLine, replacement } of [...suggestions].sort((a, b) => a.startLine - b.startLine)) {
    for (const line of lines.slice(at, startLine - 1)) changes.push({ sign: ' ', line })
    const ending = /\r?\n?$/.exec(lines[endLine - 1] ?? '')?.[0] ?? ''
    changes.push(...lineChanges(lines.slice(startLine - 1, endLine), linesOf(`${replacement}${ending}`)))
    at = endLine
  }
  for (const line of lines.slice(at)) changes.push({ sign: ' ', line })
  return changes
}

function hunkText({ left, right, changes }: Hunk): string {
  const count = (other: string): number => changes.filter(({ sign }) => sign !== other).length
  const body = changes.map(
    ({ sign, line }) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`,
  )
  return `@@ -${left},${count('+')} +${right},${count('-')} @@\n${body.join('')}`
}

/** A path as git writes it in a patch: quoted if it contains special characters, bytes in octal. */
function fileName(side: string, path: string): string {
  const name = `${side}/${path}`
  if (/^[\w ./@+~,=-]+$/.test(name)) return name
  const escaped = utf8Bytes(name).map((byte) => {
    const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c
    return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
  })
  return `"${escaped.join('')}"`
}

/**
 * The hunks of GitHub's `patch` for a changed file, by lines of the new file. Only lines that the patch shows count,
 * since GitHub truncates long ones.
 */
export function rightHunks(patch: string): RightHunk[] {
  const hunks: { startLine: number; endLine: number }[] = []
  let open: { startLine: number; endLine: number } | undefined
  for (const line of patch.split('\n')) {
    const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/.exec(line)?.[1]
    if (start !== undefined) {
      open = { startLine: Number(start), endLine: Number(start) - 1 }
      hunks.push(open)
    } else if (open && (line.startsWith('+') || line.startsWith(' '))) open.endLine++
  }
  return hunks.filter(({ startLine, endLine }) => startLine > 0 && endLine >= startLine)
}

/** Whether all lines of a suggestion are in one hunk: GitHub accepts no comments elsewhere. */
export const inDiff = ({ startLine, endLine }: ChangedLines, hunks: readonly RightHunk[]): boolean =>
  hunks.some((hunk) => hunk.startLine <= startLine && endLine <= hunk.endLine)
