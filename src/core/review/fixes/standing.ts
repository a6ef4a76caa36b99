import type { Finding } from '../../finding/finding.ts'
import { folderName } from '../../manifest/job-names.ts'
import type { JobPart } from '../../manifest/job-reader.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import type { Document, Path } from '../../text/document.ts'
import { type OtherWords, otherWords, startsWith } from './other-words.ts'

/** What a file declares, as an edit is judged by it. */
export interface Standing {
  /** Names of the jobs, all comments and what is not read, which no edit changes. */
  readonly fixed: string
  /** By part of the file. */
  readonly parts: ReadonlyMap<string, PartStanding>
  /** Mistakes with the part in which they are. */
  readonly mistakes: readonly (readonly [part: string, finding: Finding])[]
}

export interface PartStanding {
  readonly part: JobPart
  readonly words: readonly OtherWords[]
  /** Absent for `defaults`. */
  readonly declaration?: JobDeclaration
  /** How many mistakes by rule and severity. */
  readonly mistakes: ReadonlyMap<string, number>
}

export function standingOf(document: Document, path: string): Standing {
  const { jobs, findings, parts } = parseManifest(document, folderName(path))
  const isOneOfMany = parts[0] === undefined || parts[0].path.length > 0
  const partOf = (at: Path): string => JSON.stringify(isOneOfMany ? at.slice(0, at[0] === 'jobs' ? 2 : 1) : [])
  const isMistake = ({ rule }: Finding): boolean => rule !== 'manifest/other-spelling' && rule !== 'manifest/not-read'
  const mistakes = findings.filter(isMistake).map((finding) => [partOf(finding.path), finding] as const)
  const declarations = new Map(jobs.map(({ name, declaration }) => [name, declaration]))
  const all = parts.map((part): [string, PartStanding] => {
    const own = mistakes.filter(([key]) => key === partOf(part.path)).map(([, finding]) => finding)
    const declaration = isOneOfMany ? declarations.get(String(part.path[1])) : jobs[0]?.declaration
    const words = otherWords(part).filter((each) => !isRefused(each, part.path, own))
    return [
      partOf(part.path),
      {
        part,
        words,
        mistakes: tally(own.map(({ rule, severity }) => `${severity} ${rule}`)),
        ...(declaration && { declaration }),
      },
    ]
  })
  const comments = document.comments.map((range) => document.text.slice(...range)).sort()
  const unread = parts.flatMap(({ reading }) => reading.notRead.map(({ from }) => String(from.at(-1)))).sort()
  return { fixed: JSON.stringify([jobs.map(({ name }) => name), comments, unread]), parts: new Map(all), mistakes }
}

/** A value that its key does not take may be meant for another one: it stays where it is. */
const isRefused = ({ placed }: OtherWords, part: Path, mistakes: readonly Finding[]): boolean =>
  mistakes.some(
    ({ rule, path }) =>
      rule === 'manifest/invalid-value' && placed.some(({ to }) => startsWith(path, [...part, ...to])),
  )

/** How often each word occurs. */
function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * The parts of the file in which something is wrong after some edits. Where words are corrected, only those words may
 * differ, and each takes a mistake away; else every job declares what it did, and each edit leaves less in other words.
 */
export function wrongParts(
  before: Standing,
  after: Standing,
  edits: readonly { readonly part: string; readonly word?: string }[],
): ReadonlySet<string> {
  const words = new Set(edits.flatMap(({ word }) => word ?? []))
  const isSame = words.size === 0 ? declaresSame : isCorrected
  const left = ({ mistakes, words: others }: PartStanding): number =>
    words.size === 0 ? others.length : total(mistakes)
  const made = tally(edits.map(({ part }) => part))
  const wrong = [...before.parts].filter(([part, was]) => {
    const is = after.parts.get(part)
    return is === undefined || !isSame(was, is, words) || left(is) > left(was) - (made.get(part) ?? 0)
  })
  return new Set(wrong.map(([part]) => part))
}

const declaresSame = (was: PartStanding, is: PartStanding): boolean => standsFor(was) === standsFor(is)

const standsFor = ({ declaration, mistakes }: PartStanding): string =>
  `${meaning(declaration)} ${JSON.stringify([...mistakes].sort())}`

const isCorrected = (was: PartStanding, is: PartStanding, words: ReadonlySet<string>): boolean =>
  [...is.mistakes].every(([rule, count]) => count <= (was.mistakes.get(rule) ?? 0)) &&
  isSameBut(was.declaration, is.declaration, words)

const total = (mistakes: ReadonlyMap<string, number>): number =>
  [...mistakes.values()].reduce((sum, count) => sum + count, 0)

/** A value in a form that two of them share where they mean the same: an empty section says nothing. */
export function meaning(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    const entries = Object.entries(each).filter(([, inner]) => inner !== undefined && !isEmptySection(inner))
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

const isEmptySection = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((inner) => inner === undefined || isEmptySection(inner))

/** Whether one value is the other but for some words in it. */
function isSameBut(before: unknown, after: unknown, words: ReadonlySet<string>): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return before === after || words.has(String(after))
  if (Array.isArray(before) !== Array.isArray(after)) return false
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) => isSameBut(before[key as never], after[key as never], words))
}
