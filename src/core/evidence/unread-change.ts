import { diffArrays } from 'diff'
import { isYamlPath } from '../languages/yaml/yaml-documents.ts'
import { wholeNumber } from '../text/bounds.ts'
import { nameOf } from '../text/folder-paths.ts'
import { grouped } from '../text/grouped.ts'
import { once } from '../text/once.ts'
import { isOtherSetting } from './engines/settings/other-settings.ts'
import type { Evidence } from './evidence.ts'
import type { NamedFiles } from './files-named.ts'
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
  readonly isYaml: boolean
  /** Whether empty lines and comments in plain words say nothing. */
  readonly hasComments: boolean
  /** A line without a comment in plain words at its end. Empty if there is no such line. */
  readonly codeAt: (line: number) => string
  /** `isWhole`: the whole line is new, or gone. */
  readonly notices: (line: number, word: Word, isWhole: boolean) => boolean
}

interface Word {
  readonly text: string
  readonly start: number
}

/** How often all files of a change together may be read again with another word, and with how many characters. */
const most = { readings: 1_000, characters: 1024 * 1024 }

/** The most unread lines of a file. The others are not tried. */
const mostNamed = 3

/** Lines, or words of a line, that differ; of more, all count as changed. */
const mostDifferent = 1_000

/** The changed files of a repository, by their current paths. */
export interface FileChanges extends Omit<NamedFiles, 'changed'> {
  /** Undefined if no text was read of the base. */
  readonly unreadLines: (path: string) => readonly UnreadLine[] | undefined
}

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
    unreadLines: (path) => {
      const [now, before] = textsOf(path)
      if (before === undefined) return undefined
      if (now === undefined) return [{ line: 1, text: '' }]
      // It was moved, or only its mode is another one.
      if (now === before) return [{ line: 1, text: path }]
      const [was, is] = [before, now].map((text) => sideOf(path, text, left)) as [Side, Side]
      const unread: UnreadLine[] = []
      for (const change of changesBetween(was, is)) {
        unread.push(...unreadIn(change, was, is))
        if (unread.length === mostNamed) break
      }
      return unread
    },
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
  const isYaml = isYamlPath(path)
  const hasComments = (isOfCode.test(path) || text.startsWith('#!')) && !endsAtSilence.test(text)
  const codeAt = (at: number): string => {
    const line = lines[at] ?? ''
    const mayEnd = hasComments && !(isYaml && !startsValue.test(lines[at + 1] ?? ''))
    return mayEnd ? line.replace(commentAtEnd, '') : line
  }
  const continues = (line: number): boolean => lines[line]?.endsWith('\\') === true
  const notices = (line: number, word: Word, isWhole: boolean): boolean => {
    // In a rewritten line, another sign may part or join what it says.
    if (separator.test(word.text)) return isWhole && plainSetting.test(lines[line] ?? '')
    // A whole line between two of one command.
    if (word.text === '\\') return isWhole && continues(line) && continues(line - 1)
    return (
      isWord.test(word.text) &&
      left.readings > 0 &&
      left.characters > 0 &&
      isSaid(word.text, said()) &&
      isNoticed(line, word)
    )
  }
  return { lines, isYaml, hasComments, codeAt, notices }
}

/** What a file shows by itself. Another file that it names may ask for anything. */
const shownBy = (path: string, lines: readonly string[]): readonly Observation[] =>
  observe(path, lines.join('\n'), readers).filter(({ what }) => what !== 'reference')

const isWholeNumber = ({ text }: Word): boolean => wholeNumber(text) !== undefined

/** Without space at their ends, but behind a backslash, which then continues nothing. */
const linesOf = (text: string): string[] =>
  text.split(/\r?\n/).map((line) => (line.trimEnd().endsWith('\\') ? line : line.trimEnd()))

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

