import { resolveAccelerator, resolveMachine } from '../catalog/accelerator-name.ts'
import type { Machine } from '../catalog/machine.ts'
import { machines } from '../catalog/machines.ts'
import { resolveProvider } from '../catalog/providers.ts'
import type { Path } from '../document.ts'
import type { Facts } from '../facts.ts'
import type { Severity } from '../finding.ts'
import type { JudgedMismatch } from '../judge-job.ts'
import { amount, list } from '../wording.ts'
import type { Condition } from './condition/condition.ts'
import type {
  CustomRule,
  HardwareItem,
  HardwareList,
  Limit,
  Origin,
  Policy,
  Requirement,
  RuleSeverity,
} from './policy.ts'
import { matches } from './star-pattern.ts'

type Demand = Requirement | Limit | CustomRule | HardwareList
type Said = Pick<JudgedMismatch, 'at' | 'problem' | 'remedy'> & { readonly severity?: Severity }

/** What an organisation demands of jobs. */
export type Demands = Pick<Policy, 'requirements' | 'allow' | 'deny' | 'limits' | 'custom'>

/** What the organisation demands of a job and the job does not meet. */
export function unmetDemands(policy: Demands, facts: Facts): JudgedMismatch[] {
  return [
    ...policy.requirements.flatMap((demand) => where(demand, facts, () => missingKeys(demand, facts))),
    ...policy.allow.flatMap((allowed) => notAllowed(allowed, facts)),
    ...policy.deny.flatMap((denied) => denial(denied, facts)),
    ...policy.limits.flatMap((demand) => where(demand, facts, () => overLimit(demand, facts))),
    ...policy.custom.flatMap((rule) => where(rule, facts, () => [customFinding(rule)])),
  ]
}

/** A finding of a demand: what is wrong, why in the organisation's words, and the place in its policy. */
function finding(
  rule: string,
  demand: Demand,
  severity: RuleSeverity,
  { severity: own, ...said }: Said,
): JudgedMismatch[] {
  if (severity === 'off') return []
  const { origin, reason } = demand
  const place = { path: origin.file, line: origin.span.line, message: 'The policy says so.' }
  return [
    {
      rule,
      severity: own ?? severity,
      ...said,
      reason:
        reason === ''
          ? `The organisation's policy demands it${origin.isLocal ? '' : ` (${inWords(origin)})`}.`
          : reason,
      related: origin.isLocal ? [place] : [],
    },
  ]
}

const inWords = ({ file, span }: Origin): string => `${file}, line ${span.line}`

/** What follows where the demand's condition holds; where it cannot be told, that is said. */
function where(
  demand: Requirement | Limit | CustomRule,
  facts: Facts,
  unmet: () => JudgedMismatch[],
): JudgedMismatch[] {
  if (demand.severity === 'off') return []
  const judged = demand.when === undefined ? { holds: true } : (demand.when as Condition).evaluate(facts)
  if ('holds' in judged) return judged.holds ? unmet() : []
  if ('missing' in judged) return undeclared(demand, keysThatTell(judged.missing, facts), nameOf(demand))
  const problem = `${nameOf(demand)} could not be judged for this job: ${judged.failed}.`
  const remedy = 'Correct the condition in the policy.'
  return finding('policy/condition-failed', demand, 'error', { at: [], problem, remedy })
}

/**
 * A demand that cannot be judged, because the job does not declare what it is about. It is as grave as the demand:
 * otherwise a job would pass by leaving out the key that a condition asks for.
 */
function undeclared(
  demand: Demand,
  keys: readonly string[],
  name: string,
  severity: RuleSeverity = demand.severity,
): JudgedMismatch[] {
  if (demand.severity === 'off') return []
  const problem = `${name} cannot be judged: the job does not declare ${list(
    keys.map((key) => `\`${key}\``),
    'or',
  )}.`
  const remedy = `Declare ${list(keys.map((key) => `\`${key}\``))}.`
  const [first] = keys
  return finding('policy/undeclared', demand, severity, { at: pathOf(first ?? ''), problem, remedy })
}

/** The keys to declare so that a condition can read what it asks for: what follows from others cannot be declared itself. */
function keysThatTell(missing: string, { sizing }: Facts): readonly string[] {
  if (missing.startsWith('sizing.cost') && sizing.chipHours !== undefined) return ['operations.price_per_chip_hour']
  if (missing.startsWith('sizing')) return sizing.needs.length > 0 ? sizing.needs : ['scale', 'hardware']
  return ['hardware.vendor', 'hardware.kind', 'hardware.memory_gib'].includes(missing)
    ? ['hardware.accelerator']
    : [missing]
}

function nameOf(demand: Requirement | Limit | CustomRule): string {
  if ('message' in demand) return `The organisation's rule \`${demand.id}\``
  const what = 'keys' in demand ? 'requirement' : 'limit'
  return demand.id.includes('#') ? `A ${what} of the organisation` : `The organisation's ${what} \`${demand.id}\``
}

const pathOf = (key: string): Path => (key === '' ? [] : key.split('.'))

