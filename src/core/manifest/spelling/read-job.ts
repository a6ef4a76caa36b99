import { resolveAccelerator } from '../../catalog/accelerator-name.ts'
import { companions, resolveFramework } from '../../catalog/frameworks.ts'
import { resolveLibrary } from '../../catalog/libraries.ts'
import { resolveProvider } from '../../catalog/providers.ts'
import type { Entry, MapNode, Node, Path } from '../../text/document.ts'
import { onlyNearestWord } from '../../text/nearest-word.ts'
import { settled } from './combined-keys.ts'
import { type Disagreement, JobDraft, type Origin, type Placed } from './job-draft.ts'
import {
  impliedBy,
  isGeneric,
  isOfOtherMatters,
  isOwnName,
  isPassedOver,
  keysNamed,
  keysOf,
  kindOf,
  referenceKey,
  sectionAsWritten,
  sectionNamed,
  sections,
  switchNamed,
  taskOf,
} from './key-lookup.ts'
import { looseWords } from './loose-words.ts'
import { sayingOf, understood } from './phrases/phrases.ts'
import { countsTwice, type Saying } from './phrases/saying.ts'
import { flagOf, listAt, readValue, scalarAt, textOf, withUnitOf } from './read-value.ts'
import { sayingOfSwitch, valueAt } from './switches.ts'

/** A job in the reference's words, and how it came to them. Paths are steps below the job. */
export interface JobReading {
  readonly node: MapNode
  /** What is said in other words, or at another key, than the reference has: what `--fix` writes. */
  readonly values: readonly Placed[]
  readonly otherKeys: readonly Placed[]
  /** Keys that say nothing about the choice of hardware. */
  readonly passedOver: readonly Origin[]
  readonly disagreements: readonly Disagreement[]
  /** Words where keys are expected, that say nothing that is known. */
  readonly notUnderstood: readonly LooseWord[]
}

/** A word that stands where a section's keys are expected. */
export interface LooseWord {
  readonly section: string
  readonly node: Node
}

/** So deep mappings of other programs are looked through. */
const deepest = 6

/**
 * Reads a job as people write it: keys and values in other spellings, in other sections and in the mappings of other
 * programs become those of the reference, each keeping its place. What is not understood stays as it is written, and
 * the schema says what is wrong with it.
 */
export function readJob(job: MapNode): JobReading {
  const reader = new Reader()
  reader.visit(job, { section: '', container: '', path: [], isForeign: false })
  const { draft, passedOver, notUnderstood } = reader
  settled(draft)
  const values = draft.values()
  return {
    node: draft.build(job),
    values,
    otherKeys: values.filter(isOtherKey),
    passedOver,
    disagreements: draft.disagreements,
    notUnderstood,
  }
}

/** Whether the key, and not only the value, is in other words; a section's shorthand is the reference's own. */
const isOtherKey = ({ from, to, isPart }: Placed): boolean =>
  isPart !== true && !from.every((step, at) => String(step) === String(to[at]))

interface Place {
  /** The section of the reference whose keys are looked for first. */
  readonly section: string
  /** The mapping as its author called it. */
  readonly container: string
  readonly path: Path
  /** Inside of a mapping that is none of the reference. */
  readonly isForeign: boolean
}

class Reader {
  readonly draft = new JobDraft()
  readonly passedOver: Origin[] = []
  readonly notUnderstood: LooseWord[] = []

  visit(map: MapNode, place: Place): void {
    for (const [name, entry] of map.entries) this.#read(name, entry, place)
  }

