import type { Vocabulary } from '../../../catalog/names/value-spellings.ts'
import { resolvePhrase, resolveWord, wordsInPhrase } from '../../../catalog/names/word-lookup.ts'
import type { Node, ScalarNode } from '../../../text/document.ts'
import { itemsOf, listAt, only, type ReadValue, scalarAt, textOf } from './value-node.ts'

const named = (node: ScalarNode, word: string): ScalarNode => (node.value === word ? node : scalarAt(node, word))

/** Vocabularies that people describe in phrases: `small CNN`, `fused AdamW`, `bf16 (AMP)`. */
const inPhrases: ReadonlySet<Vocabulary> = new Set(['architecture', 'optimizer', 'precision', 'attention'])

/** One word of a vocabulary, or a list of one. */
export function word(vocabulary: Vocabulary): ReadValue {
  return (written) => {
    const node = only(written)
    const text = textOf(node)
    const resolve = inPhrases.has(vocabulary) ? resolvePhrase : resolveWord
    const found = text === undefined ? undefined : resolve(vocabulary, text)
    return found === undefined ? undefined : named(node as ScalarNode, found)
  }
}

/**
 * Words of a vocabulary, as a list or a text with separators; undefined if any is unknown. An open vocabulary keeps
 * unknown words as written.
 */
export function words(vocabulary: Vocabulary, { isOpen = false } = {}): ReadValue {
  return (written) => {
    const items = itemsOf(written, (text) => resolveWord(vocabulary, text) !== undefined)
    const isKnown = (item: Node): boolean =>
      wordsInPhrase(vocabulary, textOf(item) ?? '').length > 0 || word(vocabulary)(item) !== undefined
    if (isOpen && items?.some(isKnown) !== true) return undefined
    const read = items?.flatMap((item) => {
      const found = wordsInPhrase(vocabulary, textOf(item) ?? '')
      const [one] = found
      if (one === undefined)
        return [word(vocabulary)(item) ?? (isOpen && textOf(item) !== undefined ? item : undefined)]
      return found.length === 1 ? [named(item as ScalarNode, one)] : found.map((each) => scalarAt(item, each))
    })
    if (read === undefined || read.length === 0 || read.some((item) => item === undefined)) return undefined
    const distinct = read.filter((item, at) => read.findIndex((other) => textOf(other) === textOf(item)) === at)
    return written.kind === 'list' || distinct.length > 1 ? listAt(written, distinct as Node[]) : distinct[0]
  }
}

export const known =
  (resolve: (text: string) => unknown): ReadValue =>
  (written) => {
    const node = only(written)
    const text = textOf(node)
    return text !== undefined && resolve(text) !== undefined ? node : undefined
  }

export const plain: ReadValue = (written) => (textOf(written) === undefined ? undefined : written)
export const list: ReadValue = (written) => {
  const items = itemsOf(written, () => false)
  if (items === undefined || written.kind === 'list') return items && written
  // An empty text differs from an empty list, which declares that there are none.
  return listAt(written, items.length > 0 ? items : [written])
}
