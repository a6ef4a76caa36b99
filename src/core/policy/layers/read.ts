import { machines } from '../../catalog/machines/machines.ts'
import { acceleratorWords, resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { providers, readProvider, resolveProvider } from '../../catalog/names/providers.ts'
import { cut, problemOf } from '../../manifest/problem.ts'
import { namedJobSchema } from '../../manifest/schema.ts'
import { knownKeys } from '../../manifest/schema-shape.ts'
import type { ThresholdName } from '../../rules/thresholds.ts'
import { type Document, type MapNode, type Path, toPlain } from '../../text/document.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import { showsNothing } from '../../text/unseen-signs.ts'
import { list } from '../../text/wording.ts'
import { ceilings, readCeilings } from '../ceilings.ts'
import type { Compiled, Condition } from '../condition/condition.ts'
import { joined } from '../condition/directions.ts'
import type { CustomRule, HardwareItem, HardwareList, Limit, Requirement, ThresholdEntry, Waiver } from '../policy.ts'
import { type PolicyFile, policySchema } from '../schema.ts'
import { matches } from '../star-pattern.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import { expandPolicy, kindOfWord, kinds } from './expand.ts'
import { type Places, type PolicyLayer, type PriceEntry, placesOf } from './layer.ts'

type Section<Key extends keyof PolicyFile> = NonNullable<PolicyFile[Key]>
/** Reads a condition; the one of `expression.ts`, which takes its time to load and so comes from outside. */
export type Compile = (text: string) => Compiled

type Report = (message: string, remedy: string, path: Path) => void

/** The demands that have their names from the product; a waiver for one would cover both. */
const reservedIds: ReadonlySet<string> = new Set(['allow', 'deny'] satisfies HardwareList['list'][])

/** So many mistakes of a policy are told at once. */
const mostProblems = 50

export type ReadPolicy = typeof readPolicy

/**
 * Reads one policy file. A policy is used whole or not at all: where there is any problem the layer, as far as it could
 * be read, only serves to find others. `file` is
 * how people call it, `isLocal` whether it is a file of the repository that is checked.
 */
export function readPolicy(
  document: Document,
  file: string,
  isLocal: boolean,
  compile: Compile,
): { readonly layer?: PolicyLayer; readonly problems: readonly PolicyProblem[] } {
  const problems: PolicyProblem[] = document.problems.slice(0, mostProblems).map(({ message, remedy, span }) => ({
    message,
    remedy,
    origin: { file, isLocal, span },
  }))
  const { root } = document
  if (root !== undefined && root.kind !== 'map') {
    const span = document.span([0, 0])
    const remedy = 'Write keys such as `fail-on`, `rules` and `waivers`.'
    problems.push({ message: 'The policy is not a mapping of keys.', remedy, origin: { file, isLocal, span } })
  }
  if (problems.length > 0) return { problems }
  // A policy that says nothing, or only has comments, is one: it leaves everything as it is.
  const map: MapNode = root?.kind === 'map' ? root : { kind: 'map', entries: new Map(), range: [0, 0] }
  const node = withoutEmpty(expandPolicy(map))
  const places = placesOf(document, node, file, isLocal)
  const add = (problem: PolicyProblem): void => {
    if (problems.length < mostProblems) problems.push(problem)
  }
  const read = (from: PolicyFile, at: Places): PolicyLayer => {
    const say: Report = (message, remedy, path) => add({ message, remedy, origin: at.at(path) })
    return { ...new LayerReader(at, say, add, compile).read(from, file, isLocal), text: document.text }
  }
  const report: Report = (message, remedy, path) => add({ message, remedy, origin: places.at(path) })
  const parsed = policySchema.safeParse(toPlain(node))
  if (parsed.success) return { layer: read(parsed.data, places), problems }
  const mistakes = parsed.error.issues.flatMap((issue) => problemOf(issue, node, policySchema, 'a policy'))
  for (const { message, remedy, path } of mistakes) report(message, remedy, path)
  // What stands beside a mistake is read as well, so that all is told at once.
  const rest = without(
    node,
    mistakes.map(({ path }) => path),
  )
  const others = policySchema.safeParse(toPlain(rest))
  if (!others.success) return { problems }
  return { layer: read(others.data, placesOf(document, rest, file, isLocal)), problems }
}

/** Sections of which each entry stands for itself. */
const sectionsOfEntries: ReadonlySet<unknown> = new Set([
  'extends',
  'rules',
  'thresholds',
  'require',
  'limits',
  'prices',
  'custom',
  'waivers',
])

/** The policy without the entries in which something is wrong, or without the sections that hold it. */
function without(map: MapNode, mistakes: readonly Path[]): MapNode {
  const entries = [...map.entries].flatMap(([key, entry]): [string, typeof entry][] => {
    const inside = mistakes.filter(([section]) => section === key)
    if (inside.length === 0) return [[key, entry]]
    if (!sectionsOfEntries.has(key) || inside.some(({ length }) => length < 2)) return []
    const isWrong = (step: string | number): boolean => inside.some((path) => path[1] === step)
    const { node } = entry
    if (node.kind === 'list')
      return [[key, { ...entry, node: { ...node, items: node.items.filter((_, index) => !isWrong(index)) } }]]
    if (node.kind !== 'map') return []
    const kept = new Map([...node.entries].filter(([name]) => !isWrong(name)))
    return [[key, { ...entry, node: { ...node, entries: kept } }]]
  })
  return { ...map, entries: new Map(entries) }
}

/** Without the keys at the top that have no value: an empty `rules:` says nothing. */
const withoutEmpty = (map: MapNode): MapNode => ({
  ...map,
  entries: new Map([...map.entries].filter(([, { node }]) => node.kind !== 'scalar' || node.value !== null)),
})

class LayerReader {
  readonly #places: Places
  readonly #report: Report
  readonly #add: (problem: PolicyProblem) => void
  readonly #compile: Compile
  readonly #names = new Set<string>()
  #mistakes = 0

  constructor(places: Places, report: Report, add: (problem: PolicyProblem) => void, compile: Compile) {
    this.#compile = compile
    this.#places = places
    this.#report = (...words) => {
      this.#mistakes++
      report(...words)
    }
    this.#add = (problem) => {
      this.#mistakes++
      add(problem)
    }
  }

  /** What was read without a mistake: half a demand would only make the merge complain of what it lacks. */
  #whole<Read>(read: () => Read): Read[] {
    const before = this.#mistakes
    const made = read()
    return this.#mistakes === before ? [made] : []
  }

  read(from: PolicyFile, file: string, isLocal: boolean): Omit<PolicyLayer, 'text'> {
    const all = from.locked === true
    const isLocked = (item: { locked?: boolean | undefined } | undefined): boolean => item?.locked ?? all
    const { 'fail-on': failOn, 'no-manifest': noManifest } = from
    const terms = from['waiver-terms']
    const allow = this.#hardware(from, 'allow', isLocked(from.hardware))
    const deny = this.#hardware(from, 'deny', isLocked(from.hardware))
    if (from.hardware !== undefined && allow === undefined && deny === undefined)
      this.#report('`hardware` lists no hardware.', 'Add `allow` or `deny`.', ['hardware'])
    return {
      file,
      isLocal,
      extends: [from.extends ?? []].flat().map((reference, index) => {
        const path = typeof from.extends === 'string' ? ['extends'] : ['extends', index]
        return { reference, origin: this.#places.at(path) }
      }),
      ...(failOn && {
        failOn: { value: failOn.value, origin: this.#places.at(['fail-on']), locked: isLocked(failOn) },
      }),
      ...(noManifest && {
        noManifest: {
          value: noManifest.value,
          origin: this.#places.at(['no-manifest']),
          locked: isLocked(noManifest),
        },
      }),
      severities: Object.entries(from.rules ?? {}).map(([pattern, entry]) => ({
        pattern,
        value: entry.severity,
        origin: this.#places.at(['rules', pattern]),
        locked: isLocked(entry),
      })),
      thresholds: this.#thresholds(from.thresholds ?? {}, isLocked),
      requirements: (from.require ?? []).flatMap((entry, index) =>
        this.#whole(() => this.#requirement(entry, index, isLocked(entry), file)),
      ),
      ...(allow && { allow }),
      ...(deny && { deny }),
      limits: (from.limits ?? []).flatMap((entry, index) =>
        this.#whole(() => this.#limit(entry, index, isLocked(entry), file)),
      ),
      custom: this.#customRules(from.custom ?? [], isLocked),
      prices: pricesIn(from).flatMap((entry, index) => this.#price(entry, ['prices', index], isLocked(entry))),
      ...(from.prices === 'none' && { withoutListPrices: true as const }),
      waivers: (from.waivers ?? []).map((entry, index) => this.#waiver(entry, ['waivers', index])),
      ...(terms && {
        waiverTerms: {
          value: {
            ...(terms.max_days !== undefined && { maxDays: terms.max_days }),
            ...(terms.inline !== undefined && { inline: terms.inline }),
            ...(terms.never !== undefined && { never: terms.never }),
          },
          origin: this.#places.at(['waiver-terms']),
          locked: isLocked(terms),
        },
      }),
    }
  }

  #thresholds(
    written: Section<'thresholds'>,
    isLocked: (item: { locked?: boolean | undefined }) => boolean,
  ): ThresholdEntry[] {
    return Object.entries(written).flatMap(([name, entry]) =>
      entry === undefined
        ? []
        : [
            {
              name: name as ThresholdName,
              value: entry.value,
              origin: this.#places.at(['thresholds', name]),
              locked: isLocked(entry),
            },
          ],
    )
  }

  #requirement(entry: Section<'require'>[number], index: number, locked: boolean, file: string): Requirement {
    const path = ['require', index]
    const keys = [entry.keys ?? []].flat()
    const manifestFor = entry.manifest_for && [entry.manifest_for].flat()
    for (const key of keys) this.#checkKey(key, [...path, 'keys'])
    const demand = this.#demand(entry, path, locked, `${file}#require/${index}`)
    if (keys.length === 0 && manifestFor === undefined)
      this.#report('This requirement is empty.', 'Add `keys` or `manifest_for`.', path)
    if (manifestFor !== undefined && (keys.length > 0 || demand.when !== undefined))
      this.#report(
        '`manifest_for` applies to files, not to jobs.',
        'Remove `keys`, `stage` and `when` beside it.',
        path,
      )
    return { ...demand, keys, ...(manifestFor && { manifestFor }) }
  }

  #limit(entry: Section<'limits'>[number], index: number, locked: boolean, file: string): Limit {
    const path = ['limits', index]
    const set = readCeilings(entry)
    if (Object.keys(set).length === 0) {
      const names = Object.keys(ceilings).map((key) => `\`${key}\``)
      this.#report('This limit has no ceiling.', `Add ${list(names, 'or')}.`, path)
    }
    return {
      ...this.#demand(entry, path, locked, `${file}#limits/${index}`),
      ...set,
      ...(entry.prices === 'list' && { byListPrices: true as const }),
    }
  }

  #customRules(
    entries: Section<'custom'>,
    isLocked: (item: { locked?: boolean | undefined }) => boolean,
  ): CustomRule[] {
    const seen = new Set<string>()
    return entries.flatMap((entry, index): CustomRule[] => {
      const path = ['custom', index]
      if (!/^[a-z][a-z0-9-]{0,63}$/.test(entry.id))
        this.#report(
          `Invalid rule id "${cut(entry.id)}".`,
          'Use lower-case letters, digits and hyphens, such as no-v100-in-production.',
          [...path, 'id'],
        )
      else if (seen.has(entry.id))
        this.#report(`Duplicate rule id "${entry.id}".`, 'Rename one of the two rules.', [...path, 'id'])
      seen.add(entry.id)
      if (entry.path !== undefined) this.#checkKey(entry.path, [...path, 'path'])
      if (showsNothing(entry.message))
        this.#report('This rule has an empty message.', 'Write what is wrong, in a sentence.', [...path, 'message'])
      const demand = this.#demand(entry, path, isLocked(entry), entry.id)
      if (demand.when === undefined) return []
      return [
        {
          ...demand,
          when: demand.when,
          message: entry.message,
          remedy: entry.remedy ?? "Change the job, or ask the policy's owners for an exception.",
          path: entry.path === undefined ? [] : entry.path.split('.'),
          sources: entry.sources ?? [],
        },
      ]
    })
  }

  #demand(
    entry: Pick<Section<'limits'>[number], 'id' | 'when' | 'stage' | 'severity' | 'reason'>,
    path: Path,
    locked: boolean,
    fallbackId: string,
  ) {
    const when = this.#condition(entry, path)
    const name = `${path[0]} ${entry.id}`
    if (path[0] !== 'custom' && entry.id !== undefined && this.#names.has(name))
      this.#report(`Duplicate id "${cut(entry.id)}" in \`${path[0]}\`.`, 'Rename one of the two entries.', [
        ...path,
        'id',
      ])
    this.#names.add(name)
    if (reservedIds.has(entry.id ?? ''))
      this.#report(`Reserved id "${entry.id}".`, `Rename it; waivers use it for \`hardware.${entry.id}\`.`, [
        ...path,
        'id',
      ])
    // What is named after its file and number has this sign, and is told without its name.
    if (entry.id?.includes('#')) this.#report(`Invalid id "${cut(entry.id)}".`, 'Remove the "#".', [...path, 'id'])
    return {
      id: entry.id ?? fallbackId,
      severity: entry.severity ?? ('error' as const),
      reason: entry.reason ?? '',
      ...(when && { when }),
      origin: this.#places.at(path),
      locked,
    }
  }

  #condition(
    { when, stage }: { readonly when?: string | undefined; readonly stage?: string | string[] | undefined },
    path: Path,
  ): Condition | undefined {
    const ofStage =
      stage === undefined
        ? undefined
        : this.#compiled(`job.stage in ${JSON.stringify([stage].flat())}`, [...path, 'stage'])
    const own = when === undefined ? undefined : this.#compiled(when, [...path, 'when'])
    return ofStage && own ? both(ofStage, own) : (ofStage ?? own)
  }

  #compiled(text: string, path: Path): Condition | undefined {
    const compiled = this.#compile(text)
    if (compiled.ok) return compiled.condition
    for (const { message, remedy, range } of [compiled, ...compiled.others])
      this.#add({ message: sentence(message), remedy, origin: this.#places.within(path, range) })
    return undefined
  }

  #hardware({ hardware }: PolicyFile, list: 'allow' | 'deny', locked: boolean): HardwareList | undefined {
    const items = hardware?.[list]
    if (items === undefined) return undefined
    return {
      list,
      items: items.map((item, index) => this.#hardwareItem(item, ['hardware', list, index])),
      severity: hardware?.severity ?? 'error',
      reason: hardware?.reason ?? '',
      origin: this.#places.at(['hardware', list]),
      locked,
    }
  }

  #hardwareItem(item: NonNullable<Section<'hardware'>['allow']>[number], path: Path): HardwareItem {
    const words = (of: string | string[] | undefined): string[] => (of === undefined ? [] : [of].flat())
    const read = {
      accelerator: words(item.accelerator),
      kind: words(item.kind).map((word) => kindOfWord(word) ?? word.toLowerCase()),
      provider: words(item.provider),
      machine: words(item.machine),
    }
    if (Object.values(read).every((list) => list.length === 0))
      this.#report('This entry names no hardware.', 'Name an accelerator, a kind, a provider or a machine type.', path)
    for (const word of read.accelerator) this.#checkAccelerator(word, path)
    for (const word of read.kind) if (!kinds.includes(word)) this.#unknown('kind of accelerator', word, kinds, path)
    for (const word of read.provider) this.#checkProvider(word, path)
    for (const word of read.machine) this.#checkMachine(word, path)
    if (fitsNothing(read))
      this.#report(
        'No hardware matches all of this entry.',
        'Split it into several entries, or remove what contradicts the rest.',
        path,
      )
    return read
  }

  #price(entry: WrittenPrice, path: Path, locked: boolean): PriceEntry[] {
    const machine = entry.machine === undefined ? undefined : resolveMachine(entry.machine)
    if (entry.machine !== undefined && machine === undefined)
      this.#unknown(
        'machine type',
        entry.machine,
        machines.map(({ name }) => name),
        path,
      )
    const accelerators = [entry.accelerator ?? machine?.accelerator ?? []].flat()
    if (accelerators.length === 0 && entry.machine === undefined)
      this.#report('This price is for nothing.', 'Add `accelerator` or `machine`.', path)
    for (const word of accelerators) this.#checkAccelerator(word, path)
    const ids = accelerators.flatMap((word) => resolveAccelerator(word)?.candidates.map(({ id }) => id) ?? [])
    if (machine && ids.length > 0 && !ids.includes(machine.accelerator))
      this.#report(`\`${machine.name}\` holds another accelerator.`, 'Remove one of the two.', path)
    if (entry.provider !== undefined) this.#checkProvider(entry.provider, path)
    const provider = entry.provider === undefined ? machine?.provider : resolveProvider(entry.provider)?.id
    return [
      {
        accelerators: ids,
        ...(machine && { machine: machine.name }),
        ...(provider && { provider }),
        ...(entry.region !== undefined && { region: entry.region }),
        ...(entry.spot !== undefined && { spot: entry.spot }),
        amount: entry.price.amount,
        currency: entry.price.currency,
        read: entry.read,
        locked,
        origin: this.#places.at(path),
      },
    ]
  }

  #waiver(entry: Section<'waivers'>[number], at: Path): Waiver {
    const { rule, path, job, demand, up_to: upTo, reason, owner, expires, ticket } = entry
    for (const [key, words] of Object.entries({ reason, owner }))
      if (showsNothing(words)) this.#report(`This waiver has an empty ${key}.`, `Write its ${key}.`, [...at, key])
    return {
      rule,
      ...(path !== undefined && { path }),
      ...(job !== undefined && { job }),
      ...(demand !== undefined && { demand }),
      ...(upTo !== undefined && { upTo }),
      reason,
      owner,
      expires,
      ...(ticket !== undefined && { ticket }),
      origin: this.#places.at(at),
    }
  }

  /** A key of the manifest, such as `labels.team`: a mistyped one would be demanded for ever, and never be found. */
  #checkKey(key: string, at: Path): void {
    const steps = key.split('.')
    let path: string[] = []
    for (const step of steps) {
      const known = knownKeys(namedJobSchema, path)
      if (path[0] === 'labels') break
      if (!known.includes(step)) {
        this.#unknown(
          'job key',
          key,
          known.map((own) => [...path, own].join('.')),
          at,
        )
        return
      }
      path = [...path, step]
    }
  }

  #checkAccelerator(word: string, at: Path): void {
    if (resolveAccelerator(word) === undefined) this.#unknown('accelerator', word, acceleratorWords, at)
  }

  #checkProvider(word: string, at: Path): void {
    // A list cannot hold a region: to allow it would allow all that the provider has.
    const read = readProvider(word)
    if (read?.region !== undefined)
      this.#report(`"${cut(word)}" names a region.`, `Name only the provider: ${read.provider.id}.`, at)
    if (read === undefined)
      this.#unknown(
        'provider',
        word,
        providers.flatMap(({ id, names }) => [id, ...names]),
        at,
      )
  }

  #checkMachine(word: string, at: Path): void {
    const names = machines.map(({ name }) => name)
    const isKnown = word.includes('*') ? names.some((name) => matches(word, name)) : resolveMachine(word) !== undefined
    if (!isKnown) this.#unknown('machine type', word, names, at)
  }

  #unknown(what: string, word: string, known: readonly string[], at: Path): void {
    const suggestion = nearestWord(word, known)
    const remedy = suggestion ? `Did you mean "${suggestion}"?` : 'Use a name that the reference or the catalog lists.'
    this.#report(`Unknown ${what} "${cut(word)}".`, remedy, at)
  }
}

