import type { Document, Entry, MapNode } from '../../text/document.ts'
import { entryEnd, indentOf, isFlow, lineEnd, lineStart, nextLine } from '../edits/place.ts'
import { previousLineEnd, removing, type TextEdit } from '../edits/text-edit.ts'
import { Unwritable } from './unwritable.ts'
import type { Leaf } from './written-entries.ts'

/** An entry taken out of its mapping, and the comments that go where it goes. */
export interface Taken {
  readonly edits: readonly TextEdit[]
  readonly comments: Pick<Leaf, 'above' | 'behind'>
}

/** Takes an entry out together with the comment on its line and those on the lines right above it. */
export function takenOut(document: Document, map: MapNode, name: string, entry: Entry): Taken {
  const { text } = document
  if (isFlow(text, map)) return { edits: removing(document, map, name) ?? refuse(), comments: {} }
  const end = entryEnd(text, entry)
  if (end === undefined || indentOf(text, entry) === undefined) return refuse()
  const behind = lineEnd(text, end)
  const rest = text.slice(end, behind)
  if (!/^[ \t]*(?:#|$)/.test(rest)) return refuse()
  const { start, above } = commentsAbove(document, entry.key[0])
  const next = nextLine(text, behind)
  return {
    edits: [{ range: next === behind ? [previousLineEnd(text, start), behind] : [start, next], text: '' }],
    comments: { ...(above.length > 0 && { above }), ...(rest.includes('#') && { behind: rest }) },
  }
}

const refuse = (): never => {
  throw new Unwritable('form')
}

/** The comment lines right above a key, as far in as it is; none of those that the file begins with: they are about all of it. */
function commentsAbove({ text, comments }: Document, key: number): { start: number; above: string[] } {
  const column = key - lineStart(text, key)
  const above: string[] = []
  let start = lineStart(text, key)
  while (start > 0) {
    const before = lineStart(text, start - 1)
    const comment = commentAt(comments, before + column)
    if (comment === undefined || text.slice(before, before + column).trim() !== '') return { start, above }
    above.unshift(text.slice(...comment))
    start = before
  }
  return { start: lineStart(text, key), above: [] }
}

const commentAt = (comments: Document['comments'], offset: number): Document['comments'][number] | undefined =>
  firstFrom(comments, offset)?.[0] === offset ? firstFrom(comments, offset) : undefined

/** The first comment that begins at an offset or behind it. */
export function firstFrom(comments: Document['comments'], offset: number): Document['comments'][number] | undefined {
  let [low, high] = [0, comments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((comments[middle] as readonly [number, number])[0] < offset) low = middle + 1
    else high = middle
  }
  return comments[low]
}
