import type { Document } from '../../text/document.ts'
import type { Reason } from '../edits/unwritable.ts'
import { Attempt, apart, type Budget, type Edit } from './attempt.ts'
import { type DeclaredParts, declaredParts } from './declared-parts.ts'
import { correctionsIn, type LeftAsWritten, leftIn, respellingsIn } from './edits-in-file.ts'

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
/** A correction may make room for other words; this often they take turns. */
const mostTurns = 4

/**
 * Writes a manifest in the reference's words and corrects the mistakes in typing that are certain, every other byte as
 * it was. Each edit is proven: the jobs declare what they declared before, and no comment is lost. What is fixed once
 * is not changed again. Nothing is done in a file that cannot be read in full.
 */
export function fixed(document: Document, path: string): Fixed {
  const fixing = new Fixing(document, path)
  const isReadable = document.root !== undefined && document.problems.length === 0
  let left: readonly LeftAsWritten[] = []
  for (let turn = 0, before = -1; isReadable && turn < mostTurns && fixing.made.length > before; turn++) {
    before = fixing.made.length
    fixing.attempt(correctionsIn(fixing.document, fixing.standing))
    left = fixing.respelled()
  }
  const {
    made,
    document: { text },
  } = fixing
  const sum = (count: (edit: Edit) => number): number => made.reduce((total, edit) => total + count(edit), 0)
  return {
    text: document.hasMark ? `\ufeff${text}` : text,
    written: { keys: sum(({ keys }) => keys), values: sum(({ values }) => values) },
    left,
  }
}

/** A file while it is being fixed. */
class Fixing {
  readonly #path: string
  readonly #budget: Budget = { left: mostRead }
  readonly made: Edit[] = []
  document: Document
  standing: DeclaredParts

  constructor(document: Document, path: string) {
    this.#path = path
    this.document = document
    this.standing = declaredParts(document, path)
  }

  /** Makes those of the edits that hold. Those that meet others wait for the next attempt. */
  attempt(found: readonly Edit[]): { readonly tried: readonly Edit[]; readonly made: readonly Edit[] } {
    const tried = apart(found)
    const proven = new Attempt(this.document, this.standing, this.#path, this.#budget).make(tried)
    this.made.push(...proven.edits)
    this.document = proven.document
    this.standing = proven.standing
    return { tried, made: proven.edits }
  }

  /** Writes keys and values in the reference's words; what stays as it is written. */
  respelled(): LeftAsWritten[] {
    const failed = new Map<string, Reason>()
    // What did not hold may do so once the rest is written: it is tried again then.
    for (let before = -1; before !== this.made.length && !this.#isOut; ) {
      before = this.made.length
      failed.clear()
      for (let tried: readonly Edit[] | undefined; tried === undefined || tried.length > 0; ) {
        const attempted = this.attempt(respellingsIn(this.document, this.standing, failed))
        tried = attempted.tried
        const held = new Set(attempted.made.map(({ id }) => id))
        for (const { id } of tried) if (!held.has(id)) failed.set(id, this.#budget.left < 0 ? 'limit' : 'meaning')
      }
    }
    return leftIn(this.document, this.standing, failed, this.#isOut ? 'limit' : 'meaning')
  }

  get #isOut(): boolean {
    return this.#budget.left < this.document.text.length
  }
}
