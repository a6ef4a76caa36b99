import { diffArrays } from 'diff'
import type { Lines } from './silent-lines.ts'

/** A changed line: before, now, or both if it was rewritten. 0-based. */
export interface ChangedLine {
  readonly was?: number
  readonly is?: number
  /** Where a removed line stood. */
  readonly at: number
}

/** A word of a line, or another sign. */
export interface Word {
  readonly text: string
  readonly start: number
}

/** Lines, or words of a line, that differ; of more, all count as changed. */
const mostDifferent = 1_000

/** The lines that differ and say something, in order. */
export function changedLines(base: Lines, head: Lines): ChangedLine[] {
  const [before, now] = [base.all, head.all]
  // Most changes are few lines in one place, whatever their length.
  const start = now.findIndex((line, at) => line !== before[at])
  const least = start === -1 ? Math.min(now.length, before.length) : start
  const [formerLines, lines] = [before.slice(least), now.slice(least)]
  const parts = diffArrays(formerLines, lines, { maxEditLength: mostDifferent }) ?? [
    { value: formerLines, added: false, removed: true },
    { value: lines, added: true, removed: false },
  ]
  const changes: ChangedLine[] = []
  let [was, is] = [least, least]
  /** Removed lines that no line has replaced yet. */
  let removed: number[] = []
  for (const { value, added, removed: isRemoved } of parts) {
    if (added)
      for (const at of head.saying(is, value.length)) {
        const former = removed.shift()
        changes.push({ is: at, at, ...(former !== undefined && { was: former }) })
      }
    changes.push(...removed.map((line) => ({ was: line, at: is })))
    removed = isRemoved ? base.saying(was, value.length) : []
    if (!added) was += value.length
    if (!isRemoved) is += value.length
  }
  return [...changes, ...removed.map((line) => ({ was: line, at: is }))]
}

/** The words that only one of two lines has. */
export function changedWords(old: readonly Word[], written: readonly Word[]) {
  const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text)
  const parts = diffArrays(textsOf(old), textsOf(written), { maxEditLength: mostDifferent })
  if (parts === undefined) return { removed: old, added: written }
  const [removed, added]: [Word[], Word[]] = [[], []]
  let [left, right] = [0, 0]
  for (const { value, added: isAdded, removed: isRemoved } of parts) {
    if (isAdded) added.push(...written.slice(right, right + value.length))
    if (isRemoved) removed.push(...old.slice(left, left + value.length))
    if (!isAdded) left += value.length
    if (!isRemoved) right += value.length
  }
  return { removed, added }
}

export const wordsIn = (line: string): Word[] =>
  [...line.matchAll(/#?[\w.+/@%-]+|\S/g)].map(({ 0: text, index }) => ({ text, start: index }))
