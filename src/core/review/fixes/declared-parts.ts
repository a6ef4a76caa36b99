import type { Finding } from '../../finding/finding.ts'
import { folderName } from '../../manifest/job-names.ts'
import type { JobPart } from '../../manifest/job-reader.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import type { Document, Path } from '../../text/document.ts'
import { type OtherWords, otherWords, startsWith } from './other-words.ts'

/** The content of a file that fixes must preserve, by part. */
export interface DeclaredParts {
  /** Job names, comments and unread keys: no fix changes them. */
  readonly fixed: string
  readonly parts: ReadonlyMap<string, DeclaredPart>
  /** Mistakes with the part in which they are. */
  readonly mistakes: readonly (readonly [part: string, finding: Finding])[]
}

export interface DeclaredPart {
  readonly part: JobPart
  readonly words: readonly OtherWords[]
  /** Undefined for `defaults`. */
  readonly declaration?: JobDeclaration
  /** Number of mistakes by rule and severity. */
  readonly mistakes: ReadonlyMap<string, number>
}

export function declaredParts(document: Document, path: string): DeclaredParts {
  const { jobs, findings, parts } = parseManifest(document, folderName(path))
  const isOneOfMany = parts[0] === undefined || parts[0].path.length > 0
  const partOf = (at: Path): string => JSON.stringify(isOneOfMany ? at.slice(0, at[0] === 'jobs' ? 2 : 1) : [])
  const isMistake = ({ rule }: Finding): boolean => rule !== 'manifest/other-spelling' && rule !== 'manifest/not-read'
  const mistakes = findings.filter(isMistake).map((finding) => [partOf(finding.path), finding] as const)
  const declarations = new Map(jobs.map(({ name, declaration }) => [name, declaration]))
  const all = parts.map((part): [string, DeclaredPart] => {
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

/** A value that its key refuses may belong to another key, so it is not moved. */
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
 * The parts of the file that are wrong after some edits. If words were corrected, only those words may differ, and each
 * correction must remove a mistake. Otherwise each job must declare the same, and each edit must remove a spelling.
 */
export function wrongParts(
  before: DeclaredParts,
  after: DeclaredParts,
  edits: readonly { readonly part: string; readonly word?: string }[],
): ReadonlySet<string> {
  const words = new Set(edits.flatMap(({ word }) => word ?? []))
  const isSame = words.size === 0 ? declaresSame : isCorrected
  const left = ({ mistakes, words: others }: DeclaredPart): number =>
    words.size === 0 ? others.length : total(mistakes)
  const made = tally(edits.map(({ part }) => part))
  const wrong = [...before.parts].filter(([part, was]) => {
    const is = after.parts.get(part)
    return is === undefined || !isSame(was, is, words) || left(is) > left(was) - (made.get(part) ?? 0)
  })
  return new Set(wrong.map(([part]) => part))
}

const declaresSame = (was: DeclaredPart, is: DeclaredPart): boolean => declarationKey(was) === declarationKey(is)

const declarationKey = ({ declaration, mistakes }: DeclaredPart): string =>
  `${meaning(declaration)} ${JSON.stringify([...mistakes].sort())}`

const isCorrected = (was: DeclaredPart, is: DeclaredPart, words: ReadonlySet<string>): boolean =>
  [...is.mistakes].every(([rule, count]) => count <= (was.mistakes.get(rule) ?? 0)) &&
  isSameBut(was.declaration, is.declaration, words)

const total = (mistakes: ReadonlyMap<string, number>): number =>
  [...mistakes.values()].reduce((sum, count) => sum + count, 0)

/** A key that is equal for values of the same meaning: empty sections are ignored. */
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

/** Whether two values differ only in these words. */
function isSameBut(before: unknown, after: unknown, words: ReadonlySet<string>): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return before === after || words.has(String(after))
  if (Array.isArray(before) !== Array.isArray(after)) return false
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) => isSameBut(before[key as never], after[key as never], words))
}
