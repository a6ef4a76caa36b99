import type { Origin } from '../origin.ts'
import { type Demand, idOf, type RuleSeverity, type SeverityEntry, type Waiver } from '../policy.ts'
import { matches } from '../star-pattern.ts'
import type { PolicyLayer } from './layer.ts'
import { type KnownRule, severityEntry } from './rule-names.ts'
import { isLooserSeverity } from './strictness.ts'

/** Entries that would make a rule milder than an earlier lock allows, each with that lock. */
export function loosenedSeverities(
  layers: readonly PolicyLayer[],
  known: readonly KnownRule[],
): [SeverityEntry, SeverityEntry][] {
  const found = new Map<SeverityEntry, SeverityEntry>()
  for (const { id } of known) {
    let lock: SeverityEntry | undefined
    for (const layer of layers) {
      const entry = severityEntry(id, layer.severities)
      const above = lock
      lock ??= id === 'policy/undeclared' ? lockedByDemands(layer, entry?.value) : undefined
      if (entry === undefined) continue
      if (above !== undefined && isLooserSeverity(entry.value, above.value)) {
        if (!found.has(entry)) found.set(entry, above)
      } else if (entry.locked) lock = entry
    }
  }
  return [...found]
}

/** A locked demand also locks `policy/undeclared`; otherwise jobs could omit its keys once a layer turns that off. */
function lockedByDemands(layer: PolicyLayer, own: RuleSeverity | undefined): SeverityEntry | undefined {
  const locked = demandsBehind('policy/undeclared', layer).filter((demand) => demand.locked)
  const [mostSevere] = locked.toSorted((a, b) => (isLooserSeverity(a.severity, b.severity) ? 1 : -1))
  return (
    mostSevere && {
      pattern: 'policy/undeclared',
      value: own ?? mostSevere.severity,
      origin: mostSevere.origin,
      locked: true,
    }
  )
}

/** The rules that later layers and waivers must leave as they are, each with its lock. */
export function lockedRules(layers: readonly PolicyLayer[], known: readonly KnownRule[]): Map<string, Origin> {
  const locked = new Map<string, Origin>()
  for (const { id } of known) {
    const lock = lockOf(id, layers)
    if (lock !== undefined) locked.set(id, lock)
  }
  return locked
}

/** The lock of a rule. `only`: only the demand with this id. */
function lockOf(id: string, layers: readonly PolicyLayer[], only?: string): Origin | undefined {
  for (const layer of layers) {
    const entry = severityEntry(id, layer.severities)
    if (entry?.locked && entry.value !== 'off') return entry.origin
    const demand = demandsBehind(id, layer).find((held) => held.locked && (only === undefined || idOf(held) === only))
    if (demand !== undefined) return demand.origin
  }
  return undefined
}

/** The demands of a layer that can cause findings of a rule. */
function demandsBehind(id: string, layer: PolicyLayer): readonly Demand[] {
  if (id === 'policy/key-required') return layer.requirements.filter(({ keys }) => keys.length > 0)
  if (id === 'policy/manifest-missing') return layer.requirements.filter(({ manifestFor }) => manifestFor !== undefined)
  if (id === 'policy/limit-exceeded') return layer.limits
  const lists = [layer.allow, layer.deny].filter((list) => list !== undefined)
  if (id === 'policy/hardware-not-allowed') return lists
  // A job that omits a demand's keys, or makes its condition fail, is still subject to it.
  const conditional = [...layer.requirements, ...layer.limits, ...layer.custom].filter(({ when }) => when !== undefined)
  if (id === 'policy/condition-failed') return conditional
  if (id === 'policy/undeclared') return [...conditional, ...layer.limits, ...lists]
  return layer.custom.filter((rule) => id === `policy/${rule.id}`)
}

/** Waivers of rules that an earlier layer locks. */
export function lockedWaivers(layers: readonly PolicyLayer[], known: readonly KnownRule[]): [Waiver, Origin][] {
  return layers.flatMap(({ waivers }, index) =>
    waivers.flatMap((waiver): [Waiver, Origin][] => {
      const above = layers.slice(0, index)
      for (const { id } of known) {
        const lock = matches(waiver.rule, id) ? lockOf(id, above, waiver.demand) : undefined
        if (lock !== undefined) return [[waiver, lock]]
      }
      return []
    }),
  )
}
