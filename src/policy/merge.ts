import { resolveAccelerator, resolveMachine } from '../catalog/accelerator-name.ts'
import { resolveProvider } from '../catalog/providers.ts'
import { cut } from '../manifest/problem.ts'
import { nearest } from '../nearest.ts'
import { defaultThresholds, type Thresholds } from '../thresholds.ts'
import type { PolicyLayer, PolicyProblem, PriceEntry } from './layer.ts'
import type {
  CustomRule,
  FailOn,
  HardwareItem,
  HardwareList,
  Held,
  Limit,
  Origin,
  Policy,
  Requirement,
  RuleSeverity,
  SeverityEntry,
  ThresholdEntry,
  Waiver,
  WaiverTerms,
} from './policy.ts'
import { matches } from './star-pattern.ts'
import { isLooser, thresholdKeys } from './thresholds.ts'

/** A waiver may last so long, and stand in a policy only, unless the policy says otherwise. */
export const defaultWaiverTerms: WaiverTerms = { maxDays: 365, inline: false, never: [] }

const builtIn: Origin = {
  file: 'recommended',
  isLocal: false,
  span: { line: 1, column: 1, endLine: 1, endColumn: 2 },
}

/** A rule that a policy may speak of, with the severity that it has without one. */
export interface KnownRule {
  readonly id: string
  readonly severity: RuleSeverity | 'none'
  /** Whether it is one of the organisation's own, whose severity stands with it. */
  readonly isOwn?: boolean
}

/** From the loosest to the strictest. */
const severityOrder: readonly RuleSeverity[] = ['off', 'notice', 'warning', 'error']
const failOnOrder: readonly FailOn[] = ['never', 'error', 'warning', 'notice']

export const isLooserSeverity = (severity: RuleSeverity, than: RuleSeverity): boolean =>
  severityOrder.indexOf(severity) < severityOrder.indexOf(than)

export const isLooserFailOn = (failOn: FailOn, than: FailOn): boolean =>
  failOnOrder.indexOf(failOn) < failOnOrder.indexOf(than)

export const isLooserTerms = (terms: WaiverTerms, than: WaiverTerms): boolean =>
  terms.maxDays > than.maxDays ||
  (terms.inline && !than.inline) ||
  than.never.some((pattern) => !terms.never.includes(pattern))

/**
 * Lays policies over each other, the first the furthest up: what comes later replaces what came before, except where
 * that is locked. Each attempt to loosen what is locked is a problem that names both places, and so is a rule that
 * does not exist.
 */
export function mergePolicies(
  layers: readonly PolicyLayer[],
  rules: readonly KnownRule[],
): { readonly policy: Policy; readonly problems: readonly PolicyProblem[] } {
  const problems: PolicyProblem[] = []
  const loosens = (what: string, origin: Origin, related: Origin): void => {
    const message = `${what}, which ${related.file} locks (line ${related.span.line}).`
    problems.push({ message, remedy: 'Make it at least as strict, or leave it out.', origin, related })
  }
  const custom = mergeDemands(layers, ({ custom }) => custom, loosens)
  const known = [...rules, ...custom.map(({ id, severity }) => ({ id: `policy/${id}`, severity, isOwn: true }))]
  for (const layer of layers) problems.push(...unknownRules(layer, known))
  problems.push(...clashes(custom, rules))
  const severities = layers.flatMap(({ severities }) => severities)
  for (const [entry, lock] of loosenedSeverities(layers, known)) {
    const what = `\`${entry.pattern}: ${entry.value}\` loosens \`${lock.pattern}: ${lock.value}\``
    loosens(what, entry.origin, lock.origin)
  }
  for (const [waiver, lock] of lockedWaivers(layers, known))
    loosens(`This waiver excuses \`${waiver.rule}\``, waiver.origin, lock)
  const thresholdEntries = mergeThresholds(layers, loosens)
  const policy: Policy = {
    failOn: mergeFailOn(layers, loosens),
    severities,
    thresholds: thresholdsOf(thresholdEntries, layers),
    thresholdEntries,
    requirements: mergeDemands(layers, ({ requirements }) => requirements, loosens),
    allow: mergeLists(layers, ({ allow }) => allow, loosens),
    deny: mergeLists(layers, ({ deny }) => deny),
    limits: mergeDemands(layers, ({ limits }) => limits, loosens),
    custom,
    waivers: layers.flatMap(({ waivers }) => waivers),
    waiverTerms: mergeTerms(layers, loosens),
    locked: new Map(
      known.flatMap(({ id }) => {
        const lock = lockOf(id, layers)
        return lock === undefined ? [] : [[id, lock]]
      }),
    ),
  }
  return { policy, problems }
}

