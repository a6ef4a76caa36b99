import { defaultThresholds, type ThresholdName, type Thresholds, thresholdKeys } from '../../rules/thresholds.ts'
import { nowhere, type Origin } from '../origin.ts'
import type {
  ConditionalDemand,
  FailOn,
  HardwareList,
  NoManifest,
  Policy,
  PolicyValue,
  ThresholdEntry,
  Waiver,
  WaiverTerms,
} from '../policy.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import type { PolicyLayer } from './layer.ts'
import { lockedRules, lockedWaivers, loosenedSeverities } from './locks.ts'
import { lockedMeasures } from './measures.ts'
import { presetNames } from './presets.ts'
import { loosenedPrices, pricesOf } from './prices.ts'
import { clashes, type KnownRule, unknownRules } from './rule-names.ts'
import {
  covers,
  isLooser,
  isLooserDemand,
  isLooserFailOn,
  isLooserNoManifest,
  isLooserTerms,
  stricterTerms,
} from './strictness.ts'

/** The terms if no policy sets them. */
export const defaultWaiverTerms: WaiverTerms = { maxDays: 365, inline: false, never: [] }

const builtIn: Origin = { file: 'recommended', isLocal: false, span: nowhere }

/**
 * Merges layers, earliest first: later values replace earlier ones unless those are locked. Each attempt to loosen a
 * lock is a problem that names both places. Unknown rules are problems, too.
 */
export function mergePolicies(
  layers: readonly PolicyLayer[],
  rules: readonly KnownRule[],
): { readonly policy: Policy; readonly problems: readonly PolicyProblem[] } {
  const problems: PolicyProblem[] = []
  const loosens: Loosens = (what, origin, related) => {
    const message = `${what}, but ${related.file} locks it (line ${related.span.line}).`
    problems.push({ message, remedy: 'Make it at least as strict, or remove it.', origin, related })
  }
  const custom = mergeDemands(layers, ({ custom }) => custom, loosens)
  const known = [...rules, ...custom.map(({ id, severity }) => ({ id: `policy/${id}`, severity, isOwn: true }))]
  problems.push(...layers.flatMap((layer) => unknownRules(layer, known)), ...clashes(custom, rules))
  for (const [{ pattern, value, origin }, lock] of loosenedSeverities(layers, known))
    loosens(`\`${pattern}: ${value}\` loosens \`${lock.pattern}: ${lock.value}\``, origin, lock.origin)
  problems.push(...lockedWaivers(layers, known).map(coversLocked))
  for (const [{ origin }, why, lock] of loosenedPrices(layers)) loosens(why, origin, lock)
  const { entries: thresholdEntries, locked } = mergeThresholds(layers, loosens)
  const policy: Policy = {
    failOn: mergeWords(ofFailOn, layers, loosens),
    noManifest: mergeWords(ofNoManifest, layers, loosens),
    severities: layers.flatMap(({ severities }) => severities),
    thresholds: thresholdsOf(thresholdEntries, locked, layers),
    thresholdEntries,
    requirements: mergeDemands(layers, ({ requirements }) => requirements, loosens),
    allow: mergeLists(layers, ({ allow }) => allow, loosens),
    deny: mergeLists(layers, ({ deny }) => deny),
    limits: mergeDemands(layers, ({ limits }) => limits, loosens),
    custom,
    waivers: layers.flatMap(({ waivers }) => waivers),
    waiverTerms: mergeTerms(layers, loosens),
    locked: lockedRules(layers, known),
  }
  return { policy, problems }
}

type Loosens = (what: string, at: Origin, lock: Origin) => void

const coversLocked = ([{ rule, origin }, lock]: readonly [Waiver, Origin]): PolicyProblem => ({
  message: `This waiver covers \`${rule}\`, but ${lock.file} locks it (line ${lock.span.line}).`,
  remedy: 'Move the waiver to that file, or name a rule or `demand` that is not locked.',
  origin,
  related: lock,
})

/** A key that has one word for all jobs. */
interface WordKey<Word extends string> {
  readonly key: string
  readonly of: (layer: PolicyLayer) => PolicyValue<Word> | undefined
  /** The word if no policy sets one. */
  readonly usual: Word
  readonly isLooser: (word: Word, than: Word) => boolean
}

const ofFailOn: WordKey<FailOn> = {
  key: 'fail-on',
  of: ({ failOn }) => failOn,
  usual: 'error',
  isLooser: isLooserFailOn,
}
const ofNoManifest: WordKey<NoManifest> = {
  key: 'no-manifest',
  of: ({ noManifest }) => noManifest,
  usual: 'review',
  isLooser: isLooserNoManifest,
}

function mergeWords<Word extends string>(
  { key, of, usual, isLooser }: WordKey<Word>,
  layers: readonly PolicyLayer[],
  loosens: Loosens,
): PolicyValue<Word> {
  let current: PolicyValue<Word> = { value: usual, origin: builtIn, locked: false }
  // A lock applies at its own value. A later layer may undo a stricter value that is not locked itself.
  let lock: PolicyValue<Word> | undefined
  for (const each of layers.flatMap((layer) => of(layer) ?? [])) {
    if (lock !== undefined && isLooser(each.value, lock.value)) {
      loosens(`\`${key}: ${each.value}\` loosens \`${key}: ${lock.value}\``, each.origin, lock.origin)
      continue
    }
    if (each.locked) lock = each
    current = { ...each, locked: lock !== undefined }
  }
  return current
}

