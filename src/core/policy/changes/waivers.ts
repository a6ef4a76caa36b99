import { isLooserTerms } from '../layers/strictness.ts'
import type { Policy, Waiver } from '../policy.ts'
import { arrow, type Change, names } from './change.ts'

export function waiverChanges(base: readonly Waiver[], head: readonly Waiver[]): Change[] {
  const key = ({ rule, path = '', job = '', demand = '' }: Waiver): string => `${rule} ${path} ${job} ${demand}`
  // If several waivers have the same scope, the longest decides.
  const byEnd = (waivers: readonly Waiver[]): Map<string, Waiver> =>
    new Map(waivers.toSorted((a, b) => (a.expires < b.expires ? -1 : 1)).map((waiver) => [key(waiver), waiver]))
  const [before, after] = [byEnd(base), byEnd(head)]
  const changed = [...after].flatMap(([id, waiver]): Change[] => {
    const { rule, origin } = waiver
    const earlier = before.get(id)
    if (earlier === undefined) {
      const what = `waiver for ${rule} until ${termWords(waiver)} is added`
      return [{ direction: 'looser', what, about: 'a waiver is added', origin, waiver }]
    }
    if (earlier.expires === waiver.expires && earlier.upTo === waiver.upTo) return []
    const isLonger = waiver.expires > earlier.expires || ceilingOf(waiver) > ceilingOf(earlier)
    const what = `waiver for ${rule}: until ${arrow(termWords(earlier), termWords(waiver))}`
    return [{ direction: isLonger ? 'looser' : 'stricter', what, about: 'a waiver changes', origin }]
  })
  const removed = [...before].flatMap(([id, { rule }]): Change[] =>
    after.has(id) ? [] : [{ direction: 'stricter', what: `waiver for ${rule} is removed` }],
  )
  return [...changed, ...removed]
}

const ceilingOf = ({ upTo }: Waiver): number => upTo ?? Number.POSITIVE_INFINITY
const termWords = ({ expires, upTo }: Waiver): string => `${expires}${upTo === undefined ? '' : `, up to ${upTo}`}`

export function termsChanges(
  { waiverTerms: { value: base } }: Policy,
  { waiverTerms: { value: head, origin } }: Policy,
): Change[] {
  const change = (key: keyof typeof head, what: string): Change => ({
    direction: isLooserTerms({ ...base, [key]: head[key] }, base) ? 'looser' : 'stricter',
    what: `\`waiver-terms\`: ${what}`,
    origin,
  })
  const allowed = (inline: boolean): string => (inline ? 'allowed' : 'not allowed')
  const without = (all: readonly string[], others: readonly string[]): string[] =>
    all.filter((rule) => !others.includes(rule))
  const [added, removed] = [without(head.never, base.never), without(base.never, head.never)]
  return [
    ...(base.maxDays === head.maxDays
      ? []
      : [change('maxDays', arrow(`${base.maxDays} days`, `${head.maxDays} days`))]),
    ...(base.inline === head.inline
      ? []
      : [change('inline', `waivers in manifests ${arrow(allowed(base.inline), allowed(head.inline))}`)]),
    ...(removed.length > 0 ? [change('never', `\`never\` removes ${names(removed)}`)] : []),
    ...(added.length > 0
      ? [{ ...change('never', `\`never\` adds ${names(added)}`), direction: 'stricter' as const }]
      : []),
  ]
}