type Loosens = (what: string, at: Origin, lock: Origin) => void

/** The entry that decides on a rule: of the last file that names it, the most exact. */
export function severityEntry(id: string, severities: readonly SeverityEntry[]): SeverityEntry | undefined {
  let best: SeverityEntry | undefined
  for (const entry of severities) {
    if (!matches(entry.pattern, id)) continue
    const sameFile = best?.origin.file === entry.origin.file
    if (best === undefined || !sameFile || exactness(entry.pattern) >= exactness(best.pattern)) best = entry
  }
  return best
}

/** A pattern without a star is the most exact; of two with one, the longer. */
const exactness = (pattern: string): number => (pattern.includes('*') ? pattern.length : Number.MAX_SAFE_INTEGER)

function mergeFailOn(layers: readonly PolicyLayer[], loosens: Loosens): Held<FailOn> {
  let current: Held<FailOn> = { value: 'error', origin: builtIn, locked: false }
  // A lock holds at its own value: what a file between makes stricter without locking it may be taken back.
  let lock: Held<FailOn> | undefined
  for (const { failOn } of layers) {
    if (failOn === undefined) continue
    if (lock !== undefined && isLooserFailOn(failOn.value, lock.value)) {
      loosens(`\`fail-on: ${failOn.value}\` loosens \`fail-on: ${lock.value}\``, failOn.origin, lock.origin)
      continue
    }
    if (failOn.locked) lock = failOn
    current = { ...failOn, locked: lock !== undefined }
  }
  return current
}

/** Entries that would make a rule milder than an earlier file locks it, each with that lock. */
function loosenedSeverities(
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
  const [gravest] = locked.toSorted((a, b) => (isLooserSeverity(a.severity, b.severity) ? 1 : -1))
  return (
    gravest && { pattern: 'policy/undeclared', value: own ?? gravest.severity, origin: gravest.origin, locked: true }
  )
}

/** What locks a rule, so that nothing further down may excuse it. */
function lockOf(id: string, layers: readonly PolicyLayer[]): Origin | undefined {
  for (const layer of layers) {
    const entry = severityEntry(id, layer.severities)
    if (entry?.locked && entry.value !== 'off') return entry.origin
    const demand = demandsBehind(id, layer).find(({ locked }) => locked)
    if (demand !== undefined) return demand.origin
  }
  return undefined
}

