import { fold } from '../spelling.ts'
import { type Vocabulary, vocabularies, type Word, type Words } from './value-spellings.ts'

const LONGEST = 64

/** Canonical words, in the order of the reference. */
export const wordsOf = <Name extends Vocabulary>(name: Name): readonly [Word<Name>, ...Word<Name>[]] =>
  Object.keys(vocabularies[name]) as unknown as readonly [Word<Name>, ...Word<Name>[]]

/** Prefixes of Python names: `torch.optim.adamw.AdamW`. */
const programs =
  /^(?:torch|tf|jax|jnp|np|keras|optax|bnb|bitsandbytes|apex|deepspeed|transformers|mx|ml_dtypes)(?:\.\w+){0,6}\.(?=\w)/i

/** Removes case and separators; characters that distinguish words (`c++`, `lora+`) stay. */
const foldedWord = (text: string): string => fold(text.replace(programs, '').replace(/[\s,;/()'"–—]+/g, ' '))

const resolved = new Map<Vocabulary, ReadonlyMap<string, string>>()

/** The canonical word for a text, by its vocabulary alone; undefined if there is none. */
export function resolveWord<Name extends Vocabulary>(name: Name, text: string): Word<Name> | undefined {
  if (text.length > LONGEST) return undefined
  let table = resolved.get(name)
  if (table === undefined) {
    table = new Map(spellingsIn(name))
    resolved.set(name, table)
  }
  return table.get(foldedWord(text)) as Word<Name> | undefined
}

function spellingsIn(name: Vocabulary): [spelling: string, word: string][] {
  return Object.entries(vocabularies[name] as Words).flatMap(([word, places]) =>
    [word, ...Object.values(places).flatMap((list) => list.split(','))].map((spelling): [string, string] => [
      foldedWord(spelling),
      word,
    ]),
  )
}

/** The kind that a word means in the guidance, where NPUs are other hardware. */
export function documentedKind(word: string): string | undefined {
  const kind = resolveWord('kind', word)
  return kind === 'npu' ? 'other' : kind
}

/** Words that negate their neighbors or leave them open. */
const turning = new Set(
  'no not non without except pre un instead vs versus or than future maybe later tbd unknown'.split(' '),
)
/** Whether a word negates or postpones the others: `pre-production`, `no nvlink`. */
export const isTurned = (text: string): boolean =>
  /^(?:pre|post|non|un|anti)[a-z]/i.test(text.replace(/^pre-?train/i, '')) ||
  text.split(/[^\p{L}\p{N}]+/u).some((part) => turning.has(part.toLowerCase()))

/** A single letter or a bare number has a meaning only alone. */
const isTelling = (gram: string): boolean => /[a-z]{2}/i.test(gram) && !/^\d+\s?g(?:b(?:e|ps|it)?)?$/i.test(gram)

/**
 * The canonical words in a phrase (`small CNN`, `NVLink5 + InfiniBand NDR`), each once; empty if something negates
 * them.
 */
export function wordsInPhrase<Name extends Vocabulary>(name: Name, text: string): readonly Word<Name>[] {
  if (text.length > LONGEST) return []
  const parts = text.split(/[^\p{L}\p{N}+.]+/u).filter((part) => part !== '')
  if (parts.some((part) => turning.has(part.toLowerCase()))) return []
  const found = new Set<Word<Name>>()
  for (let at = 0; at < parts.length; ) {
    const length = [4, 3, 2, 1].find((size) => named(parts.slice(at, at + size)) !== undefined) ?? 0
    const word = length === 0 ? undefined : named(parts.slice(at, at + length))
    if (word !== undefined) found.add(word)
    at += Math.max(1, length)
  }
  return [...found]

  function named(grams: readonly string[]): Word<Name> | undefined {
    const gram = grams.join(' ')
    return isTelling(gram) ? resolveWord(name, gram) : undefined
  }
}

/** The one word for a text: the text itself, or the only word in the phrase. */
export function resolvePhrase<Name extends Vocabulary>(name: Name, text: string): Word<Name> | undefined {
  const whole = resolveWord(name, text)
  if (whole !== undefined) return whole
  const [only, another] = wordsInPhrase(name, text)
  return another === undefined ? only : undefined
}
