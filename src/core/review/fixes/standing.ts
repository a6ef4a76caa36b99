import type { Finding } from '../../finding/finding.ts'
import { folderName } from '../../manifest/job-names.ts'
import type { JobPart } from '../../manifest/job-reader.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import type { Document } from '../../text/document.ts'
import { partKey } from './job-parts.ts'
import { type OtherWords, otherWords } from './other-words.ts'

/** What a file declares, as an edit is judged by it. */
export interface Standing {
  readonly isRead: boolean
  /** Names of the jobs, all comments and what is not read, which no edit changes. */
  readonly fixed: string
  /** By part of the file. */
  readonly parts: ReadonlyMap<string, PartStanding>
  readonly findings: readonly Finding[]
}

export interface PartStanding {
  readonly part: JobPart
  readonly words: readonly OtherWords[]
  /** Absent for `defaults`. */
  readonly declaration?: JobDeclaration
  /** Mistakes by rule and severity. */
  readonly mistakes: ReadonlyMap<string, number>
}

export function standingOf(document: Document, path: string): Standing {
  const { jobs, findings, parts } = parseManifest(document, folderName(path))
  const isOneOfMany = parts[0] === undefined || parts[0].path.length > 0
  const mistakes = new Map<string, Map<string, number>>()
  for (const { rule, severity, path: at } of findings) {
    if (rule === 'manifest/other-spelling' || rule === 'manifest/not-read') continue
    const key = partKey(at, isOneOfMany)
    const counts = mistakes.get(key) ?? new Map<string, number>()
    mistakes.set(key, counts.set(`${severity} ${rule}`, (counts.get(`${severity} ${rule}`) ?? 0) + 1))
  }
  const declarations = new Map(jobs.map(({ name, declaration }) => [name, declaration]))
  const all = parts.map((part): [string, PartStanding] => {
    const key = partKey(part.path, isOneOfMany)
    const declaration = isOneOfMany ? declarations.get(String(part.path[1])) : jobs[0]?.declaration
    const own = { part, words: otherWords(part), mistakes: mistakes.get(key) ?? new Map() }
    return [key, { ...own, ...(declaration && { declaration }) }]
  })
  const comments = document.comments.map((range) => document.text.slice(...range)).sort()
  const unread = parts.flatMap(({ reading }) => reading.notRead.map(({ from }) => String(from.at(-1)))).sort()
  const fixed = JSON.stringify([jobs.map(({ name }) => name), comments, unread])
  return { isRead: document.problems.length === 0, fixed, parts: new Map(all), findings }
}

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
export function isSameBut(before: unknown, after: unknown, words: ReadonlySet<string>): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return before === after || words.has(String(after))
  if (Array.isArray(before) !== Array.isArray(after)) return false
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) => isSameBut(before[key as never], after[key as never], words))
}
