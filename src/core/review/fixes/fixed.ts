import type { Document } from '../../text/document.ts'
import type { Reason } from '../edits/unwritable.ts'
import { Attempt, apart, type Budget, type Edit } from './attempt.ts'
import { type DeclaredParts, declaredParts } from './declared-parts.ts'
import { correctionsIn, type LeftAsWritten, leftIn, respellingsIn } from './edits-in-file.ts'

/** A manifest after its fixes. */
export interface Fixed {
  /** With the file's byte order mark, if it has one. */
  readonly text: string
  readonly written: { readonly keys: number; readonly values: number }
  /** Entries that keep their spelling. */
  readonly left: readonly LeftAsWritten[]
}

/** The most characters of edited text to parse again for one file, so that a large one does not delay the run. */
const mostRead = 8 * 1024 * 1024
/** A correction may allow respelling; the two alternate at most this often. */
const mostTurns = 4

/**
 * Writes a manifest in canonical spelling and corrects certain misspellings, every other byte unchanged. Each edit is
 * verified: the jobs declare the same, and no comment is lost. Idempotent. Does nothing in a file that cannot be fully
 * read.
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

/** The state of a file during fixing. */
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

  /** Makes the edits that pass. Overlapping ones wait for the next attempt. */
  attempt(found: readonly Edit[]): { readonly tried: readonly Edit[]; readonly made: readonly Edit[] } {
    const tried = apart(found)
    const proven = new Attempt(this.document, this.standing, this.#path, this.#budget).make(tried)
    this.made.push(...proven.edits)
    this.document = proven.document
    this.standing = proven.standing
    return { tried, made: proven.edits }
  }

  /** Writes keys and values in canonical spelling, and returns what stays. */
  respelled(): LeftAsWritten[] {
    const failed = new Map<string, Reason>()
    // An edit that failed may pass once the rest is written.
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