  #read(name: string, entry: Entry, place: Place, origin: Origin = { from: [...place.path, name], entry }): void {
    // In a mapping of another program a general name (`name`, `count`) belongs to that.
    const isTheirs = place.isForeign && isGeneric(name)
    const reference = isTheirs ? undefined : referenceKey(place.section, name)
    if (entry.node.kind === 'scalar' && entry.node.value === null) {
      if (reference !== undefined && !sections.includes(reference)) this.draft.place(reference, entry.node, origin)
      return
    }
    if (reference !== undefined && this.#readReference(reference, name, origin, place)) return
    const dotted = /^([a-z]\w*)\.(\w+)$/i.exec(name)
    if (dotted !== null && keysNamed(place.section, place.container, name).length === 0) {
      const [, container = '', inner = ''] = dotted
      const section = sectionNamed(container) || place.section
      this.#read(inner, entry, { ...place, section, container, isForeign: true }, origin)
      return
    }
    const section = sectionAsWritten(name)
    const isSection = place.isForeign ? entry.node.kind !== 'map' : place.section === ''
    if (section !== undefined && isSection) {
      this.#readSection(section, origin)
      return
    }
    if (this.#readAbsence(name, origin, place)) return
    if (this.#readNamed(name, origin, place)) return
    if (this.#readSwitch(name, origin, place)) return
    if (this.#readForeign(name, origin, place)) return
    if (place.section === 'framework' && this.#readFrameworkKey(name, origin)) return
    if (place.section === 'hardware' && this.#readHardwareKey(name, origin)) return
    if (place.section === 'needs' && place.container !== '' && this.#readNeed(name, origin)) return
    if (this.#readImplied(name, origin)) return
    this.#leave(name, origin, place)
  }

  /** A key as the reference has it; false for a mapping where the reference has a single value. */
  #readReference(key: string, name: string, origin: Origin, place: Place): boolean {
    const { node } = origin.entry
    if (sections.includes(key)) this.#readSection(key, origin)
    else if (key === 'labels' && node.kind === 'map') this.#readLabels(node, origin)
    else if (key === 'hardware.parallelism' && node.kind === 'map') {
      this.draft.open(key, origin.entry)
      this.visit(node, { ...place, section: key, container: name, path: origin.from })
    } else if (node.kind === 'map' && key !== 'hardware.peak' && sectionNamed(name) !== undefined) return false
    else this.#place(key, origin)
    return true
  }

  #readSection(section: string, origin: Origin): void {
    const { node } = origin.entry
    if (node.kind === 'map') {
      this.draft.open(section, origin.entry)
      this.visit(node, { section, container: section, path: origin.from, isForeign: false })
    } else this.#readShorthand(section, node, origin)
  }

  #readLabels(labels: MapNode, origin: Origin): void {
    this.draft.open('labels', origin.entry)
    for (const [name, entry] of labels.entries) {
      const to = ['labels', name]
      this.draft.place(to.join('.'), entry.node, { from: [...origin.from, name], entry }, to)
    }
  }

  /** A word, or a list, where a section is expected. */
  #readShorthand(section: string, node: Node, origin: Origin): void {
    const key = shorthands[section]
    const items = node.kind === 'list' && section !== 'framework' ? node.items : [node]
    if (section === 'team' && node.kind === 'scalar') this.draft.imply('labels.team', node, origin, ['labels', 'team'])
    else if (items.some((item) => item.kind === 'map')) this.#readItems(section, items, origin)
    else if (key === undefined) this.#readWords(section, node, origin)
    else {
      const read = items.map((item) => sayingOf(key, item) ?? anywhere(section, item))
      const said = read.flatMap((each) => each ?? [])
      const [first] = items
      if (read.includes(undefined) || first === undefined || countsTwice(said))
        this.draft.place(key, items.length === 1 && first !== undefined ? first : node, origin)
      else this.#say(said, origin)
    }
  }

  /** A list of one mapping is that mapping; of several the section can hold none. */
  #readItems(section: string, [only, ...others]: readonly Node[], origin: Origin): void {
    if (only?.kind !== 'map' || others.length > 0) {
      this.#placeAt([section], origin.entry.node, origin)
      return
    }
    this.draft.open(section, origin.entry)
    this.visit(only, { section, container: section, path: [...origin.from, 0], isForeign: false })
  }

  /** `needs: [multi-cloud, on-prem]`, `operations: GKE, spot`: words where keys are expected. */
  #readWords(section: string, node: Node, origin: Origin): void {
    const { said, left } = looseWords(node)
    for (const [key, value] of said) {
      const entry: Entry = { key: value.range, node: value, range: value.range }
      this.draft.place(key, value, { from: origin.from, entry })
    }
    for (const piece of left) this.notUnderstood.push({ section, node: piece })
  }

  /** `gpu: none`: a job on processors. Beside a part that is named it says nothing. */
  #readAbsence(name: string, origin: Origin, { section, container }: Place): boolean {
    const { node } = origin.entry
    if (flagOf(node) !== false || !keysNamed(section, container, name).includes('hardware.accelerator')) return false
    if (/^(?:gpus?|accelerators?)$/i.test(name)) this.draft.imply('hardware.accelerator', scalarAt(node, 'cpu'), origin)
    else this.passedOver.push(origin)
    return true
  }

  /** The first key of the reference that the name may stand for and whose values can hold what is written. */
  #readNamed(name: string, origin: Origin, { section, container }: Place): boolean {
    const { node } = origin.entry
    const keys = keysNamed(section, container, name)
    if (node.kind === 'map') {
      if (!keys.includes('labels')) return false
      this.#readLabels(node, origin)
      return true
    }
    const values = keys.filter((key) => !sections.includes(key))
    // What holds any text is asked last.
    for (const key of [...values.filter((key) => !isOpen(key)), ...values.filter(isOpen)]) {
      const said = understood(key, withUnitOf(name, node))
      // A name that nobody knows is what is left when no other key can hold it.
      const isGuess = key === 'model.architecture' && said?.[0]?.[0] === 'model.name'
      if (said === undefined || (isGuess && values.length > 1)) continue
      if (key === 'framework.libraries' && isPassedOver(name) && !isSoftware(node)) continue
      this.#say(said, origin)
      return true
    }
    return false
  }

