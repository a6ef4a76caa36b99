import { readDocument } from '../../languages/yaml/document-reader.ts'
import { shorthandKeys } from '../../manifest/schema.ts'
import { type Document, type MapNode, type Node, nodeAt, type Path } from '../../text/document.ts'
import { canonical, canonicalWith, isSame, says } from '../edits/canonical.ts'
import { isAlias, ownEntries } from '../edits/place.ts'
import { inserting, removing, replacing, type TextEdit, withEdits } from '../edits/text-edit.ts'
import { isMapping, type Mapping, type Value } from '../edits/written-value.ts'

/** A value to set at a path from the top of the document; undefined takes the key away. */
export interface Change {
  readonly path: Path
  readonly value: Value | undefined
}

/**
 * The text of a manifest after some changes, every other byte as it was. Undefined where one of them cannot be made
 * surely: where it would lose a comment, or change what another place says.
 */
export function edited(document: Document, changes: readonly Change[]): string | undefined {
  let current: Document | undefined = document
  for (const { path, value } of changes) {
    current = changed(current, path, value)
    if (current === undefined) return undefined
  }
  return current.text
}

/** `after`: the key behind which a new one is written. */
function changed(document: Document, path: Path, value: Value | undefined, after?: string): Document | undefined {
  const { root, text } = document
  const key = path.at(-1)
  if (root?.kind !== 'map' || key === undefined) return undefined
  const node = nodeAt(root, path)
  if (value === undefined ? node === undefined : node !== undefined && says(node, value)) return document
  if (node?.kind === 'map' && isMapping(value) && isWrittenHere(text, node)) return merged(document, path, node, value)
  const parentPath = path.slice(0, -1)
  const parent = nodeAt(root, parentPath)
  if (parent?.kind !== 'map') return value === undefined ? undefined : opened(document, parentPath, parent, key, value)
  const edits = isAlias(text, parent) ? undefined : editsOf(document, parent, String(key), value, after)
  return edits && proven(document, edits, path, value)
}

const isWrittenHere = (text: string, node: MapNode): boolean =>
  !isAlias(text, node) && node.entries.size > 0 && ownEntries(node).length === node.entries.size

/** Key by key, so that what stays stays as it is written: first what is set, then what goes. */
function merged(document: Document, path: Path, node: MapNode, value: Mapping): Document | undefined {
  let current: Document | undefined = document
  let before: string | undefined
  for (const [key, each] of Object.entries(value)) {
    current = current && changed(current, [...path, key], each, before)
    before = key
  }
  for (const key of node.entries.keys()) {
    if (!Object.hasOwn(value, key)) current = current && changed(current, [...path, key], undefined)
  }
  return current
}

/** Makes a mapping of what is missing, empty, or a word that stands for one. */
function opened(
  document: Document,
  path: Path,
  parent: Node | undefined,
  key: string | number,
  value: Value,
): Document | undefined {
  if (parent === undefined || (parent.kind === 'scalar' && parent.value === null))
    return changed(document, path, { [key]: value })
  const section = String(path.at(-1))
  const inner = Object.hasOwn(shorthandKeys, section) ? shorthandKeys[section as keyof typeof shorthandKeys] : undefined
  if (inner === undefined || parent.kind !== 'scalar' || inner === key) return undefined
  return changed(document, path, { [inner]: parent.value, [key]: value })
}

function editsOf(
  document: Document,
  parent: MapNode,
  key: string,
  value: Value | undefined,
  after: string | undefined,
): TextEdit[] | undefined {
  const own = ownEntries(parent).find(([name]) => name === key)?.[1]
  if (value === undefined) return removing(document, parent, key)
  return own ? replacing(document, own, value) : inserting(document, parent, key, value, after)
}

/** The document after the edits, read again: it must say the value, and everything else as before. */
function proven(
  document: Document,
  edits: readonly TextEdit[],
  path: Path,
  value: Value | undefined,
): Document | undefined {
  const text = withEdits(document, edits)
  if (text === undefined) return undefined
  const next = readDocument(text)
  if (next.root === undefined || next.problems.length > document.problems.length) return undefined
  // No edit writes a comment, so the same number of them are the same.
  if (next.comments.length !== document.comments.length) return undefined
  return isSame(canonical(next.root), canonicalWith(document.root, path, value)) ? next : undefined
}
