import type { Entry, MapNode, Node, Path, Range } from '../../text/document.ts'

/** Offset of the line's first character. */
export const lineStart = (text: string, offset: number): number =>
  // From before the text, JavaScript looks at its first sign.
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1

/** Offset behind the line's last character, before its line break. */
export function lineEnd(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  if (found === -1) return text.length
  return found > offset && text[found - 1] === '\r' ? found - 1 : found
}

/** Offset of the next line; the end of the text where there is none. */
export function nextLine(text: string, offset: number): number {
  const found = text.indexOf('\n', offset)
  return found === -1 ? text.length : found + 1
}

export const isAlias = (text: string, node: Node): boolean => text[node.range[0]] === '*'

/** Written with brackets or braces, so that line breaks in it mean nothing. */
export const isFlow = (text: string, node: Node): boolean =>
  node.kind !== 'scalar' && (text[node.range[0]] === '{' || text[node.range[0]] === '[')

/** A mapping or list written over indented lines, here and not where an alias points. */
export const isBlock = (text: string, node: Node): boolean =>
  node.kind !== 'scalar' && !isFlow(text, node) && !isAlias(text, node)

/** A text over several lines after `|` or `>`, the end of which depends on what follows. */
const isBlockScalar = (text: string, node: Node): boolean =>
  node.kind === 'scalar' && (text[node.range[0]] === '|' || text[node.range[0]] === '>')

/** Whether an entry is written in the mapping itself and not merged in by `<<`. */
const isOwn = ({ range: [start, end] }: MapNode, { key }: Entry): boolean => key[0] >= start && key[1] <= end

/** The entries that are written in the mapping itself, in the order of the text. */
export const ownEntries = (map: MapNode): [string, Entry][] =>
  [...map.entries].filter(([, entry]) => isOwn(map, entry)).sort(([, a], [, b]) => a.key[0] - b.key[0])

/** The value at a path, where each of its keys is written in its mapping itself. */
export function ownNodeAt(text: string, root: Node, path: Path): Node | undefined {
  let node = root
  for (const step of path) {
    const entry = node.kind === 'map' && !isAlias(text, node) ? node.entries.get(String(step)) : undefined
    if (entry === undefined || !isOwn(node as MapNode, entry)) return undefined
    node = entry.node
  }
  return node
}

/** Where the last word of an entry ends, without the line breaks and comments that a block's range takes in. */
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

/** The blanks before a key that begins its line; undefined where something else stands before it. */
export function indentOf(text: string, { key }: Entry): string | undefined {
  const before = text.slice(lineStart(text, key[0]), key[0])
  return /^ *$/.test(before) ? before : undefined
}

/** What stands behind an entry on its line, a comment at the most; undefined where more stands there. */
export function lineRest(text: string, end: number): { readonly range: Range; readonly comment?: string } | undefined {
  const behind = lineEnd(text, end)
  const rest = text.slice(end, behind)
  if (!/^[ \t]*(?:#|$)/.test(rest)) return undefined
  return { range: [end, behind], ...(rest.includes('#') && { comment: rest }) }
}

/** The line break that the text uses here, or elsewhere where the line is its last. */
export function lineBreakAt(text: string, offset: number): string {
  const here = text.indexOf('\n', offset)
  const found = here === -1 ? text.indexOf('\n') : here
  return found > 0 && text[found - 1] === '\r' ? '\r\n' : '\n'
}
