import { defaultThresholds, type ThresholdName, thresholdKeys } from '../rules/thresholds.ts'
import { daysBetween } from '../text/days.ts'
import { present } from '../text/present.ts'
import { type Ceilings, ceilingsIn } from './ceilings.ts'
import type { EffectivePolicy } from './layers/effective.ts'
import type { PolicyLayer, PriceEntry } from './layers/layer.ts'
import { presetNames } from './layers/presets.ts'
import { pricesOf } from './layers/prices.ts'
import { type KnownRule, severityEntry, severityUnder } from './layers/rule-names.ts'
import type { Origin } from './origin.ts'
import type {
  ConditionalDemand,
  CustomRule,
  HardwareItem,
  HardwareList,
  Limit,
  Policy,
  PolicyValue,
  WaiverTerms,
} from './policy.ts'
import { applyWaivers } from './waiver/waivers.ts'

/** The source of a value: the default, a preset, a local file, or a file of another repository. */
export type Provenance =
  | { readonly kind: 'default' }
  | { readonly kind: 'preset' | 'file' | 'shared'; readonly file: string; readonly line: number }

interface Sourced {
  readonly locked: boolean
  readonly origin: Provenance
}

/** Prices older than this many days need an update. */
const freshDays = 180

/** An effective policy with the source of each value, for reports. */
export type Overview = ReturnType<typeof overviewOf>

/** `today` is a date such as `2026-11-21`. Waivers show their days left, prices their age. */
export function overviewOf({ policy, layers, findings }: EffectivePolicy, rules: readonly KnownRule[], today: string) {
  const isSet = (key: 'failOn' | 'noManifest'): boolean => layers.some((layer) => layer[key] !== undefined)
  return {
    files: layers.map(({ file, isLocal }) => ({ file, kind: kindOf({ file, isLocal }) })),
    failOn: wordOf(policy.failOn, isSet('failOn')),
    noManifest: wordOf(policy.noManifest, isSet('noManifest')),
    rules: severitiesOf(policy, rules),
    thresholds: thresholdsOf(policy),
    require: policy.requirements.map((demand) => ({
      ...demandOf(demand),
      keys: demand.keys,
      ...(demand.manifestFor && { manifestFor: demand.manifestFor }),
    })),
    hardware: { allow: policy.allow.map(listOf), deny: policy.deny.map(listOf) },
    limits: policy.limits.map(limitOf),
    prices: pricesOf(layers).map((price) => priceOf(price, today)),
    custom: policy.custom.map(customOf),
    waivers: waiversOf(policy, today),
    waiverTerms: termsOf(policy, layers),
    findings: findings.map(({ rule, severity, message, remedy, origin }) => ({
      rule,
      severity,
      message,
      remedy,
      origin: provenance(origin),
    })),
  }
}

const unset: Provenance = { kind: 'default' }

const wordOf = <Word>({ value, locked, origin }: PolicyValue<Word>, isSaid: boolean) => ({
  value,
  locked,
  origin: isSaid ? provenance(origin) : unset,
})

const kindOf = ({ file, isLocal }: Pick<Origin, 'file' | 'isLocal'>): 'preset' | 'file' | 'shared' =>
  isLocal ? 'file' : presetNames.includes(file) ? 'preset' : 'shared'

function provenance(origin: Origin): Provenance {
  return { kind: kindOf(origin), file: origin.file, line: origin.span.line }
}

function severitiesOf({ severities, locked }: Policy, rules: readonly KnownRule[]) {
  return rules.flatMap((rule) => {
    const entry = severityEntry(rule.id, severities)
    const severity = severityUnder(rule, severities) ?? rule.severity
    const lock = locked.get(rule.id)
    // By default, it is as severe as the demand that it reports.
    const isSame = severity === rule.severity && rule.id !== 'policy/undeclared'
    if (entry === undefined || (isSame && lock === undefined)) return []
    const { id, severity: own } = rule
    const lockedAt = lock && { lockedAt: provenance(lock) }
    return [
      { rule: id, severity, own, pattern: entry.pattern, ...sourced(entry.origin, lock !== undefined), ...lockedAt },
    ]
  })
}

const sourced = (origin: Origin, locked: boolean): Sourced => ({ locked, origin: provenance(origin) })

function thresholdsOf({ thresholds, thresholdEntries }: Policy) {
  return (Object.keys(thresholdKeys) as ThresholdName[]).map((name) => {
    const entry = thresholdEntries.find((candidate) => candidate.name === name)
    const { sets } = thresholdKeys[name]
    const value: number | readonly number[] | undefined =
      entry === undefined ? defaultThresholds[sets] : thresholds[sets]
    return {
      name,
      ...(value !== undefined && { value }),
      locked: thresholds.locked?.includes(name) ?? false,
      origin: entry === undefined ? unset : provenance(entry.origin),
    }
  })
}

function demandOf({ id, severity, reason, when, origin, locked }: ConditionalDemand) {
  return {
    // A generated id (with "#") is not shown.
    ...(!id.includes('#') && { id }),
    severity,
    ...(when && { when: when.text }),
    ...(reason !== '' && { reason }),
    ...sourced(origin, locked),
  }
}

function limitOf(limit: Limit) {
  const set: Ceilings = Object.fromEntries(ceilingsIn(limit).map(({ sets }) => [sets, limit[sets as keyof Ceilings]]))
  return { ...demandOf(limit), ...set }
}

function customOf(rule: CustomRule) {
  const { message, remedy, path, sources, id } = rule
  const where = path.length > 0 && { path: path.join('.') }
  return { ...demandOf(rule), rule: `policy/${id}`, message, remedy, ...where, sources }
}

function listOf({ items, severity, reason, origin, locked }: HardwareList) {
  const named = items.map((item) => filled(item))
  return { items: named, severity, ...(reason !== '' && { reason }), ...sourced(origin, locked) }
}

const filled = (item: HardwareItem): Partial<HardwareItem> =>
  Object.fromEntries(Object.entries(item).filter(([, words]) => words.length > 0))

function priceOf(price: PriceEntry, today: string) {
  const { accelerators, machine, provider, region, spot, amount, currency, read, origin, locked } = price
  return {
    ...present({ accelerators, machine, provider, region, spot, amount, currency, read }),
    isOld: daysBetween(read, today) > freshDays,
    ...sourced(origin, locked),
  }
}

/** Every waiver, with the reason why it has no effect, if any. */
function waiversOf({ waivers, waiverTerms }: Policy, today: string) {
  const refused = applyWaivers([], waivers, waiverTerms.value, today, 'some').findings
  return waivers.map((waiver) => {
    const { rule, path, job, demand, upTo, reason, owner, ticket, expires, origin } = waiver
    const daysLeft = daysBetween(today, expires)
    const why = refused.find((finding) => finding.origin === origin)?.message
    const counts = daysLeft >= 0 && why === undefined
    return {
      ...present({ rule, path, job, demand, upTo, reason, owner, ticket, expires, daysLeft, counts, why }),
      origin: provenance(origin),
    }
  })
}

/** Each term separately, because different files may set them. */
function termsOf({ waiverTerms: { value, locked } }: Policy, layers: readonly PolicyLayer[]) {
  const term = <Key extends keyof WaiverTerms>(key: Key): { readonly value: WaiverTerms[Key] } & Sourced => {
    const last = layers.findLast(({ waiverTerms }) => waiverTerms?.value[key] !== undefined)?.waiverTerms
    return { value: value[key], locked, origin: last === undefined ? unset : provenance(last.origin) }
  }
  return { maxDays: term('maxDays'), inline: term('inline'), never: term('never') }
}
