import type { DirectiveOption } from './directives.ts'

/** Whether an option has a value. `optional`: only after `=`, or directly after a letter; `pair`: two words. */
export type Arity = 'none' | 'value' | 'optional' | 'pair'

/** The options of a program as for C's `getopt_long`: letters and long names with their arity. */
export interface OptionTable {
  readonly letters: ReadonlyMap<string, Arity>
  readonly names: ReadonlyMap<string, Arity>
  /** Whether a complete long name may follow a single dash (`getopt_long_only`). */
  readonly isLongOnly?: true
}

/** The options before the first other word, in order, and that word's index. */
export interface ReadOptions {
  readonly options: readonly DirectiveOption[]
  readonly end: number
  /** Words that may contain any options, such as an unset variable. */
  readonly passedOver: readonly string[]
}

/**
 * Parses options like `getopt_long` with `+`, which stops at the first other word. Letters may be joined (`-vN2`), a
 * value may follow its letter directly, and a long name may be abbreviated if it stays unique. A shell variable may
 * contain any options, so it is skipped.
 */
export function readOptions(words: readonly string[], table: OptionTable, line: number): ReadOptions {
  const options: DirectiveOption[] = []
  const passedOver: string[] = []
  let at = 0
  const valueBehind = (arity: Arity, joined: string | undefined): string => {
    if (joined !== undefined || arity === 'none' || arity === 'optional') return joined ?? ''
    const first = at + 1
    at += arity === 'pair' ? 2 : 1
    return words.slice(first, at + 1).join(' ')
  }
  for (; at < words.length; at++) {
    const word = words[at] as string
    if (word.startsWith('$')) {
      passedOver.push(word)
      continue
    }
    if (word === '--') return { options, end: at + 1, passedOver }
    if (!/^-./.test(word)) break
    if (isLong(word, table)) {
      const [, written = '', joined] = /^--?([^=]*)(?:=([\s\S]*))?$/.exec(word) ?? []
      const name = fullName(written, table.names)
      options.push({ name: name ?? written, value: valueBehind(table.names.get(name ?? '') ?? 'none', joined), line })
    } else {
      for (let letter = 1; letter < word.length; letter++) {
        const name = word[letter] as string
        const arity = table.letters.get(name)
        const rest = word.slice(letter + 1)
        const isJoined = arity !== undefined && arity !== 'none' && rest !== ''
        options.push({ name, value: valueBehind(arity ?? 'none', isJoined ? rest : undefined), line })
        if (arity === undefined || isJoined) break
      }
    }
  }
  return { options, end: at, passedOver }
}

const isLong = (word: string, { names, isLongOnly }: OptionTable): boolean =>
  word.startsWith('--') || (isLongOnly === true && names.has(word.slice(1).split('=', 1)[0] as string))

/** All options among words, including those after other words, like `getopt_long` without `+`. */
export function optionsAmong(words: readonly string[], table: OptionTable): readonly DirectiveOption[] {
  const found: DirectiveOption[] = []
  for (let rest = words; rest.length > 0; ) {
    const { options, end } = readOptions(rest, table, 0)
    found.push(...options)
    rest = rest[end - 1] === '--' ? [] : rest.slice(end + 1)
  }
  return found
}

/** The only name in the table with this prefix. */
function fullName(written: string, names: OptionTable['names']): string | undefined {
  if (names.has(written)) return written
  const [only, another] = [...names.keys()].filter((name) => name.startsWith(written))
  return another === undefined ? only : undefined
}

/** Parses a table: in `N: v k:: pe:+`, the options have a value, none, an optional one, and a pair. */
export function optionTable(letters: string, names: string): OptionTable {
  return { letters: arities(letters), names: arities(names) }
}

const arities = (words: string): ReadonlyMap<string, Arity> =>
  new Map(
    words
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => [
        word.replace(/:[:+]?$/, ''),
        word.endsWith('::') ? 'optional' : word.endsWith(':') ? 'value' : word.endsWith(':+') ? 'pair' : 'none',
      ]),
  )
