import { parse } from 'smol-toml'
import { giveUp } from '../../text/given-up.ts'

export type TomlTable = { readonly [key: string]: unknown }

/** The tables of a TOML file. Undefined if unreadable. */
export function readToml(text: string): TomlTable | undefined {
  try {
    return parse(text.replace(/^\ufeff/, ''), { maxDepth: 64 }) as TomlTable
  } catch {
    giveUp('is not readable TOML')
    return undefined
  }
}

export const tableOf = (value: unknown): TomlTable | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? (value as TomlTable)
    : undefined

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
export const textsOf = (value: unknown): string[] => listOf(value).flatMap((item) => textOf(item) ?? [])
export const entriesOf = (value: unknown): (readonly [string, unknown])[] => Object.entries(tableOf(value) ?? {})

/** The table or value at a path of keys, or undefined. */
export function under(value: unknown, ...keys: readonly string[]): unknown {
  let found: unknown = value
  for (const key of keys) {
    const table = tableOf(found)
    if (table === undefined || !Object.hasOwn(table, key)) return undefined
    found = table[key]
  }
  return found
}

/** Finds line numbers in a TOML text. The parser does not return them. */
export type FindLine = (section: string, needle: string) => number

/** The limit of searches in one text. Further results are line 1. */
const mostSearches = 200

/**
 * Finds a line after the nearest header of the dotted `section`: first the remaining keys of the section, then the
 * needle. If one is missing, returns the line reached so far. Ignores comments.
 */
export function lineFinder(text: string): FindLine {
  const lines = text.split('\n').map((line) => (/^[ \t]*#/.test(line) ? '' : line))
  const headers = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    const header = /^[ \t]*\[{1,2}([^[\]]{1,200})\]/.exec(line)?.[1]?.replace(/[\s"']/g, '')
    if (header !== undefined && !headers.has(header)) headers.set(header, at)
  }
  let searches = mostSearches
  return (section, needle) => {
    if (searches-- <= 0) return 1
    const keys = section === '' ? [] : section.split('.')
    let from = keys.length
    while (from > 0 && !headers.has(keys.slice(0, from).join('.'))) from--
    let at = headers.get(keys.slice(0, from).join('.')) ?? 0
    for (const word of [...keys.slice(from), needle]) {
      const found = word === '' ? -1 : lines.findIndex((line, index) => index >= at && line.includes(word))
      if (found === -1) break
      at = found
    }
    return at + 1
  }
}
