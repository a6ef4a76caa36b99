import type { Facts } from '../../rules/facts.ts'
import type { Path } from '../../text/document.ts'
import type { JobReview } from '../check.ts'

/** A job's declaration, defaults merged in, as canonical text, without its name. */
export function contentOf({ facts }: { readonly facts: Pick<Facts, 'declaration'> }): string {
  const { name: _, ...content } = { name: '', ...facts.declaration }
  return canonical(content)
}

/** The declared values of a job, each with its place, without its name. */
export function valuesOf({ facts }: JobReview): ReadonlySet<string> {
  return new Set(leavesOf(facts.declaration, ''))
}

/** The declared value at a place, up to the first list on the way; undefined if undeclared. */
export function declaredAt({ facts }: JobReview, place: Path): string | undefined {
  let value: unknown = facts.declaration
  for (const step of place) {
    if (typeof step === 'number' || Array.isArray(value)) break
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value === undefined ? undefined : canonical(value)
}

const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return { map: entries.map(([key, inner]) => [key, sorted(inner)]) }
}

function leavesOf(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${place}=${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, inner]) =>
    place === '' && key === 'name' ? [] : leavesOf(inner, `${place}/${key}`),
  )
}
