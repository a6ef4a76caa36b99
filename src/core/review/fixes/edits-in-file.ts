import { type Document, type MapNode, nodeAt } from '../../text/document.ts'
import { correction } from '../edits/correction.ts'
import { type Reason, Unwritable } from '../edits/unwritable.ts'
import type { Edit } from './attempt.ts'
import type { DeclaredParts } from './declared-parts.ts'
import { type OtherWords, otherSections } from './other-words.ts'
import { type Rewritten, renamingSection, rewriting } from './rewriting.ts'

/** The most misspellings to correct at once. */
const mostMistakes = 200

/** Misspellings with one certain correction. */
export function correctionsIn(document: Document, { mistakes }: DeclaredParts): Edit[] {
  const typed = mistakes.filter(([, { fix }]) => fix !== undefined).slice(0, mostMistakes)
  return typed.flatMap(([part, { fix }]) => {
    const found = fix && correction(document, fix)
    if (fix === undefined || found === undefined) return []
    const [offset, end] = found.edit.range
    const isKey = /^[ \t]*:/.test(document.text.slice(end, end + 64))
    const counts = { keys: isKey ? 1 : 0, values: isKey ? 0 : 1 }
    return [{ id: `${offset}`, part, edits: [found.edit], ...counts, word: String(fix.value) }]
  })
}

/**
 * One edit per entry in another spelling, or the reason why it cannot be made. Sections come first and take their keys
 * along.
 */
export function respellingsIn(document: Document, { parts }: DeclaredParts, failed: Map<string, Reason>): Edit[] {
  return [...parts].flatMap(([key, { part, words }]) => {
    const attempted = (id: string, of: readonly OtherWords[], make: () => Rewritten): Edit[] => {
      if (failed.has(id)) return []
      try {
        const keys = of.filter(({ isKey }) => isKey).length
        return [{ id, part: key, ...make(), keys, values: of.length - keys }]
      } catch (error) {
        if (!(error instanceof Unwritable)) throw error
        failed.set(id, error.reason)
        return []
      }
    }
    const taken = new Set<OtherWords>()
    const sections = otherSections(part, words).flatMap((section) => {
      const id = `${key} section ${JSON.stringify(section.from)}`
      const edits = attempted(id, section.words, () => renamingSection(document, part, section))
      for (const each of edits.length > 0 ? section.words : []) taken.add(each)
      return edits
    })
    const others = words.filter((each) => !taken.has(each))
    return [
      ...sections,
      ...others.flatMap((each) => attempted(idOf(key, each), [each], () => rewriting(document, part, each))),
    ]
  })
}

const idOf = (part: string, { from }: OtherWords): string => `${part} ${JSON.stringify(from)}`

/** An entry that keeps its spelling. */
export interface LeftAsWritten {
  readonly line: number
  /** The key as written. */
  readonly name: string
  readonly reason: Reason
}

/**
 * Entries that keep their spelling, each place once, although several jobs may share it. `otherwise`: the reason if
 * none is known.
 */
export function leftIn(
  document: Document,
  { parts }: DeclaredParts,
  failed: ReadonlyMap<string, Reason>,
  otherwise: Reason,
): LeftAsWritten[] {
  const left = new Map<number, LeftAsWritten>()
  for (const [key, { part, words }] of parts) {
    for (const each of words) {
      const offset = offsetOf(part.map, each)
      const { line } = document.span([offset, offset])
      const found = failed.get(idOf(key, each)) ?? 'meaning'
      const reason = found === 'meaning' ? otherwise : found
      if (!left.has(offset)) left.set(offset, { line, name: String(each.from.at(-1)), reason })
    }
  }
  return [...left.values()].sort((a, b) => a.line - b.line)
}

function offsetOf(map: MapNode, { from, placed }: OtherWords): number {
  const parent = nodeAt(map, from.slice(0, -1))
  const entry = parent?.kind === 'map' ? parent.entries.get(String(from.at(-1))) : undefined
  return (entry ?? placed[0].entry).key[0]
}
