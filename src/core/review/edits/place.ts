import type { Entry, MapNode, Node, Path, Range } from '../../text/document.ts'

export const lineStart = (text: string, offset: number): number =>
  // With a negative offset, JavaScript searches at 0.
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

/** Offset before the line break. */
export function lineEnd(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  if (found === -1) return text.length
  return found > offset && text[found - 1] === '\r' ? found - 1 : found
}

/** Offset of the next line, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  return found === -1 ? text.length : found + 1
}

export const isAlias = (text: string, node: Node): boolean => text[node.range[0]] === '*'

/** Has brackets or braces, so line breaks in it mean nothing. */
export const isFlow = (text: string, node: Node): boolean =>
  node.kind !== 'scalar' && (text[node.range[0]] === '{' || text[node.range[0]] === '[')

/** An indented mapping or list, written here and not behind an alias. */
export const isBlock = (text: string, node: Node): boolean =>
  node.kind !== 'scalar' && !isFlow(text, node) && !isAlias(text, node)

/** A multi-line text after `|` or `>`, whose end depends on what follows. */
const isBlockScalar = (text: string, node: Node): boolean =>
  node.kind === 'scalar' && (text[node.range[0]] === '|' || text[node.range[0]] === '>')

/** Whether an entry is in the mapping itself, not merged in by `<<`. */
const isOwn = ({ range: [start, end] }: MapNode, { key }: Entry): boolean => key[0] >= start && key[1] <= end

/** The mapping's own entries, in text order. */
export const ownEntries = (map: MapNode): [string, Entry][] =>
  [...map.entries].filter(([, entry]) => isOwn(map, entry)).sort(([, a], [, b]) => a.key[0] - b.key[0])

/** The value at a path whose keys are all in their own mapping. */
export function ownNodeAt(text: string, root: Node, path: Path): Node | undefined {
  let node = root
  for (const step of path) {
    const entry = node.kind === 'map' && !isAlias(text, node) ? node.entries.get(String(step)) : undefined
    if (entry === undefined || !isOwn(node as MapNode, entry)) return undefined
    node = entry.node
  }
  return node
}

/** End of an entry's last word, without the line breaks and comments in a block's range. */
export function entryEnd(text: string, { key, node }: Entry): number | undefined {
  if (isBlockScalar(text, node)) return undefined
  if (node.kind === 'scalar' && node.source === '' && node.range[0] === node.range[1]) {
    const end = key[1]
    return /^[ \t]*:/.test(text.slice(end, end + 64)) ? text.indexOf(':', end) + 1 : end
  }
  return nodeEnd(text, node)
}

/** The same for a value. */
export function nodeEnd(text: string, node: Node): number | undefined {
  if (isBlockScalar(text, node)) return undefined
  if (!isBlock(text, node)) return node.range[1]
  if (node.kind === 'list') {
    const last = node.items.at(-1)
    return last && nodeEnd(text, last)
  }
  const last = node.kind === 'map' ? ownEntries(node).at(-1) : undefined
  return last && entryEnd(text, last[1])
}

/** Spaces before a key that starts its line; undefined if something else precedes it. */
export function indentOf(text: string, { key }: Entry): string | undefined {
  const before = text.slice(lineStart(text, key[0]), key[0])
  return /^ *$/.test(before) ? before : undefined
}

/** The rest of the line after an entry, at most a comment; undefined if there is more. */
export function lineRest(text: string, end: number): { readonly range: Range; readonly comment?: string } | undefined {
  const behind = lineEnd(text, end)
  const rest = text.slice(end, behind)
  if (!/^[ \t]*(?:#|$)/.test(rest)) return undefined
  return { range: [end, behind], ...(rest.includes('#') && { comment: rest }) }
}

/** The line break here, or the text's usual one on its last line. */
export function lineBreakAt(text: string, offset: number): string {
  const here = text.indexOf('\n', offset)
  const found = here === -1 ? text.indexOf('\n') : here
  return found > 0 && text[found - 1] === '\r' ? '\r\n' : '\n'
}
