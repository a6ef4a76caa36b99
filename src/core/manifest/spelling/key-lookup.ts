import { once } from '../../text/once.ts'
import { knownKeys } from '../problem.ts'
import { jobSchema } from '../schema.ts'
import { foreignSections, impliedByMapping, keySpellings, kindOfName, switchSpellings } from './key-spellings.ts'
import { ofManyMeanings, passedOverKeys, wordsOfOtherMatters } from './passed-over-keys.ts'
import { programKeys } from './program-keys.ts'

/** What a switch says when it is on: keys of the reference with their values. */
export type Said = readonly (readonly [key: string, value: string])[]

const fold = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '')
const namesIn = (list: string): string[] => fold(list).split(',')

/** Sections of a job, and the mapping of degrees inside of one. */
export const sections: readonly string[] = ['framework', 'scale', 'model', 'hardware', 'needs', 'team', 'operations']
const mappings: readonly string[] = [...sections, 'hardware.parallelism']
const plainKeys: readonly string[] = Object.keys(jobSchema.shape).filter((key) => !sections.includes(key))

/** Keys whose name says too little outside of their own section. */
const onlyAtHome = new Set(
  ['framework.name', 'framework.version', 'model.name', 'model.config', 'hardware.kind', 'hardware.memory']
    .concat(['needs.edge', 'team.cuda', 'team.xla', 'team.tools', 'scale.size'])
    .concat(['hardware.parallelism.data', 'hardware.parallelism.context', 'hardware.parallelism.sequence']),
)

/** All keys of the reference, with their paths: `hardware.count`. */
export const referenceKeys: readonly string[] = [
  ...plainKeys,
  ...mappings.flatMap((section) => knownKeys(jobSchema, section.split('.')).map((key) => `${section}.${key}`)),
]

// Tables are made when they are first asked for: most manifests name no key that only another program has.

/** The keys of the reference by `section.name` or by the name alone, folded. */
const keysByName = once((): ReadonlyMap<string, readonly string[]> => {
  const keys = new Map<string, string[]>()
  const add = (name: string, key: string): void => {
    const known = keys.get(name)
    if (known === undefined) keys.set(name, [key])
    else if (!known.includes(key)) known.push(key)
  }
  for (const key of referenceKeys) {
    const cut = key.lastIndexOf('.')
    const name = fold(key.slice(cut + 1))
    if (cut !== -1) add(`${fold(key.slice(0, cut))}.${name}`, key)
    if (!onlyAtHome.has(key)) add(name, key)
  }
  for (const [key, names] of Object.entries(keySpellings)) for (const name of namesIn(names)) add(name, key)
  return keys
})

const switchesByName = once((): ReadonlyMap<string, Said> => {
  const switches = new Map<string, Said>()
  for (const [says, names] of Object.entries(switchSpellings)) {
    const said = says.split(' ').map((each) => each.split('=') as [string, string])
    for (const name of namesIn(names)) if (!switches.has(name)) switches.set(name, said)
  }
  return switches
})

const foreignByName = once((): ReadonlyMap<string, string> => {
  const foreign = new Map<string, string>()
  for (const [section, names] of Object.entries(foreignSections))
    for (const name of namesIn(names)) if (!foreign.has(name)) foreign.set(name, section)
  return foreign
})

const passedOver = once((): ReadonlySet<string> => {
  const keys = keysByName()
  const ofPrograms = Object.values(programKeys).flatMap((list) => fold(list.replaceAll(' ', ',')).split(','))
  const { [ofManyMeanings]: many = '', ...others } = passedOverKeys
  // What may name a key that is read is passed over only where it is known to say other things as often.
  const passing = [...Object.values(others).flatMap(namesIn), ...ofPrograms].filter((name) => !keys.has(name))
  return new Set([...passing, ...namesIn(many)])
})

/** The key of the reference that is written here, exactly as the reference has it. */
export function referenceKey(section: string, name: string): string | undefined {
  const key = section === '' ? name : `${section}.${name}`
  return isReference.has(key) ? key : undefined
}
const isReference = new Set([...sections, ...referenceKeys])

/** Names that say something only where it is known what they are a name, a kind or a size of. */
const generic = new Set(
  [
    'name type kind mode status phase target title what size purpose method host node base path files sources code',
    'goal objective location where service rank length cost link input class tier opt group evidence site system',
    'count version memory config',
  ].flatMap((line) => line.split(' ')),
)

