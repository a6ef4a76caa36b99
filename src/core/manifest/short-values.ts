import { documentLimits } from '../languages/yaml/document-limits.ts'
import type { Document, Entry, Node } from '../text/document.ts'
import type { Mistakes } from './mistakes.ts'

/**
 * Removes and reports values that are longer than any word, number or glob of a manifest. This bounds the expressions
 * that take quadratic time on words.
 */
export const shortValues = (root: Node, document: Document, mistakes: Mistakes): Node =>
  holdsLong(root) ? withoutLong(root, document, mistakes) : root

const isLong = (node: Node): boolean => node.kind === 'scalar' && node.source.length > documentLimits.valueLength

const holdsLong = (node: Node): boolean => isLong(node) || childrenOf(node).some(holdsLong)

function childrenOf(node: Node): readonly Node[] {
  if (node.kind === 'list') return node.items
  return node.kind === 'map' ? [...node.entries.values()].map((entry) => entry.node) : []
}

function withoutLong(node: Node, document: Document, mistakes: Mistakes): Node {
  if (node.kind === 'list') {
    const items = node.items.filter((item) => isShort(item, document, mistakes))
    return { ...node, items: items.map((item) => withoutLong(item, document, mistakes)) }
  }
  if (node.kind !== 'map') return node
  const kept = [...node.entries].filter(([, entry]) => isShort(entry.node, document, mistakes))
  const entries = kept.map(([key, entry]): [string, Entry] => [
    key,
    { ...entry, node: withoutLong(entry.node, document, mistakes) },
  ])
  return { ...node, entries: new Map(entries) }
}

function isShort(node: Node, document: Document, mistakes: Mistakes): boolean {
  if (node.kind !== 'scalar' || !isLong(node)) return true
  const message = `A value has ${node.source.length} characters; the limit is ${documentLimits.valueLength}.`
  mistakes.error('manifest/limit', [message, 'Shorten it.'], document.span(node.range))
  return false
}
