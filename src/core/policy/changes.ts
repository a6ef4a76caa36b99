import { type ThresholdName, thresholdKeys } from '../rules/thresholds.ts'
import { parseBytes, parseDuration, parseFlops, parseShare } from '../text/quantity.ts'
import { amount, duration, list, percent, upper } from '../text/wording.ts'
import { ceilings, ceilingsIn } from './ceilings.ts'
import { wordsOf } from './demands/hardware-lists.ts'
import { excerpt } from './excerpt.ts'
import type { KnownRule } from './layers/rule-names.ts'
import { severityEntry, severityUnder } from './layers/rule-names.ts'
import {
  isLooser,
  isLooserDemand,
  isLooserFailOn,
  isLooserNoManifest,
  isLooserSeverity,
  isLooserTerms,
} from './layers/strictness.ts'
import type {
  CustomRule,
  HardwareList,
  Limit,
  Origin,
  Policy,
  PolicyValue,
  Requirement,
  RuleSeverity,
  Waiver,
} from './policy.ts'
import type { PolicyFinding } from './policy-finding.ts'
import { notInForce } from './proposed-policy.ts'

/** `undefined`: neither, as far as can be told. */
type Direction = 'looser' | 'stricter' | undefined

/** Something that another version of a policy would change. */
interface Change {
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
const mostListed = 10

interface ChangesShown {
  /** Whether a report may repeat the words of a file. */
  readonly mayQuote?: (origin: Origin) => boolean
  /** Only changes in the repository's own files: the others were not read. */
  readonly ownOnly?: boolean
}

/**
 * What a pull request changes in the policy, one finding for each key, those that loosen it first: on the pull request
 * itself the base branch's policy applies. A finding without a place of its own points to `file`.
 */
export function policyChanges(
  base: Policy,
  head: Policy,
  rules: readonly KnownRule[],
  file: string,
  { mayQuote = () => true, ownOnly = false }: ChangesShown = {},
): PolicyFinding[] {
  const top: Origin = { file, isLocal: true, span: { line: 1, column: 1, endLine: 1, endColumn: 2 } }
  const changes = [
    ...wordChange('fail-on', base.failOn, head.failOn, isLooserFailOn),
    ...wordChange('no-manifest', base.noManifest, head.noManifest, isLooserNoManifest),
    ...severityChanges(base, head, rules),
    ...thresholdChanges(base, head),
    ...demandChanges('requirement', base.requirements, head.requirements),
    ...demandChanges('limit', base.limits, head.limits),
    ...demandChanges('custom rule', base.custom, head.custom),
    ...listChanges('allow', base.allow, head.allow),
    ...listChanges('deny', base.deny, head.deny),
    ...waiverChanges(base.waivers, head.waivers),
    ...termsChanges(base, head),
    ...priceChange(base, head),
    ...lostLocks(base, head),
  ]
  const known = ownOnly ? changes.filter(({ origin }) => origin?.isLocal) : changes
  const isLooserChange = ({ direction }: Change): boolean => direction === 'looser'
  const sorted = [...known.filter(isLooserChange), ...known.filter((change) => !isLooserChange(change))]
  const more = sorted.slice(mostListed)
  const finding = (message: string, origin?: Origin): PolicyFinding => ({
    rule: 'policy/pending-change',
    severity: 'notice',
    message,
    remedy: notInForce,
    origin: origin?.isLocal ? origin : top,
  })
  return [
    ...sorted.slice(0, mostListed).map(({ direction, what, about = what, origin, waiver }) => ({
      ...finding(
        `${upper(origin === undefined || mayQuote(origin) ? what : about)}${direction ? ` (${direction})` : ''}.`,
        origin,
      ),
      ...(waiver && { pendingWaiver: waiver }),
    })),
    ...(more.length === 0
      ? []
      : [finding(`${more.length} more policy changes are not listed (${more.filter(isLooserChange).length} looser).`)]),
  ]
}

const directionOf = (isLooser: boolean, isStricter: boolean): Direction =>
  isLooser ? 'looser' : isStricter ? 'stricter' : undefined

/** "8 → 64 accelerators": a unit that both have stands once. */
function arrow(from: string, to: string): string {
  const unit = /^\d[\d.,]*[A-Z]?( .+)$/.exec(to)?.[1]
  const isShared = unit !== undefined && /^\d/.test(from) && from.endsWith(unit)
  return `${isShared ? from.slice(0, -unit.length) : from} → ${to}`
}

/** The first names, and how many more there are. */
function names(all: readonly string[]): string {
  const more = all.length - mostListed
  return list(more > 0 ? [...all.slice(0, mostListed), `${more} more`] : all)
}

function wordChange<Word extends string>(
  key: string,
  { value: base }: PolicyValue<Word>,
  { value: head, origin }: PolicyValue<Word>,
  isLooser: (word: Word, than: Word) => boolean,
): Change[] {
  if (base === head) return []
  const direction = directionOf(isLooser(head, base), isLooser(base, head))
  return [{ direction, what: `\`${key}\`: ${arrow(base, head)}`, origin }]
}

/** Rules whose severity changes; those that change alike are one change. */
function severityChanges(base: Policy, head: Policy, rules: readonly KnownRule[]): Change[] {
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

function thresholdChanges(base: Policy, head: Policy): Change[] {
  const before = new Map(base.thresholdEntries.map((entry) => [entry.name, entry]))
  const after = new Map(head.thresholdEntries.map((entry) => [entry.name, entry]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const { sets, stricter } = thresholdKeys[name]
    const [from, to] = [base.thresholds[sets], head.thresholds[sets]]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    const origin = after.get(name)?.origin
    // A number that is set for the first time, and that is neither stricter nor looser, is only a change.
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

/** Numbers of a threshold with the unit in which people write them. */
function thresholdWords(name: ThresholdName, value: number | readonly number[] | undefined): string {
  if (value === undefined) return 'none'
  const { parse } = thresholdKeys[name]
  const word = (number: number): string => {
    if (parse === parseDuration) return duration(number)
    if (parse === parseShare) return percent(number)
    if (parse === parseBytes) return `${amount(number)}B`
    return parse === parseFlops ? number.toExponential().replace('+', '') : amount(number)
  }
  return [value].flat().map(word).join(', ')
}

type AnyDemand = Requirement | Limit | CustomRule

/** The keys of a demand that can change, each with its value in words; undefined if it is not set. */
const demandKeys: Readonly<Record<string, (demand: AnyDemand) => string | undefined>> = {
  ...Object.fromEntries(
    Object.values(ceilings).map(({ sets }) => [
      sets,
      (demand: AnyDemand) => {
        const set = ceilingsIn(demand as Limit).find((each) => each.sets === sets)
        return set?.words(set.ceiling, set.unit)
      },
    ]),
  ),
  keys: (demand) => ('keys' in demand && demand.keys.length > 0 ? names(demand.keys) : undefined),
  manifestFor: (demand) => ('manifestFor' in demand ? names(demand.manifestFor as readonly string[]) : undefined),
  when: ({ when }) => when && `\`${excerpt(when.text)}\``,
  severity: ({ severity }) => severity,
}

function demandChanges<Demand extends AnyDemand>(
  word: string,
  base: readonly Demand[],
  head: readonly Demand[],
): Change[] {
  const key = (demand: Demand): string => (isNamed(demand) ? demand.id : said(demand))
  const before = new Map(base.map((demand) => [key(demand), demand]))
  const after = new Map(head.map((demand) => [key(demand), demand]))
  const removed = [...before].flatMap(([id, demand]) => (after.has(id) ? [] : [demand]))
  const added = [...after].flatMap(([id, demand]) => (before.has(id) ? [] : [demand]))
  const changed = [...after].flatMap(([id, to]): [Demand, Demand][] => {
    const from = before.get(id)
    return from === undefined || said(from) === said(to) ? [] : [[from, to]]
  })
  const [gone, come] = [removed[0], added[0]]
  // One without a name that another takes the place of has changed.
  const isReplaced = removed.length === 1 && added.length === 1 && gone && come && !isNamed(gone) && !isNamed(come)
  if (isReplaced) return [...keyChanges(word, gone, come), ...changed.flatMap((pair) => keyChanges(word, ...pair))]
  return [
    ...removed.map((demand): Change => ({ direction: 'looser', what: `${subject(word, demand)} is removed` })),
    ...added.map(
      (demand): Change => ({
        direction: 'stricter',
        what: `${subject(word, demand)} is added`,
        about: `a ${word} is added`,
        origin: demand.origin,
      }),
    ),
    ...changed.flatMap((pair) => keyChanges(word, ...pair)),
  ]
}

const isNamed = ({ id }: AnyDemand): boolean => !id.includes('#')
const subject = (word: string, demand: AnyDemand): string =>
  isNamed(demand) ? `${word} \`${demand.id}\`` : `a ${word}`

/** The keys in which two versions of a demand differ; words for people, such as its reason, are one change. */
function keyChanges<Demand extends AnyDemand>(word: string, from: Demand, to: Demand): Change[] {
  const name = isNamed(to) ? `${word} \`${to.id}\`` : word
  const changes = Object.entries(demandKeys).flatMap(([key, wordsFor]): Change[] => {
    const [before, after] = [wordsFor(from), wordsFor(to)]
    if (before === after) return []
    const only = { ...from, [key]: to[key as keyof Demand] }
    const direction = directionOf(isLooserDemand(only, from), isLooserDemand(from, only))
    const what = `${name}: ${arrow(before ?? 'none', after ?? 'none')}`
    return [{ direction, what, about: `${name} changes`, origin: to.origin }]
  })
  if (changes.length > 0) return changes
  if (from.locked !== to.locked)
    return to.locked ? [{ direction: 'stricter', what: `${name} is locked`, origin: to.origin }] : []
  return [{ direction: undefined, what: `${name}: its words change`, origin: to.origin }]
}

/** What a part of a policy says, without where it says it. */
const said = (part: object): string =>
  JSON.stringify(part, (key, value) => {
    if (key === 'origin' || key === 'id') return undefined
    return key === 'when' ? (value as { text: string }).text : value
  })

function listChanges(word: 'allow' | 'deny', base: readonly HardwareList[], head: readonly HardwareList[]): Change[] {
  const origin = head.at(-1)?.origin
  const items = (lists: readonly HardwareList[]): Map<string, string> =>
    new Map(lists.flatMap((each) => each.items.map((item) => [JSON.stringify(item), wordsOf(item)])))
  const [before, after] = [items(base), items(head)]
  const without = (all: Map<string, string>, others: Map<string, string>): string[] =>
    [...all].flatMap(([item, words]) => (others.has(item) ? [] : [words]))
  const [added, removed] = [without(after, before), without(before, after)]
  const key = `\`hardware.${word}\``
  const change = (direction: Direction, what: string): Change => ({
    direction,
    what: `${key}${what}`,
    about: `${key} changes`,
    ...(origin && { origin }),
  })
  if (before.size > 0 && after.size === 0) return [change('looser', ' is removed')]
  if (before.size === 0 && after.size > 0) return [change('stricter', ` is added: ${names(added)}`)]
  const [from, to] = [base.at(-1)?.severity, head.at(-1)?.severity]
  const isOther = from !== undefined && to !== undefined && from !== to
  return [
    ...(added.length > 0 ? [change(word === 'allow' ? 'looser' : 'stricter', ` adds ${names(added)}`)] : []),
    ...(removed.length > 0 ? [change(word === 'allow' ? 'stricter' : 'looser', ` removes ${names(removed)}`)] : []),
    ...(isOther ? [change(isLooserSeverity(to, from) ? 'looser' : 'stricter', `: ${arrow(from, to)}`)] : []),
  ]
}

function waiverChanges(base: readonly Waiver[], head: readonly Waiver[]): Change[] {
  const key = ({ rule, path = '', job = '', demand = '' }: Waiver): string => `${rule} ${path} ${job} ${demand}`
  // Of several for the same, the longest decides.
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

function termsChanges(
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

function priceChange({ thresholds: base }: Policy, { thresholds: head }: Policy): Change[] {
  if (said([base.prices ?? [], base.listPrices]) === said([head.prices ?? [], head.listPrices])) return []
  // Whether jobs cost more or less by them depends on the job.
  return [{ direction: undefined, what: '`prices` change' }]
}

/** What may be loosened or waived after merging and may not now: listed apart, as nothing else has to change with it. */
function lostLocks(base: Policy, head: Policy): Change[] {
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