/** The demands of a policy that findings of a rule stand for. */
function demandsBehind(
  id: string,
  layer: PolicyLayer,
): readonly { readonly locked: boolean; readonly origin: Origin; readonly severity: RuleSeverity }[] {
  if (id === 'policy/key-required') return layer.requirements
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
function lockedWaivers(layers: readonly PolicyLayer[], known: readonly KnownRule[]): [Waiver, Origin][] {
  return layers.flatMap(({ waivers }, index) =>
    waivers.flatMap((waiver): [Waiver, Origin][] => {
      const above = layers.slice(0, index)
      for (const { id } of known) {
        const lock = matches(waiver.rule, id) ? lockOf(id, above) : undefined
        if (lock !== undefined) return [[waiver, lock]]
      }
      return []
    }),
  )
}

function mergeThresholds(layers: readonly PolicyLayer[], loosens: Loosens): ThresholdEntry[] {
  const held = new Map<string, ThresholdEntry>()
  const locks = new Map<string, ThresholdEntry>()
  for (const entry of layers.flatMap(({ thresholds }) => thresholds)) {
    const lock = locks.get(entry.name)
    if (lock !== undefined && isLooser(entry.name, entry.value, lock.value)) {
      loosens(`The threshold \`${entry.name}\` is loosened`, entry.origin, lock.origin)
      continue
    }
    if (entry.locked) locks.set(entry.name, entry)
    held.set(entry.name, { ...entry, locked: locks.has(entry.name) })
  }
  return [...held.values()]
}

function thresholdsOf(entries: readonly ThresholdEntry[], layers: readonly PolicyLayer[]): Thresholds {
  const set = entries.map(({ name, value }) => [thresholdKeys[name].sets, value])
  const prices = pricesOf(layers)
  return { ...defaultThresholds, ...Object.fromEntries(set), ...(prices.length > 0 && { prices }) }
}

/** The first price that fits a job counts: one that is locked, the furthest up first, or else that of the latest file. */
export function pricesOf(layers: readonly PolicyLayer[]): PriceEntry[] {
  const isLocked = ({ locked }: PriceEntry): boolean => locked
  const all = layers.map(({ prices }) => prices)
  return [
    ...all.flatMap((prices) => prices.filter(isLocked)),
    ...all.toReversed().flatMap((prices) => prices.filter((price) => !isLocked(price))),
  ]
}

/** Demands by their names: a later one takes the place of the one with its name, unless that is locked and stricter. */
function mergeDemands<Demand extends Requirement | Limit | CustomRule>(
  layers: readonly PolicyLayer[],
  of: (layer: PolicyLayer) => readonly Demand[],
  loosens: Loosens,
): Demand[] {
  const held = new Map<string, Demand>()
  const locks = new Map<string, Demand>()
  for (const demand of layers.flatMap(of)) {
    const lock = locks.get(demand.id)
    if (lock !== undefined && isLooserDemand(demand, lock)) {
      loosens(`\`${demand.id}\` is loosened`, demand.origin, lock.origin)
      continue
    }
    if (demand.locked) locks.set(demand.id, demand)
    held.set(demand.id, { ...demand, locked: locks.has(demand.id) })
  }
  return [...held.values()]
}

type AnyDemand = Requirement | Limit | CustomRule

/** Whether a demand asks for less than the one that it would replace, as far as can be told. */
export function isLooserDemand<Demand extends AnyDemand>(demand: Demand, earlier: Demand): boolean {
  if (isLooserSeverity(demand.severity, earlier.severity)) return true
  // Which of two conditions holds more often cannot be told; without one a demand is made of every job.
  const isCustom = 'message' in earlier
  if (demand.when?.text !== earlier.when?.text && (isCustom || demand.when !== undefined)) return true
  if ('keys' in earlier && 'keys' in demand) return earlier.keys.some((key) => !demand.keys.includes(key))
  return !isCustom && isHigher(demand as Limit, earlier as Limit)
}

function isHigher(limit: Limit, earlier: Limit): boolean {
  const above = (own: number | undefined, locked: number | undefined): boolean =>
    locked !== undefined && (own === undefined || own > locked)
  return (
    above(limit.count, earlier.count) ||
    above(limit.hours, earlier.hours) ||
    above(limit.chipHours, earlier.chipHours) ||
    above(limit.cost?.amount, earlier.cost?.amount) ||
    (earlier.cost !== undefined && limit.cost?.currency !== earlier.cost.currency)
  )
}

/** The lists that hold: a later one takes the place of an earlier one, or stands beside it where that is locked. */
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
      if (!isWithin) loosens?.('This list allows more than the list', list.origin, lock.origin)
    }
    held = [...locks, list]
  }
  return held
}

