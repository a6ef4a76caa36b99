import { type Document, type MapNode, nodeAt } from '../../text/document.ts'
import { Attempt, apart, type Budget, type Edit, type Judge } from './attempt.ts'
import type { OtherWords } from './other-words.ts'
import { otherSections, renamingSection } from './renamed-section.ts'
import { type Rewritten, rewriting } from './rewriting.ts'
import { meaning, type PartStanding, type Standing, standingOf } from './standing.ts'
import type { LeftAsWritten, Step } from './step.ts'
import { type Reason, Unwritable } from './unwritable.ts'

/** Writes keys and values in the reference's words. */
export function respelled(document: Document, path: string, budget: Budget): Step {
  let current = document
  let standing = standingOf(document, path)
  const made: Edit[] = []
  // What did not hold may do so once the rest is written: it is tried again then.
  for (let before = -1; before !== made.length; ) {
    before = made.length
    const failed = new Map<string, Reason>()
    for (;;) {
      const found = editsIn(current, standing, failed)
      const next = apart(found)
      const proven = new Attempt(current, standing, path, keepsMeaning, budget).make(next)
      for (const { id } of next)
        if (!proven.edits.some((edit) => edit.id === id)) failed.set(id, budget.left < 0 ? 'limit' : 'meaning')
      made.push(...proven.edits)
      current = proven.document
      standing = proven.standing
      if (next.length === 0) break
    }
    if (made.length === before || budget.left < current.text.length)
      return { document: current, made, left: leftIn(current, standing, failed, budget) }
  }
  return { document: current, made, left: [] }
}

/** Every job declares what it did, with as many mistakes, and each edit leaves less in other words. */
const keepsMeaning: Judge = (before, after, edits) => {
  const wrong = new Set<string>()
  for (const [key, was] of before.parts) {
    const is = after.parts.get(key)
    if (is === undefined || standsFor(was) !== standsFor(is)) wrong.add(key)
  }
  const counts = new Map<string, number>()
  for (const { part } of edits) counts.set(part, (counts.get(part) ?? 0) + 1)
  for (const [key, count] of counts) {
    const [was, is] = [before, after].map(({ parts }) => parts.get(key)?.words.length ?? 0) as [number, number]
    if (is > was - count) wrong.add(key)
  }
  return wrong
}

const standsFor = ({ declaration, mistakes }: PartStanding): string =>
  `${meaning(declaration)} ${JSON.stringify([...mistakes].sort())}`

/** One edit for each entry, none where it cannot be made: why is kept. Sections go first, which take their keys along. */
function editsIn(document: Document, standing: Standing, failed: Map<string, Reason>): Edit[] {
  return [...standing.parts].flatMap(([key, { part, words }]) => {
    const attempted = (id: string, of: readonly OtherWords[], make: () => Rewritten): Edit[] => {
      if (failed.has(id)) return []
      const [first] = of as [OtherWords]
      try {
        const keys = of.filter(({ isKey }) => isKey).length
        const place = placeOf(part.map, first)
        return [{ id, part: key, ...make(), keys, values: of.length - keys, ...place }]
      } catch (error) {
        if (!(error instanceof Unwritable)) throw error
        failed.set(id, error.reason)
        return []
      }
    }
    const sections = otherSections(part, words).flatMap((section) =>
      attempted(`${key} section ${JSON.stringify(section.from)}`, section.words, () =>
        renamingSection(document, part, section),
      ).map((edit) => ({ edit, section })),
    )
    const taken = new Set(sections.flatMap(({ section }) => section.words))
    const others = words
      .filter((each) => !taken.has(each))
      .flatMap((each) => attempted(idOf(key, each), [each], () => rewriting(document, part, each)))
    return [...sections.map(({ edit }) => edit), ...others]
  })
}

const idOf = (part: string, { from }: OtherWords): string => `${part} ${JSON.stringify(from)}`

function placeOf(map: MapNode, { from, placed }: OtherWords): Pick<Edit, 'offset' | 'name'> {
  const parent = nodeAt(map, from.slice(0, -1))
  const entry = parent?.kind === 'map' ? parent.entries.get(String(from.at(-1))) : undefined
  return { offset: (entry ?? placed[0].entry).key[0], name: String(from.at(-1)) }
}

/** What stays as it is written, each place once: jobs that share it name it all. */
function leftIn(
  document: Document,
  { parts }: Standing,
  failed: ReadonlyMap<string, Reason>,
  budget: Budget,
): LeftAsWritten[] {
  const left = new Map<number, LeftAsWritten>()
  for (const [key, { part, words }] of parts) {
    for (const each of words) {
      const { offset, name } = placeOf(part.map, each)
      const reason = failed.get(idOf(key, each)) ?? 'meaning'
      const { line } = document.span([offset, offset])
      const isOut = budget.left < document.text.length
      if (!left.has(offset)) left.set(offset, { line, name, reason: isOut && reason === 'meaning' ? 'limit' : reason })
    }
  }
  return [...left.values()].sort((a, b) => a.line - b.line)
}
