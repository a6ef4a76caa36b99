import type { Entry, MapNode, Node, Path } from '../../text/document.ts'
import { settle } from './combined-keys.ts'
import { type Disagreement, JobDraft, type Origin, type Placed } from './job-draft.ts'
import { firstUnderstood, surest } from './key-choice.ts'
import {
  type Candidate,
  candidates,
  candidatesWithUnit,
  fold,
  isContainer,
  meanings,
  sectionNamed,
  withoutUse,
} from './key-lookup.ts'
import { meantName } from './meant-name.ts'
import { readFrameworkKey, readHardwareKey, readPresence } from './named-keys.ts'
import { withServer } from './phrases/framework.ts'
import { described } from './phrases/scale.ts'
import { readValue, withUnitOf } from './read-value.ts'
import { ambiguousName, misspelledName, otherUnit, type ReadingProblem, severalMappings } from './reading-problems.ts'
import { kindOf, say } from './say.ts'
import { readShorthand } from './shorthand.ts'
import { readSwitch, readSwitchMapping, withoutSwitch } from './switches.ts'
import { flagOf } from './values/switches.ts'
import { scalarAt, textOf } from './values/value-node.ts'

/** A job in canonical keys, and how it was read. Paths are steps below the job. */
export interface JobReading {
  readonly node: MapNode
  /** Values and keys that differ from the reference's spelling: `--fix` writes them. */
  readonly values: readonly Placed[]
  readonly otherKeys: readonly Placed[]
  /** What was not read, with its place. */
  readonly notRead: readonly Origin[]
  readonly disagreements: readonly Disagreement[]
  /** Mistakes that the schema cannot see, because no key has the value. */
  readonly problems: readonly ReadingProblem[]
  readonly openBatch: Placed | undefined
}

/** How deep to look into other programs' mappings. */
const deepest = 6

/**
 * Reads a job as people write it, by the rules of docs/spellings.md: a key is in its section or in the job, an alias
 * means one key, containers are transparent, and everything else is skipped. Values that a key cannot have stay as
 * written, and the schema reports them. `known` are values already read from another program's mapping, where no name
 * is a misspelling.
 */
export function readJob(job: MapNode, known?: readonly Placed[]): JobReading {
  const reader = new Reader(known !== undefined)
  for (const { to, node, ...origin } of known ?? [])
    reader.draft[origin.isImplied ? 'imply' : 'place'](to.join('.'), node, origin, to)
  reader.visit(job, { section: '', container: '', path: [] })
  const { draft } = reader
  settle(draft)
  const values = draft.values()
  const otherKeys = values.filter(isOtherKey)
  return {
    node: draft.build(job),
    values,
    otherKeys,
    notRead: draft.notRead,
    disagreements: draft.disagreements,
    problems: draft.problems,
    openBatch: draft.openBatch,
  }
}

/** Whether the key differs from the reference, not only the value; a section's shorthand is part of the reference. */
const isOtherKey = ({ from, to, isPart }: Placed): boolean =>
  isPart !== true && !from.every((step, at) => String(step) === String(to[at]))

/** The entries of a mapping. `{ parameters: 1,3B }` has a value and a key without one: it is a decimal comma. */
function joinedAtCommas({ entries }: MapNode): [string, Entry][] {
  const joined: [string, Entry][] = []
  for (const [name, entry] of entries) {
    const [before, { key, node, range }] = joined.at(-1) ?? ['', entry]
    const isFraction = /^\d/.test(name) && isNull(entry.node) && entry.key[0] === range[1] + 1
    if (isFraction && node.kind === 'scalar' && typeof node.value === 'number') {
      const whole = { ...scalarAt(node, `${node.source},${name}`), range: [node.range[0], entry.key[1]] as const }
      joined[joined.length - 1] = [before, { key, node: whole, range: [range[0], entry.key[1]] }]
    } else joined.push([name, entry])
  }
  return joined
}

interface Place {
  /** The section whose keys have precedence; `''` in the job itself. */
  readonly section: string
  /** The mapping's key as written. */
  readonly container: string
  readonly path: Path
  readonly map?: MapNode
}

class Reader {
  readonly draft = new JobDraft()
  readonly #isForeign: boolean

  constructor(isForeign: boolean) {
    this.#isForeign = isForeign
  }

  visit(map: MapNode, place: Place): void {
    for (const [name, entry] of joinedAtCommas(map))
      this.#read(name, { from: [...place.path, name], entry }, { ...place, map })
  }

