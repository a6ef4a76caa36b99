import type { Path } from '../../text/document.ts'
import { once } from '../../text/once.ts'
import { ambiguous, containers, containersOfData, generic } from '../keys/containers.ts'
import type { Key } from '../keys/key.ts'
import { allKeys, keys, namesIn, type Section, sections } from '../keys/keys.ts'
import { inSameWords } from '../keys/name-words.ts'
import { switches } from '../keys/switches.ts'

/** A key that a name may mean. */
export interface Candidate {
  readonly path: string
  /** The name has other uses: it is read only if its value suits this key. */
  readonly onlyIfFits: boolean
}

/** The keys and values that a switch declares when it is on. */
export type Said = readonly (readonly [key: string, value: string])[]

/** Ignores case and separators. */
export const fold = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '')

const sectionNames: readonly string[] = Object.keys(sections)
const genericNames = new Set(namesIn(generic).map(({ name }) => fold(name)))
const containerNames = new Set(namesIn(containers).map(({ name }) => fold(name)))
const dataNames = new Set(namesIn(containersOfData).map(({ name }) => fold(name)))

// Built on first use.

const candidatesByName = once((): ReadonlyMap<string, readonly Candidate[]> => {
  const found = new Map<string, Candidate[]>()
  const add = (name: string, candidate: Candidate): void => {
    const known = found.get(name) ?? []
    if (!known.some(({ path }) => path === candidate.path)) found.set(name, [...known, candidate])
  }
  for (const [path, { onlyAtHome }] of keys) {
    const cut = path.lastIndexOf('.')
    const name = fold(path.slice(cut + 1))
    if (cut !== -1) add(`${fold(path.slice(0, cut))}.${name}`, { path, onlyIfFits: false })
    if (onlyAtHome !== true) add(name, { path, onlyIfFits: false })
  }
  for (const [path, { aliases }] of allKeys)
    for (const { name, onlyIfFits } of namesIn(aliases)) add(fold(name), { path, onlyIfFits })
  return found
})

/** Keys by canonical form of multi-word names. Forms of which two keys are sure are omitted. */
const candidatesByWords = once((): ReadonlyMap<string, readonly Candidate[]> => {
  const found = new Map<string, Candidate[]>()
  for (const [path, { aliases, onlyAtHome }] of allKeys) {
    const own = onlyAtHome === true ? [] : [{ name: path.slice(path.lastIndexOf('.') + 1), onlyIfFits: false }]
    for (const { name, onlyIfFits } of [...own, ...namesIn(aliases)]) {
      const words = inSameWords(name)
      if (genericNames.has(fold(name)) || Object.hasOwn(ambiguous, words)) continue
      const others = (found.get(words) ?? []).filter((other) => other.path !== path)
      found.set(words, [...others, { path, onlyIfFits }])
    }
  }
  const isSure = ({ onlyIfFits }: Candidate): boolean => !onlyIfFits
  return new Map([...found].filter(([, keys]) => keys.length === 1 || keys.filter(isSure).length === 1))
})

/** A prefix or suffix for a number: `num_gpus`, `gpu_count`. */
const numberOf =
  /^(?:num(?:ber)?[\s_-]?(?:of)?|nb|no[\s_-]of|n(?=[\s_-]))[\s_-]?(?=[a-z])|[\s_-]?(?:count|number|num|qty|quantity)$/gi
const isNumber = ({ path }: Candidate): boolean => /^(?:count|amount)/.test(allKeys.get(path)?.kind ?? '')

/** The keys that a name may mean in a mapping: those of the mapping, of its section, or of any section. */
export function candidates(section: string, container: string, name: string): readonly Candidate[] {
  const found = candidatesIn(section, container, name)
  return dataNames.has(fold(container)) ? found.filter(({ path }) => !path.startsWith('hardware.')) : found
}

/** A key of the reference whose name also means another one. */
const shared: ReadonlySet<string> = new Set(['scale.size'])

/** The key that a name is in the reference. Most names are, and need no table of all others. */
function asInReference(section: string, name: string): readonly Candidate[] | undefined {
  const path = section === '' ? name : `${section}.${name}`
  return keys.has(path) && !shared.has(path) ? [{ path, onlyIfFits: false }] : undefined
}

function candidatesIn(section: string, container: string, name: string): readonly Candidate[] {
  const key = container === section ? asInReference(section, name) : undefined
  if (key !== undefined) return key
  const table = candidatesByName()
  const folded = fold(name)
  for (const place of [container, section]) {
    const own = place === '' ? undefined : table.get(`${fold(place)}.${folded}`)
    if (own !== undefined) return own
  }
  const isSection = sectionNames.includes(container)
  const isOfJob = folded === 'name'
  if (container !== '' && (isSection ? isOfJob || Object.hasOwn(ambiguous, folded) : genericNames.has(folded)))
    return []
  const known = named(name)
  if (known !== undefined) return known
  const bare = name.replace(numberOf, '')
  if (bare === name || bare === '') return []
  return [bare, `${bare}s`].flatMap((each) => named(each) ?? []).filter(isNumber)
}

