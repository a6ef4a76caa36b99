import { thresholdKeys } from '../rules/thresholds.ts'
import type { KnownRule } from './layers/rule-names.ts'
import { severityEntry, severityUnder } from './layers/rule-names.ts'
import { isLooser, isLooserDemand, isLooserFailOn, isLooserSeverity, isLooserTerms } from './layers/strictness.ts'
import type { CustomRule, HardwareList, Limit, Origin, Policy, Requirement, RuleSeverity, Waiver } from './policy.ts'
import type { PolicyFinding } from './policy-finding.ts'

/** Something that another version of a policy would change. */
interface Change {
  readonly loosens: boolean
  /** Such as "`fail-on` from error to never". */
  readonly what: string
  /** The same without words of the other version. */
  readonly about?: string
  /** Where the other version says so; absent for what it no longer says. */
  readonly origin?: Origin
}

/**
 * What a pull request changes in the policy, one finding each: on the pull request itself the base branch's policy
 * counts. `file` is where a finding points that has no place of its own; what stands where `mayQuote` says no is not
 * repeated. `ownOnly`: just what the repository's own files say, for the rest is not read.
 */
export function policyChanges(
  base: Policy,
  head: Policy,
  rules: readonly KnownRule[],
  file: string,
  mayQuote: (origin: Origin) => boolean = () => true,
  ownOnly = false,
): PolicyFinding[] {
  const top: Origin = { file, isLocal: true, span: { line: 1, column: 1, endLine: 1, endColumn: 2 } }
  const changes = [
    ...failOnChange(base, head),
    ...severityChanges(base, head, rules),
    ...thresholdChanges(base, head),
    ...demandChanges('requirement', base.requirements, head.requirements),
    ...demandChanges('limit', base.limits, head.limits),
    ...demandChanges('rule', base.custom, head.custom),
    ...listChanges('allow', base.allow, head.allow),
    ...listChanges('deny', base.deny, head.deny),
    ...waiverChanges(base.waivers, head.waivers),
    ...termsChange(base, head),
    ...priceChange(base, head),
    ...lostLocks(base, head),
  ]
  const told = ownOnly ? changes.filter(({ origin }) => origin?.isLocal) : changes
  return told.map(({ loosens, what, about = what, origin }) => ({
    rule: 'policy/pending-change',
    severity: 'notice',
    message: `This pull request ${loosens ? 'loosens' : 'changes'} the policy: ${origin === undefined || mayQuote(origin) ? what : about}.`,
    remedy: 'It takes effect after merging; until then the policy of the base branch counts.',
    origin: origin?.isLocal ? origin : top,
  }))
}

function failOnChange({ failOn: base }: Policy, { failOn: head }: Policy): Change[] {
  if (base.value === head.value) return []
  const what = `\`fail-on\` from ${base.value} to ${head.value}`
  return [{ loosens: isLooserFailOn(head.value, base.value), what, origin: head.origin }]
}

/** Rules whose severity changes, those that one entry changes alike told together. */
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
  return [...found.values()].map(({ ids, from, to, origin }) => {
    const more = ids.length > 3 ? ` and ${ids.length - 3} more` : ''
    const named = ids
      .slice(0, 3)
      .map((id) => `\`${id}\``)
      .join(', ')
    return {
      loosens: isLooserSeverity(to, from),
      what: `${named}${more} from ${from} to ${to}`,
      ...(origin && { origin }),
    }
  })
}

function thresholdChanges(base: Policy, head: Policy): Change[] {
  const before = new Map(base.thresholdEntries.map((entry) => [entry.name, entry]))
  const after = new Map(head.thresholdEntries.map((entry) => [entry.name, entry]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const from = before.get(name)
    const to = after.get(name)
    if (JSON.stringify(from?.value) === JSON.stringify(to?.value)) return []
    const shown = (value: unknown): string => (value === undefined ? 'its default' : JSON.stringify(value))
    const what = `the threshold \`${name}\` from ${shown(from?.value)} to ${shown(to?.value)}`
    const { sets, stricter } = thresholdKeys[name]
    const [held, next] = [base.thresholds[sets], head.thresholds[sets]]
    // A number that is set for the first time, and that is neither stricter nor looser, is a change.
    const isChoice = from === undefined && stricter === 'neither'
    const loosens = !isChoice && held !== undefined && (next === undefined || isLooser(name, next, held))
    return [{ loosens, what, about: `the threshold \`${name}\` is another`, ...(to && { origin: to.origin }) }]
  })
}

function demandChanges<Demand extends Requirement | Limit | CustomRule>(
  word: string,
  base: readonly Demand[],
  head: readonly Demand[],
): Change[] {
  const key = (demand: Demand): string => (demand.id.includes('#') ? said(demand) : demand.id)
  const before = new Map(base.map((demand) => [key(demand), demand]))
  const after = new Map(head.map((demand) => [key(demand), demand]))
  const removed = [...before].filter(([id]) => !after.has(id))
  const added = [...after].filter(([id]) => !before.has(id))
  const changed = [...after].flatMap(([id, to]): Change[] => {
    const from = before.get(id)
    if (from === undefined || said(from) === said(to)) return []
    const loosens = isLooserDemand(to, from)
    return [{ loosens, what: `the ${word} \`${id}\` is another`, origin: to.origin }]
  })
  const name = (id: string): string =>
    (before.get(id)?.id ?? after.get(id)?.id ?? '').includes('#') ? '' : ` \`${id}\``
  return [
    ...removed.map(([id]) => ({ loosens: true, what: `the ${word}${name(id)} is gone` })),
    ...added.map(([id, { origin }]) => ({
      loosens: false,
      what: `a ${word}${name(id)} is added`,
      about: `a ${word} is added`,
      origin,
    })),
    ...changed,
  ]
}

