import { diffArrays } from 'diff'
import { wholeNumber } from '../text/bounds.ts'
import { once } from '../text/once.ts'
import { isOtherSetting } from './engines/settings/other-settings.ts'
import type { Evidence } from './evidence.ts'
import type { Observation } from './observation/observation.ts'
import { observe } from './observation/observe.ts'
import { readers } from './tables/index.ts'

/** A line that a change writes or removes, with words that no reader notices. */
export interface UnreadLine {
  /** 1-based, after the change; of a removed line, where it stood. */
  readonly line: number
  readonly text: string
  readonly isRemoved?: true
}

/** One side of a change. */
interface Side {
  readonly lines: readonly string[]
  readonly notices: (line: number, word: Word) => boolean
}

interface Word {
  readonly text: string
  readonly start: number
}

/** How often all files of a change together may be read again with another word, and with how many characters. */
const most = { readings: 2_000, characters: 32 * 1024 * 1024 }

/** Lines that differ; of more, all lines count as changed. */
const mostDifferent = 4_000

/**
 * The unread lines of changed files, by their current paths; undefined if the base has no text for one. All calls share
 * one limit: words beyond it count as unread.
 */
export function unreadLinesOf(
  { changed }: { readonly changed: ReadonlyMap<string, string | undefined> },
  evidence: Pick<Evidence, 'textOf'>,
  former: Pick<Evidence, 'textOf'>,
): (path: string) => readonly UnreadLine[] | undefined {
  const left = { ...most }
  return (path) => {
    const before = former.textOf?.(changed.get(path) ?? '')
    const now = evidence.textOf?.(path)
    // Another rule names a file that is no text.
    if (now === undefined) return []
    if (before === undefined) return undefined
    const [was, is] = [before, now].map((text) => sideOf(path, text, left)) as [Side, Side]
    return changesBetween(was.lines, is.lines).flatMap((change) => unreadIn(change, was, is))
  }
}

function sideOf(path: string, text: string, left: typeof most): Side {
  const lines = linesOf(text)
  const shownWith = (line: number, written: string): string => {
    left.readings--
    left.characters -= text.length
    return JSON.stringify(shownBy(path, lines.with(line, written)))
  }
  const shown = once(() => shownBy(path, lines))
  const said = once(() => new Set(shown().flatMap(valuesIn)))
  const isNoticed = (line: number, word: Word): boolean => {
    const written = lines[line] ?? ''
    if (shownWith(line, withOther(written, word)) !== JSON.stringify(shown())) return true
    // The key of a default (`--nodes=1`) makes a difference beside another number.
    const number = wordsIn(written).find((each) => each.start > word.start && isWholeNumber(each))
    if (isWholeNumber(word) || number === undefined) return false
    const other = withOther(written, number)
    return shownWith(line, other) !== shownWith(line, withOther(other, word))
  }
  const separators = isCode.test(path) ? separatorOfCode : separator
  const continues = (line: number): boolean => lines[line]?.endsWith('\\') === true
  const notices = (line: number, word: Word): boolean => {
    if (separators.test(word.text)) return true
    // Another line between two of one command.
    if (word.text === '\\') return continues(line) && continues(line - 1)
    return (
      isWord.test(word.text) &&
      left.readings > 0 &&
      left.characters > 0 &&
      isSaid(word.text, said()) &&
      isNoticed(line, word)
    )
  }
  return { lines, notices }
}

/** What a file shows by itself. Another file that it names may ask for anything. */
const shownBy = (path: string, lines: readonly string[]): readonly Observation[] =>
  observe(path, lines.join('\n'), readers).filter(({ what }) => what !== 'reference')

const isWholeNumber = ({ text }: Word): boolean => wholeNumber(text) !== undefined

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.trimEnd())

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

/** A changed line: before, now, or both if it was rewritten. 0-based. */
interface ChangedLine {
  readonly was?: number
  readonly is?: number
  /** Where a removed line stood. */
  readonly at: number
}

function changesBetween(before: readonly string[], now: readonly string[]): ChangedLine[] {
  const parts = diffArrays([...before], [...now], { maxEditLength: mostDifferent }) ?? [
    { value: before, added: false, removed: true },
    { value: now, added: true, removed: false },
  ]
  const changes: ChangedLine[] = []
  let [was, is] = [0, 0]
  /** Removed lines that no line has replaced yet. */
  let removed: number[] = []
  for (const { value, added, removed: isRemoved } of parts) {
    const lines = [...value.keys()].filter((at) => !saysNothing.test(value[at] as string))
    if (added)
      for (const at of lines) {
        const former = removed.shift()
        changes.push({ is: is + at, at: is + at, ...(former !== undefined && { was: former }) })
      }
    changes.push(...removed.map((line) => ({ was: line, at: is })))
    removed = isRemoved ? lines.map((at) => was + at) : []
    if (!added) was += value.length
    if (!isRemoved) is += value.length
  }
  return [...changes, ...removed.map((line) => ({ was: line, at: is }))]
}

/** An empty line, or a comment. Flux and Docker read directives in comments. */
const saysNothing = /^\s*(?:(?:#+|\/\/)(?:\s(?!\s*(?:flux:|escape=|syntax=)).*)?)?$/

/** The line, if any of its changed words is not noticed. */
function unreadIn({ was, is, at }: ChangedLine, before: Side, now: Side): UnreadLine[] {
  const [old, written] = [before.lines[was ?? -1] ?? '', now.lines[is ?? -1] ?? '']
  const { removed, added } = changedWords(wordsIn(old), wordsIn(written))
  const areRead =
    removed.every((word) => isOtherSetting(old, word) || before.notices(was ?? -1, word)) &&
    added.every((word) => isOtherSetting(written, word) || now.notices(is ?? -1, word))
  // If no word differs, space does: another depth, or another word for the shell.
  if (areRead && removed.length + added.length > 0) return []
  return [
    { line: at + 1, text: (is === undefined ? old : written).trim(), ...(is === undefined && { isRemoved: true }) },
  ]
}

function changedWords(old: readonly Word[], written: readonly Word[]) {
  const textsOf = (words: readonly Word[]): string[] => words.map(({ text }) => text)
  const parts = diffArrays(textsOf(old), textsOf(written), { maxEditLength: mostDifferent })
  if (parts === undefined) return { removed: old, added: written }
  const [removed, added]: [Word[], Word[]] = [[], []]
  let [left, right] = [0, 0]
  for (const { value, added: isAdded, removed: isRemoved } of parts) {
    if (isAdded) added.push(...written.slice(right, right + value.length))
    if (isRemoved) removed.push(...old.slice(left, left + value.length))
    if (!isAdded) left += value.length
    if (!isRemoved) right += value.length
  }
  return { removed, added }
}

const isWord = /[A-Za-z0-9_]/
/** Signs that only separate words. */
const separator = /^[:,'"=[\].-]$/
const separatorOfCode = /^[:,'"=[\].(){}-]$/
const isCode = /\.(?:py|ipynb|json|tf)$/

const wordsIn = (line: string): Word[] =>
  [...line.matchAll(/#?[\w.+/@%-]+|\S/g)].map(({ 0: text, index }) => ({ text, start: index }))
