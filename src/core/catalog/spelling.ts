import { peel, type Spelling } from './peeling.ts'

/** No name is longer. The limit also bounds every lookup here. */
export const longestWord = 256

/** `H100:8+`, `p5.48xlarge+`: it may be any number. */
export const isOpenEnded = (text: string): boolean => text.trimEnd().endsWith('+')

/** An entry of a vocabulary: one thing, and its spellings. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
}

/** The entry for a word, and its version. */
export interface Known<T> {
  readonly entry: T
  /** `2.4.0` for `==2.4.0`, ` v2.4.0` and similar; a range as written: `>=2.1,<3`. */
  readonly version?: string
}

/**
 * The canonical form for comparing words: ignores case and separators, except a separator between two digits, so that
 * `l4-0` does not become `l40`.
 */
export const fold = (word: string): string => keyOfWords(word.toLowerCase().split(/[\s_.-]+/))

/** Joins words to one key, without separators except between two numbers: "llama-2-7b" is not "llama-27b". */
export function keyOfWords(words: readonly string[]): string {
  let key = ''
  for (const word of words) key += isDigit(key.at(-1)) && isDigit(word[0]) ? `-${word}` : word
  return key
}

const isDigit = (character = ''): boolean => character >= '0' && character <= '9'

/** The entries of a vocabulary by their words. */
export function wordsOf<T extends Entry>(entries: readonly T[]): ReadonlyMap<string, T> {
  const byWord = new Map<string, T>()
  for (const entry of entries) {
    for (const word of [entry.id, entry.name, ...entry.names]) {
      const key = fold(word)
      if (!byWord.has(key)) byWord.set(key, entry)
    }
  }
  return byWord
}

/**
 * Finds the entry for a word: the whole word, or what remains without the version, extras, build, publisher and
 * similar.
 */
export function find<T>(words: ReadonlyMap<string, T>, written: string): Known<T> | undefined {
  let found: T | undefined
  for (const { core, version } of spellings(written)) {
    const entry = words.get(fold(core))
    if (entry === undefined || (found !== undefined && entry !== found)) continue
    if (version !== undefined) return { entry, version }
    // "keras 3" is a name of Keras as it is, but its number is a version too.
    if (!/\d/.test(core)) return { entry }
    found = entry
  }
  return found === undefined ? undefined : { entry: found }
}

/** The word, then what remains of it, layer by layer. */
function* spellings(written: string): Generator<Spelling> {
  if (written.length > longestWord) return
  let spelling: Spelling = { core: written.trim().toLowerCase() }
  while (spelling.core !== '') {
    yield spelling
    const peeled = peel(spelling.core)
    if (peeled === undefined) return
    const version = spelling.version ?? peeled.version
    spelling = { core: peeled.core, ...(version !== undefined && { version }) }
  }
}