/** Whether whatever fits an item also fits a wider one, as far as its words tell. */
function covers(wide: HardwareItem, narrow: HardwareItem): boolean {
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

/** An item with what its words imply: a machine type its accelerator and provider, an accelerator its kind. */
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

function mergeTerms(layers: readonly PolicyLayer[], loosens: Loosens): Held<WaiverTerms> {
  let current: Held<WaiverTerms> = { value: defaultWaiverTerms, origin: builtIn, locked: false }
  let lock: Held<WaiverTerms> | undefined
  for (const { waiverTerms } of layers) {
    if (waiverTerms === undefined) continue
    const { origin, locked } = waiverTerms
    const value = { ...current.value, ...waiverTerms.value }
    if (lock !== undefined && isLooserTerms(value, lock.value)) {
      loosens('The terms of waivers are loosened', origin, lock.origin)
      continue
    }
    if (locked) lock = { value, origin, locked }
    current = { value, origin, locked: lock !== undefined }
  }
  return current
}

function unknownRules({ severities, waivers, waiverTerms }: PolicyLayer, known: readonly KnownRule[]): PolicyProblem[] {
  const named = [
    ...severities.map(({ pattern, origin }) => ({ pattern, origin })),
    ...waivers.map(({ rule, origin }) => ({ pattern: rule, origin })),
    ...(waiverTerms?.value.never ?? []).map((pattern) => ({ pattern, origin: (waiverTerms as Held<unknown>).origin })),
  ]
  const ids = known.map(({ id }) => id)
  const unknown = named
    .filter(({ pattern }) => !ids.some((id) => matches(pattern, id)))
    .map(({ pattern, origin }): PolicyProblem => {
      const suggestion = nearest(pattern, ids)
      const remedy = suggestion ? `Did you mean "${suggestion}"?` : '`accelerator-review rules` lists the rules.'
      return { message: `No rule is named "${cut(pattern)}".`, remedy, origin }
    })
  return [...unknown, ...severities.flatMap((entry) => fixedSeverities(entry, known))]
}

/** What a severity cannot be given to, where a file names it. */
function fixedSeverities({ pattern, value, origin }: SeverityEntry, known: readonly KnownRule[]): PolicyProblem[] {
  const named = known.filter(({ id }) => matches(pattern, id))
  const isExact = !pattern.includes('*')
  const [only] = named
  if (isExact && only !== undefined && isDemanded(only)) {
    const remedy = 'Write `severity` with the key, the limit, the list or the rule itself.'
    return [{ message: `The severity of \`${pattern}\` does not stand under \`rules\`.`, remedy, origin }]
  }
  if (isExact && only?.severity === 'none' && value !== 'off') {
    const message = `\`${pattern}\` is a reason and no finding, so that it has no severity.`
    return [{ message, remedy: 'Turn it off, or leave it out.', origin }]
  }
  const broken = /^(?:manifest|policy)\//.test(pattern) && value !== 'error' ? named.find(isFixed) : undefined
  if (broken === undefined) return []
  const message = `\`${broken.id}\` cannot be made milder: it says that something was not checked.`
  return [{ message, remedy: 'Leave it an error.', origin }]
}

/** Rules whose severity stands with what the policy demands. */
const demandedRules: ReadonlySet<string> = new Set([
  'policy/key-required',
  'policy/hardware-not-allowed',
  'policy/limit-exceeded',
])

const isDemanded = ({ id, isOwn }: KnownRule): boolean => isOwn === true || demandedRules.has(id)

/** Errors that say that something could not be checked stay errors, whatever a glob names. */
const isFixed = (rule: KnownRule): boolean =>
  rule.severity === 'error' &&
  /^(?:manifest|policy)\//.test(rule.id) &&
  !isDemanded(rule) &&
  rule.id !== 'policy/undeclared'

/** What a policy makes of a rule's severity; undefined where it leaves it. */
export function severityUnder(rule: KnownRule, severities: readonly SeverityEntry[]): RuleSeverity | undefined {
  if (isFixed(rule) || isDemanded(rule)) return undefined
  const value = severityEntry(rule.id, severities)?.value
  return rule.severity === 'none' && value !== 'off' ? undefined : value
}

/** Names of the organisation's rules that are taken. */
function clashes(custom: readonly CustomRule[], rules: readonly KnownRule[]): PolicyProblem[] {
  const taken = new Set(rules.map(({ id }) => id))
  return custom
    .filter(({ id }) => taken.has(`policy/${id}`) || id.startsWith('waiver-'))
    .map(({ id, origin }) => ({
      message: `\`policy/${id}\` is, or may become, a rule of the check itself.`,
      remedy: 'Give the rule another id.',
      origin,
    }))
}
