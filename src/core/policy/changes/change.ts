import { list } from '../../text/wording.ts'
import type { Origin } from '../origin.ts'
import type { Waiver } from '../policy.ts'

/** `undefined`: neither, as far as can be told. */
export type Direction = 'looser' | 'stricter' | undefined

/** Something that another version of a policy would change. */
export interface Change {
  readonly direction: Direction
  /** Such as "limit `prototypes`: 8 → 64 accelerators". */
  readonly what: string
  /** The same without words of the other version. */
  readonly about?: string
  /** Where the other version says so; absent for what it no longer says. */
  readonly origin?: Origin
  /** The waiver that it adds. */
  readonly waiver?: Waiver
}

/** So many changes are listed, and so many names in one of them. */
export const mostListed = 10

export const directionOf = (isLooser: boolean, isStricter: boolean): Direction =>
  isLooser ? 'looser' : isStricter ? 'stricter' : undefined

/** "8 → 64 accelerators": a unit that both have stands once. */
export function arrow(from: string, to: string): string {
  const unit = /^\d[\d.,]*[A-Z]?( .+)$/.exec(to)?.[1]
  const isShared = unit !== undefined && /^\d/.test(from) && from.endsWith(unit)
  return `${isShared ? from.slice(0, -unit.length) : from} → ${to}`
}

/** The first names, and how many more there are. */
export function names(all: readonly string[]): string {
  const more = all.length - mostListed
  return list(more > 0 ? [...all.slice(0, mostListed), `${more} more`] : all)
}

/** The content of a part of a policy, without its place, to compare. */
export const contentOf = (part: object): string =>
  JSON.stringify(part, (key, value) => {
    if (key === 'origin' || key === 'id') return undefined
    return key === 'when' ? (value as { text: string }).text : value
  })
