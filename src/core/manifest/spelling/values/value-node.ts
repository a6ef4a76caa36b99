import type { ListNode, Node, ScalarNode } from '../../../text/document.ts'

/** A value in the reference's form; undefined where it is not understood. Its place stays that of what is written. */
export type ReadValue = (written: Node) => Node | undefined

/** A scalar that stands where another node is written. */
export const scalarAt = ({ range }: Pick<Node, 'range'>, value: string | number | boolean): ScalarNode => ({
  kind: 'scalar',
  value,
  source: String(value),
  range,
})

export const listAt = ({ range }: Pick<Node, 'range'>, items: readonly Node[]): ListNode => ({
  kind: 'list',
  items,
  range,
})

/** The text of a scalar as written; undefined for anything else, also for a key without a value. */
export const textOf = (node: Node | undefined): string | undefined =>
  node?.kind === 'scalar' && node.value !== null ? node.source.trim() : undefined

/** A rate such as `400Gb/s` is one word. */
const separators = /\s*(?:[,;+&|]|\/(?!s\b)|\band\b)\s*/

/** The items of a list, or of a text with separators; a text that is a word as it stands is not taken apart. */
export function itemsOf(written: Node, isWord: (text: string) => boolean): readonly Node[] | undefined {
  if (written.kind === 'list') return written.items
  const text = textOf(written)
  if (text === undefined) return undefined
  if (text.length > 256 || isWord(text)) return [written]
  return text
    .split(separators)
    .filter((part) => part !== '')
    .map((part) => scalarAt(written, part))
}

export const only = (node: Node): Node =>
  node.kind === 'list' && node.items.length === 1 ? (node.items[0] as Node) : node
