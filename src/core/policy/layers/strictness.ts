import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { type ThresholdName, thresholdKeys } from '../../rules/thresholds.ts'
import { ceilingsIn } from '../ceilings.ts'
import type {
  ConditionalDemand,
  FailOn,
  HardwareItem,
  Limit,
  NoManifest,
  RuleSeverity,
  WaiverTerms,
} from '../policy.ts'
import { matches } from '../star-pattern.ts'

/** Compares words in an order from loosest to strictest. */
const looserIn =
  <Word>(...order: readonly Word[]) =>
  (word: Word, than: Word): boolean =>
    order.indexOf(word) < order.indexOf(than)

export const isLooserSeverity = looserIn<RuleSeverity>('off', 'notice', 'warning', 'error')
export const isLooserFailOn = looserIn<FailOn>('never', 'error', 'warning', 'notice')
export const isLooserNoManifest = looserIn<NoManifest>('pass', 'review', 'fail')

export const isLooserTerms = (terms: WaiverTerms, than: WaiverTerms): boolean =>
  terms.maxDays > than.maxDays ||
  (terms.inline && !than.inline) ||
  than.never.some((pattern) => !terms.never.includes(pattern))

/** The stricter value of each term. */
export const stricterTerms = (terms: WaiverTerms, other: WaiverTerms): WaiverTerms => ({
  maxDays: Math.min(terms.maxDays, other.maxDays),
  inline: terms.inline && other.inline,
  never: [...new Set([...terms.never, ...other.never])],
})

/** Whether a demand is looser than the one it would replace, as far as known. */
export function isLooserDemand<Demand extends ConditionalDemand>(demand: Demand, earlier: Demand): boolean {
  if (isLooserSeverity(demand.severity, earlier.severity)) return true
  // Conditions cannot be compared, but a demand without one applies to every job.
  const isCustom = 'message' in earlier
  if (demand.when?.text !== earlier.when?.text && (isCustom || demand.when !== undefined)) return true
  if ('keys' in earlier && 'keys' in demand)
    return isFewer(demand.keys, earlier.keys) || isFewer(demand.manifestFor ?? [], earlier.manifestFor ?? [])
  return !isCustom && isHigher(demand as Limit, earlier as Limit)
}

const isFewer = (words: readonly string[], than: readonly string[]): boolean =>
  than.some((word) => !words.includes(word))

function isHigher(limit: Limit, earlier: Limit): boolean {
  const own = ceilingsIn(limit)
  return (
    ceilingsIn(earlier).some(({ sets, ceiling, unit }) => {
      const same = own.find((each) => each.sets === sets)
      return same === undefined || same.ceiling > ceiling || same.unit !== unit
    }) ||
    (earlier.byListPrices === true && limit.byListPrices !== true)
  )
}

/** Whether an item covers everything that a narrower one does, judged by their words. */
export function covers(wide: HardwareItem, narrow: HardwareItem): boolean {
  const item = withImplied(narrow)
  const within = (own: readonly string[], allowed: readonly string[], meaning: (word: string) => readonly string[]) =>
    allowed.length === 0 ||
    (own.length > 0 && own.flatMap(meaning).every((word) => allowed.flatMap(meaning).includes(word)))
  return (
    within(
      item.accelerator,
      wide.accelerator,
      (word) => resolveAccelerator(word)?.candidates.map(({ id }) => id) ?? [word],
    ) &&
    within(item.kind, wide.kind, (word) => [word]) &&
    within(item.provider, wide.provider, (word) => [resolveProvider(word)?.id ?? word]) &&
    (wide.machine.length === 0 ||
      (item.machine.length > 0 && item.machine.every((own) => wide.machine.some((pattern) => matches(pattern, own)))))
  )
}

/** An item with implied values: a machine type implies its accelerator and provider, an accelerator its kind. */
function withImplied(item: HardwareItem): HardwareItem {
  const types = item.machine.map(resolveMachine)
  const held = types.flatMap((type) => type ?? [])
  const isKnown = held.length > 0 && held.length === types.length
  const accelerator =
    item.accelerator.length === 0 && isKnown ? held.map(({ accelerator }) => accelerator) : item.accelerator
  const provider = item.provider.length === 0 && isKnown ? held.map(({ provider }) => provider) : item.provider
  const named = accelerator.map((word) => resolveAccelerator(word)?.candidates ?? [])
  const isNamed = named.length > 0 && named.every((candidates) => candidates.length > 0)
  const kind = item.kind.length === 0 && isNamed ? named.flat().map((candidate) => candidate.kind) : item.kind
  return { ...item, accelerator, provider, kind }
}

type ThresholdValue = number | readonly number[]

/** Whether a value is looser than the locked one. True if there is no locked value to compare with. */
export function isLooser(name: ThresholdName, value: ThresholdValue, locked: ThresholdValue | undefined): boolean {
  const { stricter } = thresholdKeys[name]
  if (locked === undefined) return true
  if (stricter === 'neither') return JSON.stringify(value) !== JSON.stringify(locked)
  const limits = [locked].flat()
  return [value]
    .flat()
    .some((own, index) => (stricter === 'lower' ? own > (limits[index] as number) : own < (limits[index] as number)))
}