const named = (name: string): readonly Candidate[] | undefined =>
  candidatesByName().get(fold(name)) ?? candidatesByWords().get(inSameWords(name))

/** Units at the end of a name, each with the kinds of keys measured in it. */
const endings: readonly (readonly [unit: RegExp, kinds: readonly Key['kind'][]])[] = [
  [/[\s_-]?(?:in[\s_-])?(?:h|hrs?|hours?|days?|min|mins|minutes?|weeks?)$/i, ['duration']],
  [/[\s_-]?(?:in[\s_-])?(?:gb|gib|tb)$/i, ['bytes']],
  [/[\s_-]?(?:in[\s_-])?(?:usd|dollars|eur|euros?)$/i, ['money']],
  [/[\s_-]?(?:in[\s_-])?(?:b|billions?|m|millions?|t|trillions?)$/i, ['amount', 'count', 'money']],
  [/[\s_-]?(?:in[\s_-])?(?:pct|percent(?:age)?)$/i, ['share']],
]

/** The keys of a name without its unit, if they are measured in it (`deadline_hours`). */
export const candidatesWithUnit = (section: string, container: string, name: string): readonly Candidate[] =>
  endings.flatMap(([ending, kinds]) => {
    const bare = name.replace(ending, '')
    // One letter after a word as short as `cp` is not a unit: `cpt` is continued pretraining.
    const isGlued = bare.length < 5 && name.length - bare.length === 1
    if (bare === name || bare === '' || isGlued) return []
    return candidates(section, container, bare).filter(({ path }) => kinds.includes(allKeys.get(path)?.kind ?? 'flag'))
  })

const switchesByName = once((): ReadonlyMap<string, Said> => {
  const found = new Map<string, Said>()
  for (const [says, names] of Object.entries(switches)) {
    const declared = says.split(' ').map((each) => each.split('=') as [string, string])
    for (const { name } of namesIn(names)) found.set(fold(name), declared)
  }
  return found
})

/** What a switch of this name declares when it is on: `bf16`, `use_fsdp`. */
export const switchNamed = (name: string): Said | undefined =>
  switchesByName().get(fold(name)) ?? switchesByName().get(fold(withoutUse(name)))

/** `use_spot` is `spot`. */
export const withoutUse = (name: string): string =>
  name.replace(/^(?:use|uses|enable|is|has|with)[\s_-]+|[\s_-]+enabled$/i, '')

/** The section with this name. */
export const sectionNamed = (name: string): string | undefined => sectionsByName().get(fold(name))

const sectionsByName = once((): ReadonlyMap<string, string> => {
  const aliases = Object.entries(sections).flatMap(([section, { aliases = '' }]: [string, Section]) =>
    namesIn(aliases).map(({ name }) => [fold(name), section] as const),
  )
  return new Map([...aliases.reverse(), ...sectionNames.map((section) => [fold(section), section] as const)])
})

/** Whether keys in a mapping of this name are read as if they were in the job. */
export const isContainer = (name: string): boolean => containerNames.has(fold(name))

/** The possible keys of an ambiguous name. */
export const meanings = (name: string): readonly string[] =>
  Object.hasOwn(ambiguous, fold(name)) ? (ambiguous[fold(name)] as readonly string[]) : []

/** The keys to declare instead of an unread name; empty if the tables do not say. */
export function keysInstead(path: Path): readonly string[] {
  const [container = '', name = ''] = path.slice(-2).map((step) => fold(String(step)))
  const table = insteadByName()
  return table.get(`${container}.${name}`) ?? table.get(path.length === 1 ? container : name) ?? []
}

const insteadByName = once((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const [path, { insteadOf }] of keys)
    for (const { name } of namesIn(insteadOf)) found.set(fold(name), [...(found.get(fold(name)) ?? []), path])
  return found
})

/** Other names of the numbers of a job's hardware: `replica: 64` beside a count must not be skipped. */
const namesOfNumbers = once((): readonly string[] =>
  [...allKeys]
    .filter(([path, key]) => path.startsWith('hardware.') && key.kind === 'count')
    .flatMap(([, { aliases }]) => namesIn(aliases).map(({ name }) => name))
    .filter((name) => !name.includes('.')),
)

/** The documented names in a mapping; misspellings are compared with them. */
export function documentedNames(section: string): readonly string[] {
  const own = [...keys.keys()]
    .filter((path) => path.startsWith(`${section}.`))
    .map((path) => path.slice(section.length + 1))
  // Degrees are read in their own mapping: `experts` is not a misspelling of one.
  const ofJob = [...keys.keys()].filter((path) => path.split('.').length < 3)
  const atTop = [...sectionNames, ...ofJob.map((path) => path.slice(path.lastIndexOf('.') + 1))]
  const numbers = section === '' || section === 'hardware' ? namesOfNumbers() : []
  return [...new Set([...own.filter((name) => !name.includes('.')), ...atTop, ...numbers])]
}
