import { isMakefile } from '../../languages/shell/makefile.ts'
import { wholeNumber } from '../../text/bounds.ts'
import { nameOf } from '../../text/folder-paths.ts'
import { grouped } from '../../text/grouped.ts'
import { once } from '../../text/once.ts'
import { isOtherSetting } from '../engines/settings/other-settings.ts'
import type { Evidence } from '../evidence.ts'
import type { Observation } from '../observation/observation.ts'
import { observe } from '../observation/observe.ts'
import { readers } from '../tables/index.ts'
import { type ChangedLine, changedLines, changedWords, type Word, wordsIn } from './changed-lines.ts'
import type { NamedFiles } from './files-named.ts'
import { continues, Lines } from './silent-lines.ts'

/** A line that a change writes or removes, with words that no reader notices. */
export interface UnreadLine {
  /** 1-based, after the change; of a removed line, where it stood. */
  readonly line: number
  readonly text: string
  readonly isRemoved?: true
}

/** What is not read of a changed file: some lines, or all of it, because one side has no text or both have the same. */
export type UnreadChange = readonly UnreadLine[] | 'not compared' | 'no text' | 'same text'

/** The changed files of a repository, by their current paths. */
export interface FileChanges extends Omit<NamedFiles, 'changed'> {
  /** `isCompared`: what is read of the file is compared with a job. Otherwise, only other settings count as read. */
  readonly unreadOf: (path: string, isCompared: boolean) => UnreadChange
}

/** How often all files of a change together may be read again with another word, and with how many characters. */
const most = { readings: 1_000, characters: 1024 * 1024 }

/** The most unread lines of a file. The others are not tried. */
const mostNamed = 3

/** All readings of a change share one limit: words beyond it count as unread. */
export function fileChangesOf(
  { changed }: { readonly changed: ReadonlyMap<string, string | undefined> },
  evidence: Pick<Evidence, 'textOf' | 'files'>,
  /** The texts that were read of the base, by their paths there. */
  former: ReadonlyMap<string, string>,
): FileChanges {
  const left = { ...most }
  const byName = once(() => grouped(evidence.files ?? [], nameOf))
  const textsOf = (path: string) => [evidence.textOf?.(path), former.get(changed.get(path) ?? path)] as const
  return {
    called: (name) => byName().get(name) ?? [],
    textsOf: (path) => textsOf(path).filter((text) => text !== undefined),
    unreadOf: (path, isCompared) => {
      const [now, before] = textsOf(path)
      if (before === undefined) return 'not compared'
      if (now === undefined) return 'no text'
      if (now === before) return 'same text'
      const own = isCompared ? left : { readings: 0, characters: 0 }
      return unreadLines(new Side(path, before, own), new Side(path, now, own))
    },
  }
}

function unreadLines(before: Side, now: Side): UnreadLine[] {
  const unread: UnreadLine[] = []
  for (const change of changedLines(before.lines, now.lines)) {
    if (!isRead(change, before, now)) unread.push(shownAs(change, before, now))
    if (unread.length === mostNamed) break
  }
  return unread
}

const shownAs = ({ was = -1, is, at }: ChangedLine, before: Side, now: Side): UnreadLine => ({
  line: at + 1,
  text: ((is === undefined ? before.lines.all[was] : now.lines.all[is]) ?? '').trim(),
  ...(is === undefined && { isRemoved: true }),
})

/** Whether all changed words of a line are noticed. */
function isRead({ was = -1, is = -1 }: ChangedLine, before: Side, now: Side): boolean {
  const [old, written] = [before.lines.codeAt(was), now.lines.codeAt(is)]
  // Only a comment at its end differs. An empty line that is new or gone differs itself.
  if (old === written) return was !== -1 && is !== -1
  const { removed, added } = changedWords(wordsIn(old), wordsIn(written))
  // If no word differs, space does: another depth, or another word for the shell.
  if (removed.length + added.length === 0) return false
  return (
    removed.every((word) => isOtherSetting(old, word, before.isMake) || before.notices(was, word, is === -1)) &&
    added.every((word) => isOtherSetting(written, word, now.isMake) || now.notices(is, word, was === -1))
  )
}