function changesBetween(base: Side, head: Side): ChangedLine[] {
  const [before, now] = [base.lines, head.lines]
  // Most changes are few lines in one place, whatever their length.
  const start = now.findIndex((line, at) => line !== before[at])
  const least = start === -1 ? Math.min(now.length, before.length) : start
  const [formerLines, lines] = [before.slice(least), now.slice(least)]
  const parts = diffArrays(formerLines, lines, { maxEditLength: mostDifferent }) ?? [
    { value: formerLines, added: false, removed: true },
    { value: lines, added: true, removed: false },
  ]
  const changes: ChangedLine[] = []
  let [was, is] = [least, least]
  /** Removed lines that no line has replaced yet. */
  let removed: number[] = []
  for (const { value, added, removed: isRemoved } of parts) {
    if (added)
      for (const at of linesSaying(head, is, value.length)) {
        const former = removed.shift()
        changes.push({ is: at, at, ...(former !== undefined && { was: former }) })
      }
    changes.push(...removed.map((line) => ({ was: line, at: is })))
    removed = isRemoved ? linesSaying(base, was, value.length) : []
    if (!added) was += value.length
    if (!isRemoved) is += value.length
  }
  return [...changes, ...removed.map((line) => ({ was: line, at: is }))]
}

/** A line that nothing reads: an empty one, or a comment in plain words, which mean nothing inside a string either. */
const saysNothing = /^[ \t]*(?:#+(?:[ \t][\p{L}\p{N} \t.,:()/_=-]*)?)?$/u
/** Files with such comments. In others, such as a list of hosts, every line may count. */
const isOfCode =
  /\.(?:sh|bash|zsh|ksh|sbatch|slurm|pbs|lsf|sub|py|ya?ml|tf|toml|cfg|ini|mk|nf|smk)$|(?:^|\/)(?:(?:GNUm|[Mm])akefile|Dockerfile|Snakefile|justfile)[^/]*$/
/** A here document that a comment or an empty line may end. */
const endsAtSilence = /<<-?[ \t]*\\?["']?(?:#|["'])/
const commentAtEnd = /(?<=\S)[ \t]+#[ \t][\p{L}\p{N} \t.,:()/_=-]*$/u
/** Comments that Flux, Docker, Python and Databricks read. */
const isRead = /(?:flux|coding|escape|syntax|MAGIC|COMMAND)\b/

/** In YAML, an empty line can part two lines of one value, so that one before a key or an item alone says nothing. */
const startsValue = /^\s*(?:-\s|["'\w./-]+\s*:(?:\s|$)|#|$)/

/** The lines that say something. Behind a continuation, an empty line and a comment end the command. */
function linesSaying({ lines, hasComments, isYaml }: Side, from: number, count: number): number[] {
  const isSilent = (at: number): boolean =>
    hasComments &&
    saysNothing.test(lines[at] as string) &&
    !isRead.test(lines[at] as string) &&
    !lines[at - 1]?.trimEnd().endsWith('\\') &&
    (!isYaml || startsValue.test(lines[at + 1] ?? ''))
  return Array.from({ length: count }, (_, at) => from + at).filter((at) => !isSilent(at))
}

/** The line, if any of its changed words is not noticed. */
function unreadIn({ was, is, at }: ChangedLine, before: Side, now: Side): UnreadLine[] {
  const [old, written] = [before.codeAt(was ?? -1), now.codeAt(is ?? -1)]
  if (old === written) return []
  const { removed, added } = changedWords(wordsIn(old), wordsIn(written))
  const areRead =
    removed.every((word) => isOtherSetting(old, word) || before.notices(was ?? -1, word, is === undefined)) &&
    added.every((word) => isOtherSetting(written, word) || now.notices(is ?? -1, word, was === undefined))
  // If no word differs, space does: another depth, or another word for the shell.
  if (areRead && removed.length + added.length > 0) return []
  return [
    {
      line: at + 1,
      text: ((is === undefined ? before.lines[was ?? -1] : now.lines[is]) ?? '').trim(),
      ...(is === undefined && { isRemoved: true }),
    },
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
/** Signs that separate a name and its value. */
const separator = /^[:,'"=-]$/
/** `#SBATCH --nodes=8`, `nodes: 8`, `- "nodes": 8,`, `--nodes=8 \`. */
const plainSetting =
  /^[ \t]*(?:#[A-Z]+[ \t]+)?(?:- ?)?(["']?)-{0,2}\w[\w.-]*\1(?: ?[:=] ?| )(["']?)[\w./%+:-]+\2,?(?: \\)?$/

const wordsIn = (line: string): Word[] =>
  [...line.matchAll(/#?[\w.+/@%-]+|\S/g)].map(({ 0: text, index }) => ({ text, start: index }))