  #read(name: string, origin: Origin, place: Place): void {
    // Users' own keys.
    if (/^x-/i.test(name)) return
    const { node } = origin.entry
    const isJoined = /[._-]/.test(name) && candidates(place.section, place.container, name).length === 0
    const joined = isJoined ? joinedName(name, place) : undefined
    if (joined !== undefined) {
      const { container, inner } = joined
      const section = sectionNamed(container)
      if (section !== undefined || isContainer(container)) {
        this.#read(inner, origin, { ...place, section: section ?? place.section, container: section ?? container })
        return
      }
    }
    const named = sectionNamed(name)
    const section = place.section === '' || place.section === named ? named : undefined
    const isMappings = node.kind === 'map' || (node.kind === 'list' && node.items.every((item) => item.kind === 'map'))
    if (section !== undefined && (isMappings || fold(section) === fold(name))) {
      this.#readSection(section, origin)
      return
    }
    const found = candidates(place.section, place.container, name)
    // `worker_pool_specs: [{ … }]`: a list of one mapping is that mapping.
    const only = node.kind === 'list' && node.items.length === 1 ? node.items[0] : undefined
    if (only?.kind === 'map' && isContainer(name)) {
      this.#readMapping(name, only, found, { ...origin, from: [...origin.from, 0] }, place)
      return
    }
    if (isNull(node)) {
      const [own] = found
      if (own !== undefined && isReference(own, origin.from)) this.draft.place(own.path, node, origin)
      // `{ tokens: 2, 3B }`: what follows a comma may belong to the value before it.
      else if (/^\d/.test(name)) this.#leave(name, origin, place)
      return
    }
    if (node.kind === 'map') this.#readMapping(name, node, found, origin, place)
    else if (!readPresence(this.draft, name, found, origin) && !this.#readValue(name, found, origin, place))
      this.#leave(name, origin, place)
  }

  #readSection(section: string, origin: Origin): void {
    const { node } = origin.entry
    if (node.kind === 'map') {
      this.draft.open(section, origin.entry)
      this.visit(node, { section, container: section, path: origin.from })
      for (const kind of kindOf(origin))
        this.draft.imply('hardware.kind', scalarAt(node, kind), { ...origin, isPart: true })
    } else if (node.kind === 'list' && section !== 'framework' && node.items.some((item) => item.kind === 'map'))
      this.#readItems(section, node.items, origin)
    else if (!isNull(node)) readShorthand(this.draft, section, origin)
    else this.draft.open(section, origin.entry)
  }

  /** A list of one mapping is that mapping; a section cannot contain several. */
  #readItems(section: string, [only, ...others]: readonly Node[], origin: Origin): void {
    if (only?.kind !== 'map' || others.length > 0) {
      this.draft.problems.push(severalMappings(section, origin.entry))
      return
    }
    this.draft.open(section, origin.entry)
    this.visit(only, { section, container: section, path: [...origin.from, 0] })
  }

  /** A mapping that is not a section: degrees, labels, a container, or a mapping instead of a switch or word. */
  #readMapping(name: string, node: MapNode, found: readonly Candidate[], origin: Origin, place: Place): void {
    const [key] = found
    const inside: Place = { section: place.section, container: name, path: origin.from }
    if (key?.path === 'labels') this.#readLabels(node, origin)
    else if (key?.path === 'hardware.peak') this.draft.place(key.path, node, origin)
    else if (key?.path === 'hardware.parallelism') {
      this.visit(node, { ...inside, section: key.path })
      // It declares nothing without one of its own keys.
      if (this.draft.values().some(({ to }) => to[1] === 'parallelism')) this.draft.open(key.path, origin.entry)
      readSwitchMapping(this.draft, name, node, origin)
    } else if (key?.path === 'model.activation_checkpointing') this.#readCheckpointing(node, origin)
    else if (origin.from.length > deepest) this.draft.notRead.push(origin)
    else if (readSwitchMapping(this.draft, name, node, origin)) this.visit(withoutSwitch(node), inside)
    else if (isContainer(name)) {
      if (/^(?:serv(?:e|ing)|inference)$/i.test(name))
        this.draft.imply('task', scalarAt({ range: origin.entry.key }, 'inference'), { ...origin, isPart: true })
      this.#readInside(name, node, found, inside)
    } else if (key !== undefined && isReference(key, origin.from)) this.draft.place(key.path, node, origin)
    else if (!this.#readMisspelled(name, origin, place)) this.draft.notRead.push(origin)
  }

  /** `optimizer: { name: adamw, lr: 1e-4 }`: the inner name is the value of the outer key. */
  #readInside(name: string, node: MapNode, found: readonly Candidate[], inside: Place): void {
    for (const [inner, entry] of node.entries) {
      const origin = { from: [...inside.path, inner], entry }
      const isName = naming(found).test(inner) && entry.node.kind !== 'map'
      if (!(isName && found.length > 0 && this.#readValue(name, found, origin, inside)))
        this.#read(inner, origin, inside)
    }
  }

  /** `activation_checkpoint: { mode: selective }`; any other mapping turns the switch on. */
  #readCheckpointing(node: MapNode, origin: Origin): void {
    const path = 'model.activation_checkpointing'
    const settings = ['mode', 'granularity', 'enabled'].flatMap((key) => node.entries.get(key)?.node ?? [])
    const [read] = settings.flatMap((inner) => readValue(path, inner) ?? [])
    this.draft.imply(path, read ?? scalarAt(node, true), { ...origin, isPart: true })
  }

  #readLabels(labels: MapNode, origin: Origin): void {
    this.draft.open('labels', origin.entry)
    for (const [name, entry] of labels.entries) {
      const to = ['labels', name]
      this.draft.place(to.join('.'), entry.node, { from: [...origin.from, name], entry }, to)
    }
  }

  /** Reads the key that a name means; if two share the name, the one that accepts the value. */
  #readValue(name: string, found: readonly Candidate[], origin: Origin, place: Place): boolean {
    const node = withServer(name, origin.entry.node)
    const withUnit = found.length === 0 ? candidatesWithUnit(place.section, place.container, name) : []
    const all = found.length > 0 ? found : withUnit
    const value = withUnit.length > 0 ? withUnitOf(name, node) : node
    const read = firstUnderstood(all, value)
    if (read !== undefined) {
      say(this.draft, read, origin)
      return true
    }
    if (readSwitch(this.draft, name, origin)) return true
    const key = surest(all, node)
    if (key === undefined) return false
    if (isLeftOpen(textOf(node) ?? '') && !multipliesCount.has(key.path)) {
      this.draft.notRead.push(origin)
      return true
    }
    const problem = otherUnit(key.path, value)
    if (problem !== undefined) this.draft.problems.push({ ...problem, path: key.path.split('.') })
    else this.draft.place(key.path, node, origin)
    return true
  }

  /** Handles a name without a key: a misspelling, an ambiguous word, or simply skipped. */
  #leave(name: string, origin: Origin, place: Place): void {
    const bare = withoutUse(name)
    const ofFlag = bare === name ? [] : candidates(place.section, place.container, bare)
    if (ofFlag.length > 0 && flagOf(origin.entry.node) !== undefined && this.#readValue(bare, ofFlag, origin, place))
      return
    if (place.section === 'framework' && readFrameworkKey(this.draft, name, origin)) return
    if (place.section === 'hardware' && readHardwareKey(this.draft, name, origin)) return
    if (this.#readMisspelled(name, origin, place)) return
    const data = isOfData(name) ? described(origin.entry.node) : undefined
    if (data !== undefined) {
      say(this.draft, data, origin)
      return
    }
    const here = place.container === '' ? '' : place.container === place.section ? `${place.section}.` : undefined
    const meant = meanings(name).filter(
      (path) => here !== undefined && path.startsWith(here) && readValue(path, origin.entry.node) !== undefined,
    )
    if (meant.length > 0) this.draft.problems.push(ambiguousName(name, origin.entry, meant))
    else if (place.section === 'team' && /^name$/i.test(name))
      this.draft.imply('labels.team', origin.entry.node, origin, ['labels', 'team'])
    else this.draft.notRead.push(origin)
  }

  /**
   * Reports a misspelled name (one edit away, or a section recognized by its keys, with an acceptable value) and reads
   * it as intended.
   */
  #readMisspelled(name: string, origin: Origin, place: Place): boolean {
    if (this.#isForeign) return false
    const { entry } = origin
    const meant = meanings(name).length > 0 ? undefined : meantName(name, entry.node, place)
    if (meant === undefined) return false
    this.draft.problems.push(misspelledName(name, entry, place.section, meant))
    // If the intended key exists too, its value is ambiguous.
    if (place.map?.entries.has(meant) === true) return true
    const from = [...origin.from.slice(0, -1), meant]
    this.#read(meant, { from, entry }, place)
    return true
  }
}