const isWord = /[A-Za-z0-9_]/
/** Signs that separate a name and its value. */
const separator = /^[:,'"=-]$/
/** `#SBATCH --nodes=8`, `nodes: 8`, `- "nodes": 8,`, `--nodes=8 \`. */
const plainSetting =
  /^[ \t]*(?:#[A-Z]+[ \t]+)?(?:- ?)?(["']?)-{0,2}\w[\w.-]*\1(?: ?[:=] ?| )(["']?)[\w./%+:-]+\2,?(?: \\)?$/

/** A file before or after a change. A word of it is read if the readers find something else with another in its place. */
class Side {
  readonly lines: Lines
  readonly isMake: boolean
  readonly #path: string
  readonly #left: typeof most
  readonly #shown = once(() => this.#shownBy(this.lines.all))
  readonly #said = once(() => new Set(this.#shown().flatMap(valuesIn)))

  constructor(path: string, text: string, left: typeof most) {
    this.#path = path
    this.isMake = isMakefile(path)
    this.lines = new Lines(path, text)
    this.#left = left
  }

  /** `isWhole`: the whole line is new, or gone. */
  notices(line: number, word: Word, isWhole: boolean): boolean {
    const { all } = this.lines
    // In a rewritten line, another sign may part or join what it says.
    if (separator.test(word.text)) return isWhole && plainSetting.test(all[line] ?? '')
    // A whole line between two of one command.
    if (word.text === '\\') return isWhole && continues(all[line]) && continues(all[line - 1])
    const isTried = this.#left.readings > 0 && this.#left.characters > 0
    return isWord.test(word.text) && isTried && isSaid(word.text, this.#said()) && this.#isNoticed(line, word)
  }

  #isNoticed(line: number, word: Word): boolean {
    const written = this.lines.all[line] ?? ''
    if (this.#shownWith(line, withOther(written, word)) !== JSON.stringify(this.#shown())) return true
    // The key of a default (`--nodes=1`) makes a difference beside another number.
    const number = wordsIn(written).find((each) => each.start > word.start && isWholeNumber(each))
    if (isWholeNumber(word) || number === undefined) return false
    const other = withOther(written, number)
    return this.#shownWith(line, other) !== this.#shownWith(line, withOther(other, word))
  }

  #shownWith(line: number, written: string): string {
    const lines = this.lines.all.with(line, written)
    this.#left.readings--
    this.#left.characters -= lines.reduce((sum, { length }) => sum + length + 1, 0)
    return JSON.stringify(this.#shownBy(lines))
  }

  /** What the file shows by itself. Another file that it names may ask for anything. */
  #shownBy(lines: readonly string[]): readonly Observation[] {
    return observe(this.#path, lines.join('\n'), readers).filter(({ what }) => what !== 'reference')
  }
}

const isWholeNumber = ({ text }: Word): boolean => wholeNumber(text) !== undefined

/** The same text with another word in its place, of the same shape, so that it stays readable. */
function withOther(line: string, { text, start }: Word): string {
  const number = wholeNumber(text)
  const other =
    number === undefined
      ? text.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, (last) => (/z/i.test(last) ? 'q' : 'z'))
      : number + 1
  return line.slice(0, start) + other + line.slice(start + text.length)
}

/** Whether a number is among the values that were read. A word without digits need not be: it may only name one. */
const isSaid = (text: string, said: ReadonlySet<string>): boolean =>
  !/\d/.test(text) ||
  said.has(text.toLowerCase()) ||
  [...said].some((each) => /[a-z]/.test(each) && each.includes(text.toLowerCase()))

function valuesIn({ place, ...observation }: Observation): string[] {
  return Object.values(observation)
    .flat()
    .map((value) => String(value).toLowerCase())
}
