import type { RawCommand } from './shell-scanner.ts'

/** Whether what follows runs: `undefined` where that depends on what is not known. */
type Truth = boolean | undefined

/** What a word comes to. */
export interface Meaning {
  readonly value: string
  /** Whether it is the default of a variable, which the caller may overrule. */
  readonly byDefault: boolean
}

interface Branch {
  /** Whether one of the branches before has run for sure. */
  readonly taken: Truth
  /** Whether this one runs. */
  readonly runs: Truth
  /** Whether a default decides so. */
  readonly byDefault: boolean
  /** Of a `case`: the word whose value chooses the arm, and whether the next words are patterns of one. */
  readonly choice?: { readonly subject: Meaning | undefined; readonly isPattern: boolean; readonly matches: Truth }
}

const deepest = 50

/**
 * Follows the `if` and the `case` of a script by their literal comparisons, such as `[ $SIZE == base ]` behind
 * `SIZE=base`: it tells which commands are in a branch that is not taken.
 */
export class ShellBranches {
  readonly #meaning: (word: string) => Meaning | undefined
  readonly #open: Branch[] = []

  /** `meaning` tells what a word comes to, undefined where that is not known. */
  constructor(meaning: (word: string) => Meaning | undefined) {
    this.#meaning = meaning
  }

  /** Whether it is up to a default that the command taken last runs. */
  get byDefault(): boolean {
    return this.#open.some(({ byDefault }) => byDefault)
  }

  /** Takes the next command; true where it stands in a branch that is left out, or is the pattern of one. */
  skips({ words: written, beginsArm, isBeforeBracket = false }: Omit<RawCommand, 'line' | 'hereDocuments'>): boolean {
    const words = /^(?:do|then|\{)$/.test(written[0] ?? '') ? written.slice(1) : written
    const [first] = words
    const branch = this.#open.at(-1)
    if (first === 'esac' && branch?.choice) this.#open.pop()
    else if (branch?.choice && (branch.choice.isPattern || beginsArm)) {
      this.#takePattern(branch, beginsArm === true, written, isBeforeBracket)
      return true
    } else if (first === 'case' && words[2] === 'in') {
      const choice = { subject: this.#meaning(words[1] ?? ''), isPattern: true, matches: false }
      const opened: Branch = { taken: false, runs: undefined, byDefault: false, choice }
      if (this.#open.length >= deepest) return true
      this.#open.push(opened)
      if (words.length > 3) this.#takePattern(opened, false, words.slice(3), isBeforeBracket)
    } else if (first === 'if') {
      const [truth, byDefault] = this.#test(words.slice(1))
      if (this.#open.length < deepest) this.#open.push({ taken: truth, runs: truth, byDefault })
    } else if (first === 'elif' && branch) {
      const [truth, byDefault] = this.#test(words.slice(1))
      const runs = branch.taken === true ? false : branch.taken === false ? truth : undefined
      this.#replace({ taken: either(branch.taken, truth), runs, byDefault: branch.byDefault || byDefault })
    } else if (first === 'else' && branch) {
      const runs = branch.taken === undefined ? undefined : !branch.taken
      this.#replace({ taken: true, runs, byDefault: branch.byDefault })
    } else if (first === 'fi') this.#open.pop()
    return this.#open.some(({ runs }) => runs === false)
  }

  #replace(branch: Branch): void {
    this.#open.splice(-1, 1, branch)
  }

  /** One pattern of an arm; the last of them stands before a bracket, behind which the arm's commands begin. */
  #takePattern(branch: Branch, isFirst: boolean, words: readonly string[], isLast: boolean): void {
    const { subject, matches } = branch.choice ?? {}
    const own = words.length === 1 ? matchOf(words[0] ?? '', subject) : undefined
    const match = either(isFirst ? false : matches, own)
    const choice = { subject, isPattern: !isLast, matches: match }
    const { taken } = branch
    const runs = taken === true ? false : taken === false ? match : undefined
    const byDefault = subject?.byDefault === true
    this.#replace(isLast ? { taken: either(taken, match), runs, byDefault, choice } : { ...branch, choice })
  }

  /** `[ a == b ]` and `[[ a != b ]]`, and whether a default is compared. */
  #test(words: readonly string[]): [truth: Truth, byDefault: boolean] {
    const [open = '', left = '', sign = '', right = '', close] = words
    const isTest = words.length === 5 && /^\[\[?$/.test(open) && /^\]\]?$/.test(close ?? '')
    const [one, other] = isTest ? [this.#meaning(left), this.#meaning(right)] : []
    if (one === undefined || other === undefined) return [undefined, false]
    const byDefault = one.byDefault || other.byDefault
    if (/^(?:==?|-eq)$/.test(sign)) return [one.value === other.value, byDefault]
    return /^(?:!=|-ne)$/.test(sign) ? [one.value !== other.value, byDefault] : [undefined, false]
  }
}

/** Whether a pattern is the value of a `case`; one with wildcards, other than `*` itself, is not followed. */
function matchOf(pattern: string, subject: Meaning | undefined): Truth {
  if (pattern === '*') return true
  return subject !== undefined && /^[\w./-]{1,100}$/.test(pattern) ? pattern === subject.value : undefined
}

const either = (one: Truth, other: Truth): Truth =>
  one === true || other === true ? true : one === false ? other : undefined
