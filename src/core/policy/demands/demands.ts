import type { Substance } from '../../finding/substance.ts'
import type { Facts } from '../../rules/facts.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import { showsNothing } from '../../text/unseen-signs.ts'
import type { Condition, Spend } from '../condition/condition.ts'
import type { ConditionalDemand, CustomRule, Policy, Requirement } from '../policy.ts'
import { finding, milder, nameOf, notTold, pathOf, readsBase, undeclared } from './demand.ts'
import { denial, notAllowed } from './hardware-lists.ts'
import { dueCeilings, overLimit } from './limits.ts'

/** The demands of a policy. */
export type Demands = Pick<Policy, 'requirements' | 'allow' | 'deny' | 'limits' | 'custom'>

/**
 * The unmet demands: those on the change if the facts include the base, otherwise those on the job alone. A changed job
 * is checked both ways, a new job only alone.
 */
export function unmetDemands(policy: Demands, facts: Facts, spend?: Spend): JudgedMismatch[] {
  const isOfChange = facts.base !== undefined
  const { requirements, allow, deny, limits, custom } = policy
  const where = (demand: ConditionalDemand, unmet: () => JudgedMismatch[]) => judgedWhere(demand, facts, unmet, spend)
  const isDue = ({ when }: Requirement | CustomRule): boolean => readsBase(when) === isOfChange
  return [
    ...requirements.filter(isDue).flatMap((demand) => where(demand, () => missingKeys(demand, facts))),
    ...(isOfChange ? [] : allow.flatMap((allowed) => notAllowed(allowed, facts))),
    ...(isOfChange ? [] : deny.flatMap((denied) => denial(denied, facts))),
    ...limits
      .filter((limit) => dueCeilings(limit, facts).length > 0)
      .flatMap((demand) => where(demand, () => overLimit(demand, facts))),
    ...custom.filter(isDue).flatMap((rule) => where(rule, () => [customFinding(rule, facts)])),
  ]
}

/** The findings if the demand's condition is true, or one finding if it cannot be decided. */
function judgedWhere(
  demand: ConditionalDemand,
  facts: Facts,
  unmet: () => JudgedMismatch[],
  spend: Spend | undefined,
): JudgedMismatch[] {
  if (demand.severity === 'off') return []
  const judged = demand.when === undefined ? { holds: true } : (demand.when as Condition).evaluate(facts, spend)
  if ('holds' in judged) return judged.holds ? unmet() : []
  if ('missing' in judged) {
    if (judged.missing.startsWith('base.'))
      return undeclared(demand, [], facts, nameOf(demand), { severity: milder(demand), because: notTold })
    return undeclared(demand, keysThatTell(judged.missing, facts), facts, nameOf(demand))
  }
  const problem = `${nameOf(demand)} cannot be checked for this job: ${judged.failed}.`
  const remedy = 'Fix the condition in the policy.'
  return finding('policy/condition-failed', demand, 'error', { at: [], problem, remedy })
}

/** The keys to declare so that a condition has the value it needs. Derived values cannot be declared. */
function keysThatTell(missing: string, { sizing }: Facts): readonly string[] {
  if (missing.startsWith('sizing.cost') && sizing.chipHours !== undefined) return ['operations.price_per_chip_hour']
  if (missing.startsWith('sizing')) return sizing.needs.length > 0 ? sizing.needs : ['scale', 'hardware']
  return ['hardware.vendor', 'hardware.kind', 'hardware.memory_gib'].includes(missing)
    ? ['hardware.accelerator']
    : [missing]
}

function missingKeys(demand: Requirement, facts: Facts): JudgedMismatch[] {
  return demand.keys
    .filter((key) => !isDeclared(key, facts))
    .flatMap((key) =>
      finding('policy/key-required', demand, demand.severity, {
        at: pathOf(key),
        substance: { subject: key },
        problem: `Policy requires \`${key}\`.`,
        remedy: `Declare \`${key}\`.`,
      }),
    )
}

/** Keys that other declarations imply: `H100:8` implies a count, a machine type its provider, numbers a size. */
const implied: Readonly<Record<string, (facts: Facts) => unknown>> = {
  name: ({ job }) => job,
  'hardware.accelerator': ({ hardware }) => hardware.name ?? hardware.machineHolds,
  'hardware.count': ({ hardware }) => hardware.count,
  'hardware.nodes': ({ hardware }) => hardware.nodes,
  'hardware.provider': ({ hardware }) => hardware.provider ?? hardware.providerWord,
  'hardware.topology': ({ hardware }) => hardware.topology,
  'scale.size': ({ scale }) => scale.size,
}

function isDeclared(key: string, facts: Facts): boolean {
  if (Object.hasOwn(implied, key) && isSaid(implied[key]?.(facts))) return true
  let value: unknown = facts.declaration
  for (const step of key.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false
    value = (value as Record<string, unknown>)[step]
  }
  return isSaid(value)
}

/** A word in the place of a value that is still to come: `TBD`, `T.B.D.`, `to do`, `TODO: ask`, `{{ owner }}`, `<team>`. */
function isPlaceholder(value: string): boolean {
  const plain = value.normalize('NFKC').trim()
  const letters = plain.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return (
    /^(?:|tbd|tba|tbc|todo|fixme|xxx|na|unknown|undefined|unspecified|unset|anyone|nobody|noone|placeholder|changeme|later|pending|notyet|notset|notknown|tobe(?:determined|decided|defined|confirmed|announced|done|set))$/.test(
      letters,
    ) ||
    /^(?:todo|fixme)\s{0,4}:/i.test(plain) ||
    /^(?:\{\{.{0,200}\}\}|<[^<>]{0,200}>|\$\{.{0,200}\})$/.test(plain)
  )
}

/** Whether a value tells a reader something. An empty list does: it says that there are none. */
function isSaid(value: unknown): boolean {
  if (typeof value === 'string') return !showsNothing(value) && !isPlaceholder(value)
  if (Array.isArray(value)) return value.length === 0 || value.some(isSaid)
  return typeof value === 'object' && value !== null ? Object.values(value).some(isSaid) : value !== undefined
}

/** The subject is what the condition reads. A compared number is worse the further it is from its bound. */
function customFinding(rule: CustomRule, facts: Facts): JudgedMismatch {
  const [found] = finding(`policy/${rule.id}`, rule, rule.severity, {
    at: rule.path,
    problem: rule.message,
    substance: substanceOf(rule.when, facts),
    remedy: rule.remedy,
  })
  return found as JudgedMismatch
}

/** More hardware or more usage is worse, unless the condition says otherwise. */
const growing = /^(?:hardware\.(?:count|nodes|slices)|sizing\.)/

function substanceOf({ valuesOf, directions }: Condition, facts: Facts): Substance {
  const entries = [...valuesOf(facts)].map(([key, value]) => {
    const direction = directions.get(key) ?? (growing.test(key) ? 'more' : undefined)
    const isAmount = typeof value === 'number' && direction !== undefined
    return { key, value, amount: isAmount ? (direction === 'less' ? -value : value) : undefined }
  })
  return {
    subject: JSON.stringify(entries.map(({ key, value, amount }) => (amount === undefined ? [key, value] : key))),
    amounts: entries.flatMap(({ amount }) => amount ?? []),
  }
}
