import { peel, type Spelling } from './peeling.ts'

/** A longer word is nobody's name. The limit also bounds the work of every look-up here. */
export const longestWord = 256

/** What a vocabulary of the catalog lists: one thing, and all that people write for it. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
}

/** An entry that a word stands for, and the version that was written with it. */
export interface Known<T> {
  readonly entry: T
  /** `2.4.0` for `==2.4.0`, ` v2.4.0` and the like; a range as it is written, such as `>=2.1,<3`. */
  readonly version?: string
}

/**
 * The form in which words are compared: case and separators are free, except that a separator between two digits
 * stays, so that `l4-0` does not become `l40`.
 */
export const fold = (word: string): string => keyOfWords(word.toLowerCase().split(/[\s_.-]+/))

/** Words as one key, in which whatever separated them is free, except between two numbers: "llama-2-7b" is not "llama-27b". */
export function keyOfWords(words: readonly string[]): string {
  let key = ''
  for (const word of words) key += isDigit(key.at(-1)) && isDigit(word[0]) ? `-${word}` : word
  return key
}

const isDigit = (character = ''): boolean => character >= '0' && character <= '9'

/** The words of one vocabulary, each with the entry that it stands for. */
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
 * Finds the entry of a word: the word as a whole, else what remains of it without the version, the extras, the build,
 * the publisher and the like that were written around it.
 */
export function find<T>(words: ReadonlyMap<string, T>, written: string): Known<T> | undefined {
  let found: T | undefined
  for (const { core, version } of spellings(written)) {
    const entry = words.get(fold(core))
    if (entry === undefined || (found !== undefined && entry !== found)) continue
    if (version !== undefined) return { entry, version }
    // "keras 3" is a name of Keras as it stands, and the number in it is a version nevertheless.
    if (!/\d/.test(core)) return { entry }
    found = entry
  }
  return found === undefined ? undefined : { entry: found }
}

/** The word, and then what remains of it, peeled layer by layer. */
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
