import { readDocument } from '../../languages/yaml/document-reader.ts'
import { type Document, type Node, nodeAt } from '../../text/document.ts'
import { type Change, canonical, canonicalWith, isSame, says, wordKeyOf } from './canonical.ts'
import { asItIs, Editor } from './editor.ts'
import { isAlias, ownEntries, ownNodeAt } from './place.ts'
import { withEdits } from './text-edit.ts'
import { Unwritable } from './unwritable.ts'
import { addTo, type Entries, isMapping, type Leaf, leafOfValue, type Value } from './written.ts'

/** A manifest after changes, every other byte unchanged. Undefined if that cannot be done safely. */
export function editedText(document: Document, changes: readonly Change[]): string | undefined {
  const { root, text } = document
  if (root?.kind !== 'map' || changes.some(({ path }) => path.length === 0)) return undefined
  const wanted: Entries = new Map()
  const editor = new Editor(document, { assigns: true, wordKeyOf })
  try {
    for (const { path, value } of changes)
      if (isChange(root, { path, value })) addTo(wanted, path, wantedAt(text, ownNodeAt(text, root, path), value))
    editor.set(root, [], wanted)
    return withEdits(document, editor.done())
  } catch (error) {
    if (error instanceof Unwritable) return undefined
    throw error
  }
}

const isChange = (root: Node, { path, value }: Change): boolean =>
  value !== undefined || nodeAt(root, path) !== undefined

/** The changed manifest, parsed and verified: it has the new values, and everything else as before. */
export function edited(document: Document, changes: readonly Change[]): Document | undefined {
  const text = editedText(document, changes)
  if (text === undefined || text === document.text) return text === undefined ? undefined : document
  const after = readDocument(text)
  if (after.root === undefined || after.problems.length > document.problems.length) return undefined
  // Edits never write comments, so an equal number means the same comments.
  if (after.comments.length !== document.comments.length) return undefined
  const made = changes.filter((change) => isChange(document.root as Node, change))
  return isSame(canonical(after.root), canonicalWith(document.root, made)) ? after : undefined
}

/** Splits a mapping by keys, so that unchanged ones keep their spelling; missing keys are removed. */
function wantedAt(text: string, node: Node | undefined, value: Value | undefined): Leaf | Entries | undefined {
  if (value === undefined) return undefined
  if (node !== undefined && says(node, value)) return asItIs
  if (!isMapping(value)) return leafOfValue(value, node?.kind === 'scalar' ? text.slice(...node.range) : '')
  const isWrittenHere =
    node?.kind === 'map' &&
    !isAlias(text, node) &&
    node.entries.size > 0 &&
    ownEntries(node).length === node.entries.size
  if ((node !== undefined && !isWrittenHere) || Object.keys(value).length === 0) return leafOfValue(value)
  const entries = isWrittenHere ? node.entries : new Map()
  const gone = [...entries.keys()].filter((key) => !Object.hasOwn(value, key))
  return new Map([
    ...Object.entries(value).map(([key, each]) => [key, wantedAt(text, entries.get(key)?.node, each)] as const),
    ...gone.map((key) => [key, undefined] as const),
  ])
}
