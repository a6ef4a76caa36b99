import type { CompletionItem, MarkupContent } from 'vscode-languageserver-types'
import { type Known, knownAt, meantAt, referenceWord } from './catalog-words.ts'
import { type Cursor, cursorAt } from './cursor.ts'
import { inFull, inShort } from './known-words.ts'
import { rangeBetween } from './positions.ts'
import { CompletionItemKind } from './protocol.ts'
import { isMapping, keysOf, type Shape, shapesAt, wordsOf } from './shapes.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The valid words at a place, most usual first. Empty in comments and where any text is valid. */
export function completions(text: string, offset: number, vocabulary: Vocabulary): CompletionItem[] {
  const cursor = cursorAt(text, offset)
  if (cursor === undefined) return []
  const shapes = shapesAt(vocabulary.schema, cursor.path, cursor.top)
  const range = rangeBetween(text, cursor.word)
  const breaks = text.includes('\r\n') ? '\r\n' : '\n'
  const items =
    cursor.role === 'key' ? keyItems(cursor, shapes, vocabulary, breaks) : valueItems(cursor, shapes, vocabulary)
  return items.map(({ insert, ...item }, index) => ({
    ...item,
    sortText: String(index).padStart(5, '0'),
    textEdit: { range, newText: insert },
  }))
}

type Item = CompletionItem & { readonly insert: string }

function keyItems(cursor: Cursor, shapes: readonly Shape[], vocabulary: Vocabulary, breaks: string): Item[] {
  const open = vocabulary.openKeys?.(cursor.path) ?? []
  const keys = [...keysOf(shapes)].map(([key, shape]): Item => {
    return {
      label: key,
      kind: CompletionItemKind.Property,
      ...(shape.description !== undefined && { detail: shape.description }),
      insert: `${key}:${afterKey(shape, cursor, breaks)}`,
    }
  })
  const others = open.map(
    ({ key, description }): Item => ({
      label: key,
      kind: CompletionItemKind.Property,
      detail: description,
      insert: `${key}: `,
    }),
  )
  const found = [...keys, ...others].filter(({ label }) => !cursor.beside.includes(label))
  // In a list of words, or a mapping with free keys, a word is valid too.
  return found.length > 0 ? found : valueItems(cursor, shapes, vocabulary)
}

/** A section that is always a mapping continues on the next line. One that may be a word continues after the colon. */
function afterKey(shape: Shape, { indent, isInline }: Cursor, breaks: string): string {
  return isMapping(shape) && !isInline ? `${breaks}${' '.repeat(indent + 2)}` : ' '
}

function valueItems(cursor: Cursor, shapes: readonly Shape[], vocabulary: Vocabulary): Item[] {
  const key = vocabulary.keyAt(cursor) ?? ''
  const ofLists = shapes.flatMap(({ items }) => (items ? [items] : []))
  const words = wordsOf([...shapes, ...ofLists.flatMap((shape) => shape.anyOf ?? [shape])])
  const known = knownAt(key)
  const own = words.map(wordItem)
  const examples = shapes
    .flatMap((shape) => shape.examples ?? [])
    .map(
      (example): Item => ({
        label: String(example),
        kind: CompletionItemKind.Value,
        detail: 'such as',
        insert: String(example),
      }),
    )
  return [...spelledOtherwise(key, cursor.typed, words), ...own, ...known.map(itemOf), ...examples]
}

/** Offers the canonical word under the typed spelling, because editors filter by the typed text. */
function spelledOtherwise(key: string, typed: string, words: readonly string[]): Item[] {
  const written = typed.trim()
  const word = referenceWord(key, written)
  const own = words.filter((each) => each === word).map(wordItem)
  return [...own, ...meantAt(key, written).map(itemOf)]
    .filter(({ label }) => !label.toLowerCase().startsWith(written.toLowerCase()))
    .map((item) => ({ ...item, filterText: typed, detail: item.detail ?? `the reference's word for ${written}` }))
}

const wordItem = (word: string): Item => ({ label: word, kind: CompletionItemKind.EnumMember, insert: word })

const itemKind = {
  accelerator: CompletionItemKind.Class,
  machine: CompletionItemKind.Struct,
  provider: CompletionItemKind.Module,
  framework: CompletionItemKind.Module,
  library: CompletionItemKind.Module,
  model: CompletionItemKind.Class,
} as const

const itemOf = (known: Known): Item => ({
  label: known.word,
  kind: itemKind[known.is],
  detail: inShort(known),
  data: { key: known.is, word: known.word },
  insert: quoted(known.word),
})

/** The full documentation of an item. Computed only when an editor shows it, because a list may have a thousand. */
export function documentationOf({ data }: CompletionItem): MarkupContent | undefined {
  const { key, word } = (data ?? {}) as { key?: unknown; word?: unknown }
  if (typeof key !== 'string' || typeof word !== 'string') return undefined
  const [known] = meantAt(keyOfKind[key] ?? '', word)
  return known && { kind: 'markdown', value: inFull(known) }
}

const keyOfKind: Readonly<Record<string, string>> = {
  accelerator: 'hardware.accelerator',
  machine: 'hardware.machine',
  provider: 'hardware.provider',
  framework: 'framework.name',
  library: 'framework.libraries',
  model: 'model.name',
}

/** Quotes names that YAML would read as something else. */
const quoted = (name: string): string => (/^[a-z][\w./+-]*$/i.test(name) ? name : JSON.stringify(name))