/** A job on an open number of these is not a job on one. */
const multipliesCount: ReadonlySet<string> = new Set(['hardware.nodes', 'hardware.slices'])

/** A word that leaves the choice to the program, or to a later day. */
const isLeftOpen = (text: string): boolean => /^(?:auto|automatic|none|n\/a|tbd)$/i.test(text)

/** `hardware.count`, or at the top of a job `hardware_count`: the mapping and its key. */
function joinedName(name: string, place: Place): { readonly container: string; readonly inner: string } | undefined {
  const [, container = '', inner = ''] = /^([a-z]\w*)\.(\w+)$/i.exec(name) ?? []
  if (container !== '') return { container, inner }
  const [, section = '', key = ''] = /^([a-z]+)[_-](\w+)$/i.exec(name) ?? []
  if (place.section !== '' || sectionNamed(section) !== section) return undefined
  const found = [...candidates(section, section, key), ...candidatesWithUnit(section, section, key)]
  return found.some(({ path }) => path.startsWith(`${section}.`)) ? { container: section, inner: key } : undefined
}

/** Names of data, which has tokens, samples or bytes. */
const isOfData = (name: string): boolean => meanings(name)[0] === 'scale.tokens'

/** Keys inside a mapping that name the mapping's subject. A job has only `name`. */
const naming = ([key]: readonly Candidate[]): RegExp =>
  key?.path === 'name' ? /^name$/i : /^(?:name|type|_target_|algorithm)$/i

const isNull = (node: Node): boolean => node.kind === 'scalar' && node.value === null

/** Whether a key is spelled and placed as in the reference. */
const isReference = ({ path }: Candidate, from: Path): boolean => path === from.join('.')
