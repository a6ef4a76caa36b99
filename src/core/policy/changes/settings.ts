import { type ThresholdName, thresholdKeys } from '../../rules/thresholds.ts'
import { parseBytes, parseDuration, parseFlops, parseShare } from '../../text/quantity.ts'
import { amount, duration, percent } from '../../text/wording.ts'
import type { KnownRule } from '../layers/rule-names.ts'
import { severityEntry, severityUnder } from '../layers/rule-names.ts'
import { isLooser, isLooserSeverity } from '../layers/strictness.ts'
import type { Origin } from '../origin.ts'
import type { Policy, PolicyValue, RuleSeverity } from '../policy.ts'
import { arrow, type Change, contentOf, directionOf, names } from './change.ts'

export function wordChange<Word extends string>(
  key: string,
  { value: base }: PolicyValue<Word>,
  { value: head, origin }: PolicyValue<Word>,
  isLooser: (word: Word, than: Word) => boolean,
): Change[] {
  if (base === head) return []
  const direction = directionOf(isLooser(head, base), isLooser(base, head))
  return [{ direction, what: `\`${key}\`: ${arrow(base, head)}`, origin }]
}

/** Rules whose severity changes. Rules with the same change are grouped. */
export function severityChanges(base: Policy, head: Policy, rules: readonly KnownRule[]): Change[] {
  const found = new Map<string, { ids: string[]; from: RuleSeverity; to: RuleSeverity; origin?: Origin }>()
  for (const rule of rules) {
    if (rule.severity === 'none') continue
    const from = severityUnder(rule, base.severities) ?? rule.severity
    const to = severityUnder(rule, head.severities) ?? rule.severity
    if (from === to) continue
    const entry = severityEntry(rule.id, head.severities)
    const key = `${from} ${to}`
    const earlier = found.get(key)
    if (earlier === undefined) found.set(key, { ids: [rule.id], from, to, ...(entry && { origin: entry.origin }) })
    else earlier.ids.push(rule.id)
  }
  return [...found.values()].map(({ ids, from, to, origin }) => ({
    direction: isLooserSeverity(to, from) ? 'looser' : 'stricter',
    what: `${ids.length === 1 ? 'rule' : 'rules'} ${names(ids)}: ${arrow(from, to)}`,
    ...(origin && { origin }),
  }))
}

export function thresholdChanges(base: Policy, head: Policy): Change[] {
  const before = new Map(base.thresholdEntries.map((entry) => [entry.name, entry]))
  const after = new Map(head.thresholdEntries.map((entry) => [entry.name, entry]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const { sets, stricter } = thresholdKeys[name]
    const [from, to] = [base.thresholds[sets], head.thresholds[sets]]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    const origin = after.get(name)?.origin
    // The first value of a threshold without a strict direction is neither looser nor stricter.
    const isChoice = !before.has(name) && (stricter === 'neither' || from === undefined)
    const loosens = !isChoice && from !== undefined && (to === undefined || isLooser(name, to, from))
    return [
      {
        direction: directionOf(loosens, !isChoice && stricter !== 'neither'),
        what: `threshold \`${name}\`: ${arrow(thresholdWords(name, from), thresholdWords(name, to))}`,
        about: `threshold \`${name}\` changes`,
        ...(origin && { origin }),
      },
    ]
  })
}

function thresholdWords(name: ThresholdName, value: number | readonly number[] | undefined): string {
  if (value === undefined) return 'none'
  return [value]
    .flat()
    .map((number) => inUnit(name, number, (bytes) => `${amount(bytes)}B`))
    .join(', ')
}

/** Formats a threshold in its usual unit. */
export function inUnit(name: ThresholdName, value: number, bytesWords: (bytes: number) => string): string {
  const { parse } = thresholdKeys[name] as { readonly parse: unknown }
  if (parse === parseDuration) return duration(value)
  if (parse === parseShare) return percent(value)
  if (parse === parseBytes) return bytesWords(value)
  return parse === parseFlops ? value.toExponential().replace('+', '') : amount(value)
}

export function priceChange({ thresholds: base }: Policy, { thresholds: head }: Policy): Change[] {
  if (contentOf([base.prices ?? [], base.listPrices]) === contentOf([head.prices ?? [], head.listPrices])) return []
  // Their effect on costs depends on the job.
  return [{ direction: undefined, what: '`prices` change' }]
}

/** Locks that the change removes. Listed separately, because the locked value itself may stay the same. */
export function lostLocks(base: Policy, head: Policy): Change[] {
  const kept = locksOf(head)
  const lost = [...locksOf(base)].filter((lock) => !kept.has(lock))
  return lost.length === 0 ? [] : [{ direction: 'looser', what: `the lock on ${names(lost)} is removed` }]
}
function locksOf({ failOn, noManifest, thresholdEntries, allow, deny, waiverTerms, locked }: Policy): Set<string> {
  const isLocked = (held: { readonly locked: boolean }): boolean => held.locked
  const lists = [...(allow.some(isLocked) ? ['hardware.allow'] : []), ...(deny.some(isLocked) ? ['hardware.deny'] : [])]
  return new Set(
    [
      ...(failOn.locked ? ['fail-on'] : []),
      ...(noManifest.locked ? ['no-manifest'] : []),
      ...(waiverTerms.locked ? ['waiver-terms'] : []),
      ...thresholdEntries.filter(isLocked).map(({ name }) => name),
      ...lists,
      ...locked.keys(),
    ].map((name) => `\`${name}\``),
  )
}