/**
 * The keys of the reference that a name may stand for: those that it means in the mapping where it stands, as its
 * author called that (`container`), then in the section that the mapping belongs to, then anywhere.
 */
export function keysNamed(section: string, container: string, name: string): readonly string[] {
  const keys = keysByName()
  const folded = fold(name)
  const at = (place: string): readonly string[] => (place === '' ? [] : (keys.get(`${fold(place)}.${folded}`) ?? []))
  const isGeneral = generic.has(folded)
  const anywhere = container === '' || !isGeneral ? (keys.get(folded) ?? []) : []
  // The name of an optimizer is the optimizer: a mapping that is called after a key of the model holds that.
  const named = isGeneral && section === 'model' ? (keys.get(fold(container)) ?? []) : []
  const leaves = named.filter((key) => key !== 'model.name' && key !== 'model.config')
  const own = leaves.length > 0 ? leaves : at(section)
  // "tpu: 2 years" of a team is what it knows, and no part that it uses.
  const elsewhere = section === 'team' ? anywhere.filter((key) => !isOfHardware.test(key)) : anywhere
  const found = [...new Set([...at(container), ...own, ...elsewhere])]
  return folded === 'memory' && !ofCards.test(container) ? found.filter((key) => key !== 'hardware.memory') : found
}

const isOfHardware = /^(?:hardware|scale)\./

/** Where memory is that of a card, and not that of its host. */
const ofCards = /^(?:hardware|.*(?:gpu|tpu|npu|accelerator|device|card|chip).*)$/i

/** Whether a name says too little without the mapping in which it stands. */
export const isGeneric = (name: string): boolean => generic.has(fold(name))

/** Whether a name is one of a key in just this place, and not only somewhere. */
export function isOwnName(section: string, container: string, name: string): boolean {
  const keys = keysByName()
  return [section, container].some((place) => place !== '' && keys.has(`${fold(place)}.${fold(name)}`))
}

/** Each name that holds a value, in its section or anywhere: for the reference page. */
export const spellingsOf = (key: string): readonly string[] =>
  (keySpellings[key] ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))

/** What a switch of this name says when it is on. */
export function switchNamed(section: string, name: string): Said | undefined {
  const switches = switchesByName()
  return switches.get(`${fold(section)}.${fold(name)}`) ?? switches.get(fold(name))
}

/** The section that a mapping of this name stands for; `''` for a whole job, undefined for a mapping that is not known. */
export const sectionNamed = (name: string): string | undefined =>
  sections.find((section) => fold(section) === fold(name)) ?? foreignByName().get(fold(name))

/** The section that is meant where its name is written in other case, or in the other number (`Operation`). */
export const sectionAsWritten = (name: string): string | undefined =>
  sections.find((section) => fold(section).replace(/s$/, '') === fold(name).replace(/s$/, ''))

/** What a mapping says by being there. */
export const impliedBy = (name: string): Said =>
  Object.hasOwn(impliedByMapping, fold(name)) ? (impliedByMapping[fold(name)] as Said) : []

/** The kind of accelerator that the name of a key names (`num_gpus`). */
export const kindOf = (name: string): string | undefined =>
  Object.entries(kindOfName).find(([, pattern]) => pattern.test(fold(name)))?.[0]

/** The task that the name of a key names (`finetuning_type`). */
export const taskOf = (name: string): string | undefined =>
  /^(?:model)?(?:supervised)?(?:fine?tun|finetun)/.test(fold(name)) ? 'fine-tuning' : undefined

/** The keys of a section, without its name. */
export const keysOf = (section: string): string[] => knownKeys(jobSchema, section.split('.'))

/** Whether a key says nothing about the choice of hardware. */
export const isPassedOver = (name: string): boolean => passedOver().has(fold(name))

const otherMatters = once(() => new Set(Object.values(wordsOfOtherMatters).flatMap(namesIn)))

/** Whether a word in a name tells that it is about other matters than the hardware. */
export function isOfOtherMatters(name: string): boolean {
  if (!/^[\w .-]{1,64}$/.test(name)) return false
  const words = name.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ').split(/[^A-Za-z\d]+/)
  return [...words.map((word) => word.toLowerCase()), fold(name)].some((word) => otherMatters().has(word))
}
