import { list } from '../../text/wording.ts'
import type { Origin } from '../origin.ts'
import type { Waiver } from '../policy.ts'

/** Undefined: neither, or unknown. */
export type Direction = 'looser' | 'stricter' | undefined

/** A difference between two versions of a policy. */
export interface Change {
  readonly direction: Direction
  /** For example "limit `prototypes`: 8 → 64 accelerators". */
  readonly what: string
  /** The same without text from the other version. */
  readonly about?: string
  /** Its place in the other version. Undefined if it was removed. */
  readonly origin?: Origin
  readonly waiver?: Waiver
}

/** The most changes in a list, and the most names in one change. */
export const mostListed = 10

export const directionOf = (isLooser: boolean, isStricter: boolean): Direction =>
  isLooser ? 'looser' : isStricter ? 'stricter' : undefined

/** "8 → 64 accelerators": a shared unit is written once. */
export function arrow(from: string, to: string): string {
  const unit = /^\d[\d.,]*[A-Z]?( .+)$/.exec(to)?.[1]
  const isShared = unit !== undefined && /^\d/.test(from) && from.endsWith(unit)
  return `${isShared ? from.slice(0, -unit.length) : from} → ${to}`
}

/** The first names, then the number of remaining ones. */
export function names(all: readonly string[]): string {
  const more = all.length - mostListed
  return list(more > 0 ? [...all.slice(0, mostListed), `${more} more`] : all)
}

/** The content of a part of a policy without its place, for comparison. */
export const contentOf = (part: object): string =>
  JSON.stringify(part, (key, value) => {
    if (key === 'origin' || key === 'id') return undefined
    return key === 'when' ? (value as { text: string }).text : value
  })
