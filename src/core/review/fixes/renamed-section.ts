import type { JobPart } from '../../manifest/job-reader.ts'
import { type Document, type MapNode, nodeAt, type Path } from '../../text/document.ts'
import { isFlow } from '../edits/place.ts'
import { insertingLines, renaming, replacingWith, type TextEdit } from '../edits/text-edit.ts'
import { isImplied, isOtherwise, type OtherWords, startsWith } from './other-words.ts'
import { ownEntry, type Rewritten, refuseLostComments } from './rewriting.ts'
import { Unwritable } from './unwritable.ts'
import { type Entries, inLines, inOneLine, leafOf, textOfNode } from './written-entries.ts'

/** A mapping of another program that is a section of the reference under another name. */
export interface OtherSection {
  readonly from: Path
  readonly to: Path
  readonly words: readonly OtherWords[]
}

/** Mappings all of whose values belong into one section that the job does not have yet. */
export function otherSections({ map, reading }: JobPart, words: readonly OtherWords[]): OtherSection[] {
  const paths = new Map(
    words.flatMap(({ from }) => (from.length > 1 ? [[JSON.stringify(from.slice(0, -1)), from.slice(0, -1)]] : [])),
  )
  return [...paths.values()].flatMap((from) => {
    const inside = reading.values.filter((placed) => startsWith(placed.from, from))
    const to = inside.find((placed) => placed.from.length === from.length + 1)?.to.slice(0, -1) ?? []
    const isHere = to.length === from.length && startsWith(to, from.slice(0, -1)) && !startsWith(to, from)
    const isOneSection = inside.every(
      (placed) =>
        placed.to.length === to.length + 1 &&
        startsWith(placed.to, to) &&
        (placed.from.length === from.length + 1 || (placed.isPart === true && placed.from.length === from.length)),
    )
    if (!isHere || !isOneSection || nodeAt(map, to) !== undefined || nodeAt(map, from)?.kind !== 'map') return []
    return [{ from, to, words: words.filter((each) => startsWith(each.from, from)) }]
  })
}

/** The edits that give the section its name, and its keys theirs. Throws {@link Unwritable}. */
export function renamingSection(document: Document, part: JobPart, section: OtherSection): Rewritten {
  const { from, to, words } = section
  const { text } = document
  const parent = nodeAt(part.map, from.slice(0, -1)) as MapNode
  const entry = ownEntry(text, parent, String(from.at(-1)))
  const map = entry.node as MapNode
  const added: Entries = new Map()
  const edits = renaming(document, entry, String(to.at(-1)))
  for (const { from: written, placed } of words) {
    const [first, ...others] = placed
    const own = ownEntry(text, map, String(written.at(-1)))
    const name = String(first.to.at(-1))
    if (name !== String(written.at(-1))) edits.push(...renaming(document, own, name))
    if (isOtherwise(first, own.node)) edits.push(...valued(document, own, first.node))
    for (const each of others) added.set(String(each.to.at(-1)), leafOf(text, each, own.node))
  }
  const implied = part.reading.values.filter(
    (placed) => isImplied(placed) && placed.from.length === from.length && startsWith(placed.from, from),
  )
  for (const each of implied) added.set(String(each.to.at(-1)), leafOf(text, each, map))
  if (added.size > 0) {
    const lines = isFlow(text, map) ? inOneLine(added) : inLines(added, '')
    edits.push(...(insertingLines(document, map, lines) ?? refuse()))
  }
  refuseLostComments(document, edits)
  return { edits, opened: [JSON.stringify(to)] }
}

const refuse = (): never => {
  throw new Unwritable('form')
}

function valued(
  document: Document,
  entry: ReturnType<typeof ownEntry>,
  node: OtherWords['placed'][0]['node'],
): TextEdit[] {
  const isWord = entry.node.kind === 'scalar'
  return replacingWith(document, entry, (there) => textOfNode(node, isWord ? there : '')) ?? refuse()
}
