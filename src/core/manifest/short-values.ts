import { documentLimits } from '../languages/yaml/document-limits.ts'
import type { Document, Entry, Node } from '../text/document.ts'
import type { Report } from './problem.ts'

/**
 * A tree without the values that are longer than any word, number or glob of a manifest, each of which is reported. Words
 * are looked at by expressions that take the square of a length: here is what bounds it, before any of them.
 */
export const shortValues = (root: Node, document: Document, report: Report): Node =>
  holdsLong(root) ? withoutLong(root, document, report) : root

const isLong = (node: Node): boolean => node.kind === 'scalar' && node.source.length > documentLimits.valueLength

const holdsLong = (node: Node): boolean => isLong(node) || childrenOf(node).some(holdsLong)

function childrenOf(node: Node): readonly Node[] {
  if (node.kind === 'list') return node.items
  return node.kind === 'map' ? [...node.entries.values()].map((entry) => entry.node) : []
}

function withoutLong(node: Node, document: Document, report: Report): Node {
  if (node.kind === 'list') {
    const items = node.items.filter((item) => isShort(item, document, report))
    return { ...node, items: items.map((item) => withoutLong(item, document, report)) }
  }
  if (node.kind !== 'map') return node
  const kept = [...node.entries].filter(([, entry]) => isShort(entry.node, document, report))
  const entries = kept.map(([key, entry]): [string, Entry] => [
    key,
    { ...entry, node: withoutLong(entry.node, document, report) },
  ])
  return { ...node, entries: new Map(entries) }
}

function isShort(node: Node, document: Document, report: Report): boolean {
  if (node.kind !== 'scalar' || !isLong(node)) return true
  report({
    rule: 'manifest/limit',
    severity: 'error',
    message: `A value has ${node.source.length} characters; the limit is ${documentLimits.valueLength}.`,
    remedy: 'Shorten it.',
    span: document.span(node.range),
    path: [],
  })
  return false
}