function missingKeys(demand: Requirement, facts: Facts): JudgedMismatch[] {
  return demand.keys
    .filter((key) => !isDeclared(key, facts))
    .flatMap((key) =>
      finding('policy/key-required', demand, demand.severity, {
        at: pathOf(key),
        problem: `The job does not declare \`${key}\`, which the organisation requires.`,
        remedy: `Declare \`${key}\`.`,
      }),
    )
}

/** Keys that other declarations imply: `H100:8` names a count, a machine type its provider, numbers a size. */
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
  if (Object.hasOwn(implied, key) && implied[key]?.(facts) !== undefined) return true
  let value: unknown = facts.declaration
  for (const step of key.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false
    value = (value as Record<string, unknown>)[step]
  }
  return value !== undefined && value !== ''
}

type Fit = 'yes' | 'no' | 'unknown'

/** Whether a job's hardware is what an item names. `keys` are those that would tell. */
function fits(item: HardwareItem, { hardware }: Facts): { readonly fit: Fit; readonly keys: readonly string[] } {
  const tests: [key: string, words: readonly string[], test: () => Fit][] = [
    ['hardware.accelerator', item.accelerator, () => fitsAccelerator(item.accelerator, hardware)],
    ['hardware', item.kind, () => among(item.kind, hardware.kind)],
    ['hardware.provider', item.provider, () => fitsProvider(item.provider, hardware)],
    ['hardware.machine', item.machine, () => fitsMachine(item.machine, hardware)],
  ]
  const results = tests.filter(([, words]) => words.length > 0).map(([key, , test]) => ({ key, fit: test() }))
  if (results.some(({ fit }) => fit === 'no')) return { fit: 'no', keys: [] }
  const open = results.filter(({ fit }) => fit === 'unknown').map(({ key }) => key)
  return { fit: open.length > 0 ? 'unknown' : 'yes', keys: open }
}

const among = (words: readonly string[], word: string | undefined): Fit =>
  word === undefined ? 'unknown' : words.includes(word) ? 'yes' : 'no'

function fitsAccelerator(words: readonly string[], { candidates, declared, machineHolds }: Facts['hardware']): Fit {
  // A chip that the catalogue does not know is none of those that it knows.
  if (candidates.length === 0)
    return declared.accelerator === undefined && machineHolds === undefined ? 'unknown' : 'no'
  const ids = new Set(words.flatMap((word) => resolveAccelerator(word)?.candidates.map(({ id }) => id) ?? []))
  const named = candidates.filter(({ id }) => ids.has(id)).length
  return named === 0 ? 'no' : named === candidates.length ? 'yes' : 'unknown'
}

function fitsProvider(words: readonly string[], { provider, providerWord }: Facts['hardware']): Fit {
  if (provider === undefined) return providerWord === undefined ? 'unknown' : 'no'
  return words.some((word) => resolveProvider(word)?.id === provider.id) ? 'yes' : 'no'
}

function fitsMachine(patterns: readonly string[], { machine, declared, candidates }: Facts['hardware']): Fit {
  if (declared.machine === undefined) {
    // In none of the machines that are meant stands another accelerator than theirs.
    const isHeld = machines
      .filter((known) => patterns.some((pattern) => namesMachine(pattern, known)))
      .some(({ accelerator }) => candidates.some(({ id }) => id === accelerator))
    return candidates.length === 0 || isHeld ? 'unknown' : 'no'
  }
  const { machine: word } = declared
  const isMeant = (pattern: string): boolean =>
    matches(pattern, word) || (machine !== undefined && namesMachine(pattern, machine))
  return patterns.some(isMeant) ? 'yes' : 'no'
}

const namesMachine = (pattern: string, machine: Machine): boolean =>
  resolveMachine(pattern) === machine || [machine.name, ...(machine.names ?? [])].some((name) => matches(pattern, name))

function notAllowed(allowed: HardwareList, facts: Facts): JudgedMismatch[] {
  const results = allowed.items.map((item) => fits(item, facts))
  if (results.some(({ fit }) => fit === 'yes')) return []
  const open = [...new Set(results.filter(({ fit }) => fit === 'unknown').flatMap(({ keys }) => keys))]
  if (open.length > 0) return undeclared(allowed, open, 'Whether this hardware is allowed')
  return finding('policy/hardware-not-allowed', allowed, allowed.severity, {
    at: ['hardware'],
    problem: `${upper(facts.hardware.label)}${placeOf(facts)} is not on the organisation's list of allowed hardware.`,
    remedy: `Choose from the list: ${list(allowed.items.map(wordsOf).slice(0, 8), 'or')}.`,
  })
}