/** Whether the parts or the machine types that a line names are of none of its kinds or providers. */
function fitsNothing({ accelerator, kind, provider, machine }: HardwareItem): boolean {
  const parts = accelerator.flatMap((word) => resolveAccelerator(word)?.candidates ?? [])
  const types = machine.flatMap((word) => resolveMachine(word) ?? [])
  const areKnown = types.length === machine.length
  const ids = provider.map((word) => resolveProvider(word)?.id)
  const isOtherKind = parts.length > 0 && kind.length > 0 && !parts.some((part) => kind.includes(part.kind))
  const isElsewhere =
    types.length > 0 &&
    areKnown &&
    ids.length > 0 &&
    !types.some((type) => ids.includes(resolveProvider(type.provider)?.id))
  const holdsOthers =
    types.length > 0 &&
    areKnown &&
    parts.length > 0 &&
    !types.some((type) => parts.some(({ id }) => id === type.accelerator))
  return isOtherKind || isElsewhere || holdsOthers
}

const sentence = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`

/** A condition that holds where two hold; the second is not asked where the first does not. */
function both(first: Condition, second: Condition): Condition {
  return {
    text: `${first.text} && (${second.text})`,
    reads: [...new Set([...first.reads, ...second.reads])],
    directions: joined(first.directions, second.directions),
    valuesOf: (facts) => new Map([...first.valuesOf(facts), ...second.valuesOf(facts)]),
    evaluate: (facts) => {
      const judged = first.evaluate(facts)
      return 'holds' in judged && judged.holds ? second.evaluate(facts) : judged
    },
  }
}

type WrittenPrice = Exclude<Section<'prices'>, string>[number]

const pricesIn = ({ prices = [] }: PolicyFile): readonly WrittenPrice[] => (prices === 'none' ? [] : prices)
