import type { Document } from '../../text/document.ts'
import { correction } from '../edits/typing-mistake.ts'
import { Attempt, apart, type Budget, type Edit, type Judge } from './attempt.ts'
import { partKey } from './job-parts.ts'
import { isSameBut, type Standing, standingOf } from './standing.ts'
import type { Step } from './step.ts'

/** So many mistakes in typing are corrected in one go. */
const mostMistakes = 200

/** Corrects the mistakes in typing for which one word is surely meant. */
export function retyped(document: Document, path: string, budget: Budget): Step {
  const standing = standingOf(document, path)
  const edits = apart(correctionsOf(document, standing))
  if (edits.length === 0) return { document, made: [], left: [] }
  const proven = new Attempt(document, standing, path, curesMistakes, budget).make(edits)
  return { document: proven.document, made: proven.edits, left: [] }
}

function correctionsOf(document: Document, { findings, parts }: Standing): Edit[] {
  const isOneOfMany = !parts.has('[]')
  const mistakes = findings.filter(({ fix }) => fix !== undefined).slice(0, mostMistakes)
  return mistakes.flatMap(({ fix, path }) => {
    const found = fix && correction(document, fix)
    if (fix === undefined || found === undefined) return []
    const [offset, end] = found.edit.range
    const isKey = /^[ \t]*:/.test(document.text.slice(end, end + 64))
    const part = partKey(path, isOneOfMany)
    const counts = { keys: isKey ? 1 : 0, values: isKey ? 0 : 1 }
    return [
      { id: `${offset}`, part, edits: [found.edit], ...counts, offset, name: found.written, word: String(fix.value) },
    ]
  })
}

/** In each part the mistakes are fewer by the edits, of no rule there are more, and only those words differ. */
const curesMistakes: Judge = (before, after, edits) => {
  const wrong = new Set<string>()
  const words = new Set(edits.map(({ word }) => word ?? ''))
  for (const [key, was] of before.parts) {
    const is = after.parts.get(key)
    const isWorse = [...(is?.mistakes ?? [])].some(([rule, count]) => count > (was.mistakes.get(rule) ?? 0))
    if (is === undefined || isWorse || !isSameBut(was.declaration, is.declaration, words)) wrong.add(key)
  }
  for (const part of new Set(edits.map((edit) => edit.part))) {
    const made = edits.filter((edit) => edit.part === part).length
    const [was, is] = [before, after].map(({ parts }) => total(parts.get(part)?.mistakes)) as [number, number]
    if (is > was - made) wrong.add(part)
  }
  return wrong
}

const total = (mistakes: ReadonlyMap<string, number> | undefined): number =>
  [...(mistakes?.values() ?? [])].reduce((sum, count) => sum + count, 0)