  #readSwitch(name: string, origin: Origin, { section, container }: Place): boolean {
    const said = switchNamed(container, name) ?? switchNamed(section, name)
    const isOn =
      said && (flagOf(origin.entry.node) ?? (/offload/i.test(name) && isSaid(origin.entry.node) ? true : undefined))
    if (said === undefined || isOn === undefined) return false
    if (isOn) this.#say(sayingOfSwitch(said, origin.entry.node), origin)
    else this.passedOver.push(origin)
    return true
  }

  /** A mapping of another program, or a list of one. */
  #readForeign(name: string, origin: Origin, place: Place): boolean {
    const { node } = origin.entry
    const inner = node.kind === 'list' && node.items.length === 1 ? (node.items[0] as Node) : node
    const section = sectionNamed(name)
    if (inner.kind !== 'map' || section === undefined || origin.from.length > deepest) return false
    const path = inner === node ? origin.from : [...origin.from, 0]
    this.visit(inner, { section: section === '' ? place.section : section, container: name, path, isForeign: true })
    for (const [key, value] of impliedBy(name))
      this.draft.imply(key, valueAt(key, value, node), { ...origin, isPart: true })
    return true
  }

  /** `accelerators: { A100: 8 }`, `sagemaker: ml.g5.12xlarge`. */
  #readHardwareKey(name: string, origin: Origin): boolean {
    const { key: range, node } = origin.entry
    const text = textOf(node)
    if (text === undefined) return false
    const times = readValue('hardware.count', node)
    if (
      times !== undefined &&
      resolveAccelerator(name)?.count === undefined &&
      (resolveAccelerator(name)?.candidates.length ?? 0) > 0
    ) {
      this.draft.place('hardware.accelerator', scalarAt({ range }, `${name}:${textOf(times)}`), origin)
      return true
    }
    const provider = resolveProvider(name)
    const said = provider === undefined ? undefined : sayingOf('hardware.accelerator', node)
    if (provider === undefined || said === undefined) return false
    this.#say([...said, ['hardware.provider', scalarAt({ range }, provider.id)]], origin)
    return true
  }

  /** A wish as a key: `needs: { bitsandbytes: yes }`. */
  #readNeed(name: string, origin: Origin): boolean {
    const { key: range, node } = origin.entry
    if (onlyNearestWord(name, keysOf('needs')) !== undefined || isPassedOver(name)) return false
    if (flagOf(node) !== false) {
      const { said, left } = looseWords(scalarAt({ range }, name))
      if (said.length > 0) this.#say(said, origin)
      for (const piece of left) this.notUnderstood.push({ section: 'needs', node: piece })
    }
    return true
  }

  /** The file of another program's settings: `deepspeed: ds_config_zero3.json`. */
  #readImplied(name: string, origin: Origin): boolean {
    const text = textOf(origin.entry.node)
    // What a mapping of GPUs implies, a word that nobody understands does not.
    const implied = impliedBy(name).filter(([key]) => key !== 'hardware.kind')
    if (text === undefined || flagOf(origin.entry.node) !== undefined || implied.length === 0) return false
    const stage = /(?:zero|stage|z)[\s_-]*([123])(?!\d)/i.exec(text)?.[1]
    const said = implied.map(([key, value]) => [key, valueAt(key, value, origin.entry.node)] as const)
    const word: Saying =
      stage === undefined ? [] : [['hardware.parallelism', scalarAt(origin.entry.node, `zero-${stage}`)]]
    this.#say([...said, ...word], origin)
    return true
  }

  /** `framework: { pytorch: 2.4, deepspeed: 0.14 }`. */
  #readFrameworkKey(name: string, origin: Origin): boolean {
    const { key: range, node } = origin.entry
    const framework = resolveFramework(name)
    const at = (value: string) => scalarAt({ range }, value)
    if (framework !== undefined && !companions.has(framework.id)) {
      this.draft.place('framework.name', at(framework.id), origin)
      if (textOf(node) !== undefined && flagOf(node) === undefined)
        this.draft.place('framework.version', node, { ...origin, isPart: true })
      return true
    }
    const library = resolveLibrary(name)
    if (library === undefined || framework !== undefined) return false
    if (flagOf(node) !== false) this.draft.place('framework.libraries', listAt({ range }, [at(library.id)]), origin)
    return true
  }

  /**
   * What is not understood. A key of the reference, or one that is near to it, stays as it is written, so that the
   * schema refuses it; what another program's key says is named as not understood, or passed over where it says nothing.
   */
  #leave(name: string, origin: Origin, place: Place): void {
    const { node } = origin.entry
    const keys = keysNamed(place.section, place.container, name).filter((each) => !sections.includes(each))
    const [key] = keys
    const isReference = referenceKey(place.section, name) !== undefined
    const isWish = key?.startsWith('needs.') === true && place.section !== 'needs'
    const isMapping = key === undefined && node.kind !== 'map' && sectionNamed(name) !== undefined
    const isTheirName = isPassedOver(name) && !isOwnName(place.section, place.container, name)
    if (place.section === 'team' && /^name$/i.test(name) && node.kind === 'scalar')
      this.draft.imply('labels.team', node, origin, ['labels', 'team'])
    else if (isTheirName || isWish || isMapping) this.passedOver.push(origin)
    else if (key !== undefined && node.kind !== 'map') {
      const isMachine = /machine|instance|vm|sku|shape/i.test(name) && keys.includes('hardware.machine')
      const named = isMachine ? 'hardware.machine' : keys.find((each) => isNamed(each))
      if (named !== undefined || isReference) this.draft.place(named ?? key, node, origin)
      else if (flagOf(node) === false) this.passedOver.push(origin)
      else this.notUnderstood.push({ section: name, node })
    } else if (place.isForeign || isOfOther(name, place.section)) this.passedOver.push(origin)
    else this.#placeAt(place.section === '' ? origin.from : [...place.section.split('.'), name], node, origin)
  }

  #place(key: string, origin: Origin): void {
    const said = understood(key, origin.entry.node)
    if (said === undefined) this.draft.place(key, origin.entry.node, origin)
    else this.#say(said, origin)
  }

  #placeAt(to: Path, node: Node, origin: Origin): void {
    this.draft.place(to.join('.'), node, origin, to)
  }

  #say(said: Saying, origin: Origin): void {
    const task = taskOf(String(origin.from.at(-1)))
    if (task !== undefined) this.draft.imply('task', scalarAt(origin.entry.node, task), { ...origin, isPart: true })
    // Understood, and nothing about the choice of hardware.
    if (said.length === 0) this.passedOver.push(origin)
    const kind = kindOf(String(origin.from.at(-1)))
    const [first] = said
    // Eight GPUs are GPUs, whatever else is left open.
    if (kind !== undefined && first?.[0].startsWith('hardware.'))
      this.draft.imply('hardware.kind', scalarAt(origin.entry.node, kind), { ...origin, isPart: true })
    for (const [at, [key, node]] of said.entries())
      this.draft.place(key, node, at === 0 ? origin : { ...origin, isPart: true })
  }
}

