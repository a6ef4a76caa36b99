import type { ListNode, Node, ScalarNode } from '../../../text/document.ts'

/** Converts a value to canonical form; undefined if not understood. Keeps the place of the original. */
export type ReadValue = (written: Node) => Node | undefined

/** A scalar at the place of another node. */
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

/** The text of a scalar as written; undefined for anything else, including a key without a value. */
export const textOf = (node: Node | undefined): string | undefined =>
  node?.kind === 'scalar' && node.value !== null ? node.source.trim() : undefined

/** A rate like `400Gb/s` is one word. */
const separators = /\s*(?:[,;+&|]|\/(?!s\b)|\band\b)\s*/

/** The items of a list, or of a text with separators; a text that is a known word is not split. */
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