function denial(denied: HardwareList, facts: Facts): JudgedMismatch[] {
  const results = denied.items.map((item) => ({ item, ...fits(item, facts) }))
  const hit = results.find(({ fit }) => fit === 'yes')
  if (hit !== undefined)
    return finding('policy/hardware-not-allowed', denied, denied.severity, {
      at: ['hardware'],
      problem: `${upper(facts.hardware.label)}${placeOf(facts)} is what the organisation denies: ${wordsOf(hit.item)}.`,
      remedy: 'Choose other hardware.',
    })
  const open = [...new Set(results.filter(({ fit }) => fit === 'unknown').flatMap(({ keys }) => keys))]
  // Few jobs name a machine type, and most run on one that nobody denies.
  const telling = open.filter((key) => key !== 'hardware.machine')
  return telling.length > 0 ? undeclared(denied, telling, 'Whether this hardware is denied') : []
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const placeOf = ({ hardware }: Facts): string => (hardware.provider ? ` at ${hardware.provider.name}` : '')

/** An item of a list in words: "h100 at gcp or aws". */
export function wordsOf({ accelerator, kind, provider, machine }: HardwareItem): string {
  const what = [
    ...accelerator,
    ...kind.map((word) => (word === 'other' ? 'other kinds' : `${word.toUpperCase()}s`)),
    ...machine,
  ]
  const at = provider.length > 0 ? list(provider, 'or') : ''
  if (what.length === 0) return `anything at ${at}`
  return at === '' ? list(what, 'or') : `${list(what, 'or')} at ${at}`
}

/** A ceiling with what the job comes to. */
interface Measured {
  readonly name: string
  readonly at: Path
  readonly ceiling: number
  readonly unit: string
  /** Absent where it cannot be known; then `keys` would tell. */
  readonly least?: number
  readonly likely?: number
  readonly keys: readonly string[]
}

function overLimit(limit: Limit, facts: Facts): JudgedMismatch[] {
  if (limit.severity === 'off') return []
  return measures(limit, facts).flatMap((measured) => {
    const { ceiling, unit, least, likely, keys, name, at } = measured
    // What cannot be estimated may have no key that would tell, so it is milder; a count always has one.
    if (least === undefined) {
      const severity = name === 'accelerators' ? limit.severity : milder(limit.severity as Severity)
      return undeclared(limit, keys, `${nameOf(limit)} on ${name}`, severity)
    }
    const over = least > ceiling
    if (!over && !(likely !== undefined && likely > ceiling)) return []
    const estimate =
      likely === undefined ? amount(least) : `about ${amount(likely)}${over ? `, at least ${amount(least)}` : ''}`
    return finding('policy/limit-exceeded', limit, limit.severity, {
      at,
      problem: `The job comes to ${estimate} ${unit}, and the organisation allows ${amount(ceiling)}.`,
      remedy: `Plan the job for at most ${amount(ceiling)} ${unit}, or ask those who keep the policy.`,
      // What an estimate only makes likely is not held against the job as firmly.
      ...(!over && { severity: milder(limit.severity as Severity) }),
    })
  })
}

const milder = (severity: Severity): Severity => (severity === 'error' ? 'warning' : 'notice')

function measures(limit: Limit, { hardware, sizing }: Facts): Measured[] {
  const sized = sizing.needs.length > 0 ? sizing.needs : ['scale']
  const likelyChipHours =
    sizing.likelyHours !== undefined && hardware.count !== undefined ? sizing.likelyHours * hardware.count : undefined
  const found: Measured[] = []
  const add = (measured: Omit<Measured, 'least' | 'likely'>, least: number | undefined, likely?: number): void => {
    found.push({ ...measured, ...(least !== undefined && { least }), ...(likely !== undefined && { likely }) })
  }
  if (limit.count !== undefined) {
    const at = ['hardware', 'count']
    add(
      { name: 'accelerators', at, ceiling: limit.count, unit: 'accelerators', keys: ['hardware.count'] },
      hardware.count,
    )
  }
  if (limit.hours !== undefined) {
    const entry = { name: 'hours', at: ['hardware'], ceiling: limit.hours, unit: 'hours', keys: sized }
    add(entry, sizing.hours?.[0], sizing.likelyHours)
  }
  if (limit.chipHours !== undefined) {
    const entry = { name: 'chip-hours', at: ['hardware'], ceiling: limit.chipHours, unit: 'chip-hours', keys: sized }
    add(entry, sizing.chipHours?.[0], likelyChipHours)
  }
  if (limit.cost !== undefined) {
    const { amount: ceiling, currency } = limit.cost
    const priced = sizing.cost?.currency === currency ? sizing.cost : undefined
    const keys = sizing.chipHours === undefined ? sized : ['operations.price_per_chip_hour']
    const perHour = priced && sizing.chipHours ? priced.amount[0] / sizing.chipHours[0] : undefined
    const likely = perHour !== undefined && likelyChipHours !== undefined ? perHour * likelyChipHours : undefined
    add({ name: 'cost', at: ['hardware'], ceiling, unit: currency, keys }, priced?.amount[0], likely)
  }
  return found
}

function customFinding(rule: CustomRule): JudgedMismatch {
  const [found] = finding(`policy/${rule.id}`, rule, rule.severity, {
    at: rule.path,
    problem: rule.message,
    remedy: rule.remedy,
  })
  return found as JudgedMismatch
}
