import type { Document } from '../../text/document.ts'
import type { Budget, Edit } from './attempt.ts'
import { respelled } from './respelled.ts'
import { retyped } from './retyped.ts'
import type { LeftAsWritten } from './step.ts'

/** A manifest with what can be fixed in it. */
export interface Fixed {
  /** With the byte order mark, where the file has one. */
  readonly text: string
  readonly written: { readonly keys: number; readonly values: number }
  /** Entries that stay in other words than the reference's. */
  readonly left: readonly LeftAsWritten[]
}

/** So many characters of edited text are read again for one file, so that a large one does not hold up the run. */
const mostRead = 8 * 1024 * 1024
/** A step may make room for the other; this often they take turns. */
const mostTurns = 4

/**
 * Writes a manifest in the reference's words and corrects the mistakes in typing that are certain, every other byte as
 * it was. Each edit is proven: the jobs declare what they declared before, and no comment is lost. What is fixed once
 * is not changed again. Nothing is done in a file that cannot be read in full.
 */
export function fixed(document: Document, path: string): Fixed {
  const budget: Budget = { left: mostRead }
  const made: Edit[] = []
  let current = document
  let left: readonly LeftAsWritten[] = []
  const isReadable = document.root !== undefined && document.problems.length === 0
  for (let turn = 0; isReadable && turn < mostTurns; turn++) {
    const typed = retyped(current, path, budget)
    const spelled = respelled(typed.document, path, budget)
    made.push(...typed.made, ...spelled.made)
    left = spelled.left
    current = spelled.document
    if (typed.made.length + spelled.made.length === 0) break
  }
  const sum = (count: (edit: Edit) => number): number => made.reduce((total, edit) => total + count(edit), 0)
  return {
    text: document.hasMark ? `\ufeff${current.text}` : current.text,
    written: { keys: sum(({ keys }) => keys), values: sum(({ values }) => values) },
    left,
  }
}