function mergeThresholds(
  layers: readonly PolicyLayer[],
  loosens: Loosens,
): { readonly entries: readonly ThresholdEntry[]; readonly locked: readonly ThresholdName[] } {
  const held = new Map<ThresholdName, ThresholdEntry>()
  const locks = new Map<ThresholdName, ThresholdLock>()
  const measures = [...lockedMeasures(layers)]
  for (const [index, { thresholds }] of layers.entries()) {
    for (const entry of thresholds) {
      const { name, value, origin } = entry
      const lock = locks.get(name)
      if (lock !== undefined && isLooser(name, value, lock.value)) {
        loosens(`The threshold \`${name}\` ${lock.isOfDemand ? 'loosens a demand' : 'is looser'}`, origin, lock.origin)
        continue
      }
      if (entry.locked) locks.set(name, { value, origin })
      held.set(name, entry)
    }
    for (const [name, { layer, origin }] of measures) {
      if (layer !== index || name === 'prices' || locks.has(name)) continue
      const value = held.get(name)?.value ?? defaultThresholds[thresholdKeys[name].sets]
      locks.set(name, { value, origin, isOfDemand: true })
    }
  }
  const entries = [...held.values()].map((entry) => ({ ...entry, locked: locks.has(entry.name) }))
  return { entries, locked: [...locks.keys()] }
}

/** A threshold's value that later layers may not loosen. `undefined`: no value and no default. */
interface ThresholdLock {
  readonly value: number | readonly number[] | undefined
  readonly origin: Origin
  /** Whether it comes from a locked demand that depends on the threshold. The origin is that demand. */
  readonly isOfDemand?: true
}

function thresholdsOf(
  entries: readonly ThresholdEntry[],
  locked: readonly ThresholdName[],
  layers: readonly PolicyLayer[],
): Thresholds {
  const set = entries.map(({ name, value }) => [thresholdKeys[name].sets, value])
  const prices = pricesOf(layers)
  return {
    ...defaultThresholds,
    ...Object.fromEntries(set),
    ...(prices.length > 0 && { prices }),
    ...(layers.some(({ withoutListPrices }) => withoutListPrices) && { listPrices: false }),
    ...(locked.length > 0 && { locked }),
  }
}

/** The demands by id. A later one replaces an earlier one, unless that is locked and stricter. */
function mergeDemands<Demand extends ConditionalDemand>(
  layers: readonly PolicyLayer[],
  of: (layer: PolicyLayer) => readonly Demand[],
  loosens: Loosens,
): Demand[] {
  const held = new Map<string, Demand>()
  const locks = new Map<string, Demand>()
  for (const demand of layers.flatMap(of)) {
    const lock = locks.get(demand.id)
    if (lock !== undefined && isLooserDemand(demand, lock)) {
      loosens(`\`${demand.id}\` is looser`, demand.origin, lock.origin)
      continue
    }
    if (demand.locked) locks.set(demand.id, demand)
    held.set(demand.id, { ...demand, locked: locks.has(demand.id) })
  }
  return [...held.values()]
}

/** The lists that apply. A later one replaces an earlier one, or is added if that is locked. */
function mergeLists(
  layers: readonly PolicyLayer[],
  of: (layer: PolicyLayer) => HardwareList | undefined,
  loosens?: Loosens,
): HardwareList[] {
  let held: HardwareList[] = []
  for (const list of layers.map(of)) {
    if (list === undefined) continue
    const locks = held.filter(({ locked }) => locked)
    for (const lock of locks) {
      const isWithin = list.items.every((item) => lock.items.some((allowed) => covers(allowed, item)))
      if (!isWithin) loosens?.('This list allows more', list.origin, lock.origin)
    }
    held = [...locks, list]
  }
  return held
}

function mergeTerms(layers: readonly PolicyLayer[], loosens: Loosens): PolicyValue<WaiverTerms> {
  let current: PolicyValue<WaiverTerms> = { value: defaultWaiverTerms, origin: builtIn, locked: false }
  let lock: PolicyValue<WaiverTerms> | undefined
  for (const { waiverTerms } of layers) {
    if (waiverTerms === undefined) continue
    const { origin, locked } = waiverTerms
    const value = { ...current.value, ...waiverTerms.value }
    if (lock !== undefined && isLooserTerms(value, lock.value)) {
      // A preset sets minimum terms, so under a stricter lock it adds nothing.
      if (presetNames.includes(origin.file)) current = { ...current, value: stricterTerms(value, lock.value) }
      else loosens('The terms for waivers are looser', origin, lock.origin)
      continue
    }
    if (locked) lock = { value, origin, locked }
    current = { value, origin, locked: lock !== undefined }
  }
  return current
}
