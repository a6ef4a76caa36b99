import type { Origin } from '../origin.ts'
import { type Demand, idOf, type RuleSeverity, type SeverityEntry, type Waiver } from '../policy.ts'
import { matches } from '../star-pattern.ts'
import type { PolicyLayer } from './layer.ts'
import { type KnownRule, severityEntry } from './rule-names.ts'
import { isLooserSeverity } from './strictness.ts'

/** Entries that would make a rule milder than an earlier file locks it, each with that lock. */
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

/** A demand that is locked would be none if a file further down could say that what it asks for need not be declared. */
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

/** What locks a rule, so that nothing further down may excuse it; of its demands `only` the one of that name. */
export function lockOf(id: string, layers: readonly PolicyLayer[], only?: string): Origin | undefined {
  for (const layer of layers) {
    const entry = severityEntry(id, layer.severities)
    if (entry?.locked && entry.value !== 'off') return entry.origin
    const demand = demandsBehind(id, layer).find((held) => held.locked && (only === undefined || idOf(held) === only))
    if (demand !== undefined) return demand.origin
  }
  return undefined
}

/** The demands of a policy that findings of a rule stand for. */
function demandsBehind(id: string, layer: PolicyLayer): readonly Demand[] {
  if (id === 'policy/key-required') return layer.requirements.filter(({ keys }) => keys.length > 0)
  if (id === 'policy/manifest-missing') return layer.requirements.filter(({ manifestFor }) => manifestFor !== undefined)
  if (id === 'policy/limit-exceeded') return layer.limits
  const lists = [layer.allow, layer.deny].filter((list) => list !== undefined)
  if (id === 'policy/hardware-not-allowed') return lists
  // A job that leaves out what a demand asks about, or makes its condition fail, is not free of the demand.
  const conditional = [...layer.requirements, ...layer.limits, ...layer.custom].filter(({ when }) => when !== undefined)
  if (id === 'policy/condition-failed') return conditional
  if (id === 'policy/undeclared') return [...conditional, ...layer.limits, ...lists]
  return layer.custom.filter((rule) => id === `policy/${rule.id}`)
}

/** Waivers of rules that a file further up locks. */
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
