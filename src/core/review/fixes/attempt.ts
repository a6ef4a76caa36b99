import { readDocument } from '../../languages/yaml/document-reader.ts'
import type { Document } from '../../text/document.ts'
import { type TextEdit, withEdits } from '../edits/text-edit.ts'
import { type DeclaredParts, declaredParts, wrongParts } from './declared-parts.ts'

/** Edits that belong together. */
export interface Edit {
  /** Equal for the same entry until it is edited. */
  readonly id: string
  /** The part of the file that contains it. */
  readonly part: string
  readonly edits: readonly TextEdit[]
  /** Keys of the part written where none existed: one edit writes each. */
  readonly opened?: readonly string[]
  /** How many entries change their key, or only their value. */
  readonly keys: number
  readonly values: number
  /** The corrected word, for a misspelling. */
  readonly word?: string
}

/** Characters that may still be parsed again to verify edits of a file. */
export interface Budget {
  left: number
}

export interface Proven {
  readonly document: Document
  readonly standing: DeclaredParts
  readonly edits: readonly Edit[]
}

/** Makes the edits that pass verification: all at once if possible, otherwise part by part and one by one. */
export class Attempt {
  readonly #before: Proven
  readonly #path: string
  readonly #budget: Budget

  constructor(document: Document, standing: DeclaredParts, path: string, budget: Budget) {
    this.#before = { document, standing, edits: [] }
    this.#path = path
    this.#budget = budget
  }

  make(edits: readonly Edit[]): Proven {
    if (edits.length === 0) return this.#before
    const all = this.#proven(edits)
    return 'document' in all ? all : rowsOf(edits).reduce((proven, row) => this.#with(row, proven), this.#before)
  }

  /** Adds the edits of a row that pass: without those in faulty parts, or else one by one. */
  #with(row: readonly Edit[], proven: Proven): Proven {
    const next = this.#proven([...proven.edits, ...row])
    if ('document' in next) return next
    const others = row.filter(({ part }) => !next.wrong?.has(part))
    if (row.length === 1 || others.length === 0) return proven
    if (others.length < row.length) return this.#with(others, proven)
    return row.reduce((current, edit) => this.#with([edit], current), proven)
  }

  #proven(edits: readonly Edit[]): Proven | { readonly wrong?: ReadonlySet<string> } {
    const { document, standing } = this.#before
    const text = withEdits(
      document,
      edits.flatMap((each) => each.edits),
    )
    if (text === undefined || this.#budget.left < text.length) return {}
    this.#budget.left -= text.length
    const next = readDocument(document.hasMark ? `\ufeff${text}` : text)
    if (next.problems.length > 0) return {}
    const after = declaredParts(next, this.#path)
    if (after.fixed !== standing.fixed) return {}
    const wrong = wrongParts(standing, after, edits)
    return wrong.size === 0 ? { document: next, standing: after, edits } : { wrong }
  }
}

/**
 * The first edits of all jobs, then the second ones, and so on. Those of `defaults` are separate, since all jobs
 * inherit them.
 */
function rowsOf(edits: readonly Edit[]): Edit[][] {
  const rows: Edit[][] = []
  const seen = new Map<string, number>()
  const shared = edits.filter(({ part }) => part === '["defaults"]')
  for (const edit of edits) {
    if (shared.includes(edit)) continue
    const at = seen.get(edit.part) ?? 0
    seen.set(edit.part, at + 1)
    rows[at] = [...(rows[at] ?? []), edit]
  }
  return [...shared.map((edit) => [edit]), ...rows]
}

/** Edits that neither overlap nor create the same section; the others wait for the next round. */
export function apart(edits: readonly Edit[]): Edit[] {
  const spans = edits
    .flatMap((edit) => edit.edits.map(({ range }) => ({ edit, range })))
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1])
  const dropped = new Set<Edit>()
  const opened = new Set<string>()
  for (const edit of edits) {
    const keys = (edit.opened ?? []).map((key) => `${edit.part} ${key}`)
    if (keys.some((key) => opened.has(key))) dropped.add(edit)
    else for (const key of keys) opened.add(key)
  }
  let last: (typeof spans)[number] | undefined
  for (const span of spans) {
    if (dropped.has(span.edit)) continue
    if (last !== undefined && last.edit !== span.edit && span.range[0] < last.range[1]) {
      dropped.add(span.edit)
      continue
    }
    if (last === undefined || span.range[1] >= last.range[1]) last = span
  }
  return edits.filter((edit) => !dropped.has(edit))
}