/** About other matters, and no mistake in typing a key of the section. */
const isOfOther = (name: string, section: string): boolean =>
  isOfOtherMatters(name) && onlyNearestWord(name, keysOf(section)) === undefined

/** Keys that hold any text. */
const isOpen = (key: string): boolean =>
  [
    'name',
    'group',
    'evidence',
    'model.name',
    'model.config',
    'framework.version',
    'hardware.region',
    'team.tools',
  ].includes(key) || key === 'framework.libraries'

/** A place to offload to: a word, or a mapping with the device (`{ device: cpu }`). */
const isSaid = (node: Node): boolean =>
  textOf(node) !== undefined ||
  (node.kind === 'map' && /^(?:cpu|nvme)$/i.test(textOf(node.entries.get('device')?.node) ?? ''))

/** A program that is known; a launcher may be any. */
const isSoftware = (node: Node): boolean => {
  const text = textOf(node) ?? ''
  return resolveLibrary(text) !== undefined || resolveFramework(text) !== undefined
}

/** Keys that hold names, of which nobody knows all: one that is not known is told as such. */
const isNamed = (key: string): boolean =>
  ['framework.name', 'hardware.accelerator', 'hardware.provider', 'hardware.machine'].includes(key)

const shorthands: Readonly<Record<string, string>> = {
  framework: 'framework.name',
  scale: 'scale.size',
  model: 'model.name',
  hardware: 'hardware.accelerator',
}

/** A word of another key of the section, such as a provider where an accelerator is expected. */
function anywhere(section: string, node: Node): Saying | undefined {
  const text = textOf(node)
  if (section !== 'hardware' || text === undefined) return undefined
  return resolveProvider(text) === undefined ? undefined : [['hardware.provider', node]]
}
