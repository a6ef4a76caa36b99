import { parse } from 'smol-toml'
import { giveUp } from '../../text/given-up.ts'
import { positionFinder } from '../../text/text-position.ts'

export type TomlTable = { readonly [key: string]: unknown }

/** The tables of a TOML file; undefined where it cannot be read. */
export function readToml(text: string): TomlTable | undefined {
  try {
    return parse(text.replace(/^\ufeff/, ''), { maxDepth: 64 }) as TomlTable
  } catch {
    giveUp('is no TOML that can be read')
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

/** The table or value below keys, or undefined. */
export function under(value: unknown, ...keys: readonly string[]): unknown {
  let found: unknown = value
  for (const key of keys) {
    const table = tableOf(found)
    if (table === undefined || !Object.hasOwn(table, key)) return undefined
    found = table[key]
  }
  return found
}

/** Finds lines in a TOML text, whose parser does not tell them. */
export type FindLine = (section: string, ...needles: readonly string[]) => number

/**
 * Finds the line, after the header of `section`, that holds the first needle and, from there on, the next ones; the
 * line that was reached where a needle is missing. The number of searches in one text is bounded.
 */
export function lineFinder(text: string): FindLine {
  const position = positionFinder(text)
  const lineAt = (offset: number): number => position(offset).line
  let searches = 200
  return (section, ...needles) => {
    if (searches-- <= 0) return 1
    let at = section === '' ? 0 : headerAt(text, section)
    for (const needle of needles) {
      const found = needle === '' ? -1 : uncommented(text, needle, at)
      if (found === -1) break
      at = needle.startsWith('\n') ? found + 1 : found
    }
    return lineAt(at)
  }
}

const headerAt = (text: string, section: string): number => {
  const escaped = section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const match = new RegExp(`^[ \\t]*\\[{1,2}[ \\t]*${escaped}[ \\t]*\\]`, 'm').exec(text)
  return match?.index ?? 0
}

function uncommented(text: string, needle: string, from: number): number {
  let at = text.indexOf(needle, from)
  for (let tries = 0; at !== -1 && tries < 20; tries++) {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
    if (!line.trimStart().startsWith('#')) return at
    at = text.indexOf(needle, at + needle.length)
  }
  return at
}