/** What a part of a policy says, without where it says it. */
const said = (part: object): string =>
  JSON.stringify(part, (key, value) => {
    if (key === 'origin' || key === 'id') return undefined
    return key === 'when' ? (value as { text: string }).text : value
  })

function listChanges(word: 'allow' | 'deny', base: readonly HardwareList[], head: readonly HardwareList[]): Change[] {
  if (said(base) === said(head)) return []
  const origin = head.at(-1)?.origin
  const items = (lists: readonly HardwareList[]): Set<string> =>
    new Set(lists.flatMap((list) => list.items.map((item) => JSON.stringify(item))))
  const [before, after] = [items(base), items(head)]
  const gone = [...before].some((item) => !after.has(item))
  const isNew = [...after].some((item) => !before.has(item))
  const severityOf = (lists: readonly HardwareList[]): RuleSeverity | undefined => lists.at(-1)?.severity
  const [from, to] = [severityOf(base), severityOf(head)]
  const isLessSevere = from !== undefined && to !== undefined && isLooserSeverity(to, from)
  const loosens = isLessSevere || (word === 'allow' ? (isNew && before.size > 0) || after.size === 0 : gone)
  return [{ loosens, what: `\`hardware.${word}\` is another list`, ...(origin && { origin }) }]
}

function waiverChanges(base: readonly Waiver[], head: readonly Waiver[]): Change[] {
  const key = ({ rule, path = '', job = '', demand = '' }: Waiver): string => `${rule} ${path} ${job} ${demand}`
  // Of several for the same, the longest decides.
  const byEnd = (waivers: readonly Waiver[]): Map<string, Waiver> =>
    new Map(waivers.toSorted((a, b) => (a.expires < b.expires ? -1 : 1)).map((waiver) => [key(waiver), waiver]))
  const [before, after] = [byEnd(base), byEnd(head)]
  const added = [...after].flatMap(([id, waiver]): Change[] => {
    const earlier = before.get(id)
    if (earlier?.expires === waiver.expires && earlier.upTo === waiver.upTo) return []
    const longer = earlier === undefined || waiver.expires > earlier.expires || ceilingOf(waiver) > ceilingOf(earlier)
    const what =
      earlier === undefined
        ? `a waiver of \`${waiver.rule}\` until ${waiver.expires}`
        : `the waiver of \`${waiver.rule}\` until ${termWords(waiver)} instead of ${termWords(earlier)}`
    return [{ loosens: longer, what, about: 'a waiver', origin: waiver.origin }]
  })
  const removed = [...before].filter(([id]) => !after.has(id))
  return [...added, ...removed.map(([, { rule }]) => ({ loosens: false, what: `the waiver of \`${rule}\` is gone` }))]
}

const ceilingOf = ({ upTo }: Waiver): number => upTo ?? Number.POSITIVE_INFINITY
const termWords = ({ expires, upTo }: Waiver): string => `${expires}${upTo === undefined ? '' : `, up to ${upTo}`}`

function termsChange({ waiverTerms: base }: Policy, { waiverTerms: head }: Policy): Change[] {
  if (said(base.value) === said(head.value)) return []
  return [{ loosens: isLooserTerms(head.value, base.value), what: 'the terms of waivers', origin: head.origin }]
}

function priceChange({ thresholds: base }: Policy, { thresholds: head }: Policy): Change[] {
  if (said(base.prices ?? []) === said(head.prices ?? [])) return []
  // Whether jobs cost more or less by them depends on the job.
  return [{ loosens: false, what: 'the prices' }]
}

/** What may be loosened or waived after merging and may not now: told apart, as nothing else has to change with it. */
function lostLocks(base: Policy, head: Policy): Change[] {
  const kept = locksOf(head)
  const lost = [...locksOf(base)].filter((lock) => !kept.has(lock))
  const more = lost.length > 3 ? ` and ${lost.length - 3} more` : ''
  return lost.length === 0 ? [] : [{ loosens: true, what: `no lock on ${lost.slice(0, 3).join(', ')}${more}` }]
}

function locksOf({ failOn, thresholdEntries, allow, deny, waiverTerms, locked }: Policy): Set<string> {
  const isLocked = (held: { readonly locked: boolean }): boolean => held.locked
  const lists = [...(allow.some(isLocked) ? ['hardware.allow'] : []), ...(deny.some(isLocked) ? ['hardware.deny'] : [])]
  return new Set(
    [
      ...(failOn.locked ? ['fail-on'] : []),
      ...(waiverTerms.locked ? ['waiver-terms'] : []),
      ...thresholdEntries.filter(isLocked).map(({ name }) => name),
      ...lists,
      ...locked.keys(),
    ].map((name) => `\`${name}\``),
  )
}
