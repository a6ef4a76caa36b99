import type { Entry, Node, Range } from '../../text/document.ts'
import { positionFinder } from '../../text/text-position.ts'
import type { DocumentPart, YamlDocument } from '../yaml/yaml-documents.ts'
import { readToml } from './toml-document.ts'

/** A file of TOML as the one part that it is. Its parser tells no places: keys are found by their lines. */
export function tomlParts(text: string): readonly DocumentPart[] {
  const lines = keyLines(text)
  const keys = new Set([...lines.keys()].flatMap((path) => path.split('.')))
  const position = positionFinder(text)
  let read: readonly YamlDocument[] | undefined
  const parse = (): readonly YamlDocument[] => {
    const table = readToml(text)
    if (table === undefined) return []
    return [{ root: nodeOf(table, '', [0, 0], lines), lineOf: ([start]) => position(start).line }]
  }
  const documents = (): readonly YamlDocument[] => {
    read ??= parse()
    return read
  }
  const hasKey = (key: string): boolean => keys.has(key)
  return [{ text, hasKey, hasTopKey: hasKey, documents, isOpen: () => false }]
}

/** Where each key stands, by its path, in tables that are written with a header of their own. */
function keyLines(text: string): ReadonlyMap<string, Range> {
  const found = new Map<string, Range>()
  let table = ''
  for (const match of text.matchAll(/^[ \t]{0,20}(?:\[{1,2}([\w.-]{1,100})\]|([\w.-]{1,100})[ \t]{0,20}=)/gm)) {
    const [written, header, key = ''] = match
    const path = header ?? table + key
    if (header !== undefined) table = `${header}.`
    if (!found.has(path)) found.set(path, [match.index, match.index + written.length])
  }
  return found
}

function nodeOf(value: unknown, path: string, above: Range, lines: ReadonlyMap<string, Range>): Node {
  const range = lines.get(path) ?? above
  if (Array.isArray(value)) return { kind: 'list', items: value.map((item) => nodeOf(item, path, range, lines)), range }
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const entries = Object.entries(value).map(([key, inner]): [string, Entry] => {
      const node = nodeOf(inner, path === '' ? key : `${path}.${key}`, range, lines)
      return [key, { key: node.range, node, range: node.range }]
    })
    return { kind: 'map', entries: new Map(entries), range }
  }
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
  return { kind: 'scalar', value: plain, source: String(value), range }
}
