import {
  type Accelerator,
  type AcceleratorKind,
  hasSliceOf,
  type SliceSuffix,
  slice,
  sliceWithTopology,
} from '../accelerator.ts'
import { acceleratorById, accelerators } from '../accelerators/index.ts'
import { hasProfile, type MigProfile, type PartName, partOf, profileIn, shareOf } from '../mig.ts'
import { isOpenEnded, keyOfWords, longestWord } from '../spelling.ts'
import { attributesIn, formLabels, hasForm, hasMemory } from './accelerator-attributes.ts'
import { brands, kindSuffixes, kindWords, nodeTypes } from './accelerator-vocabulary.ts'

export { acceleratorWords } from './accelerator-vocabulary.ts'
export { resolveMachine } from './machine-name.ts'

/** The meaning of a word like `H100:8` or `tpu-v5e-64`. */
export interface AcceleratorName {
  readonly kind: AcceleratorKind
  /**
   * The candidates, most usual first: one if unambiguous, all of a kind or vendor if that is all it says, none for a
   * CPU (`cpu`).
   */
  readonly candidates: readonly Accelerator[]
  /** The count in `NAME:COUNT`. */
  readonly count?: number
  readonly slice?: {
    readonly chips: number
    /** The number after the dash. */
    readonly suffix: number
    readonly suffixCounts: SliceSuffix
    /** Whether a slice of this size can be requested. */
    readonly exists: boolean
  }
  /**
   * The MIG part of a card (`A100 MIG 3g.20gb`). `candidates` already describe the part: their memory, bandwidth and
   * rates are the part's, so most code can ignore this property. Their ids are still the cards', so that lists and
   * prices by id apply; a price is then `share` of the card's.
   */
  readonly part?: MigProfile
  /** The count in `SLICE:COUNT`. */
  readonly slices?: number
  /** For people: "H100", "TPU v5e-64". */
  readonly label: string
}

/** A name without a count. */
type Meaning = Pick<AcceleratorName, 'kind' | 'candidates' | 'label' | 'slice' | 'part'>

/** Cached: a run resolves the same few words over and over. */
const resolved = new Map<string, AcceleratorName | undefined>()
const mostResolved = 10_000

export function resolveAccelerator(text: string): AcceleratorName | undefined {
  if (text.length > longestWord || isOpenEnded(text)) return undefined
  if (!resolved.has(text)) {
    // Untrusted words are unbounded.
    if (resolved.size >= mostResolved) resolved.clear()
    const read = readAccelerator(text)
    resolved.set(text, mayCountMore(text, read?.count) ? undefined : read)
  }
  return resolved.get(text)
}

/** Accelerators in two trays of a rack. */
const mostInTrays = 8

/** Whether a number may count something larger: racks ("2x GB200 NVL72"), or superchips of two GPUs. */
export const mayCountMore = (text: string, count: number | undefined): boolean =>
  count !== undefined &&
  ((count <= mostInTrays && /\bnvl\d{2,3}\b/i.test(text)) || (/\bgb\d{3}\b/i.test(text) && /\bsuperchip/i.test(text)))

function readAccelerator(text: string): AcceleratorName | undefined {
  const parts = text
    .toLowerCase()
    // "A100-80G"; the G in A10G and in MIG's 3g.40gb is different.
    .replace(/([\s_-]\d{2,3})g(?=$|[\s:_-])/, '$1gb')
    .split(':')
    .map((part) => part.trim())
  // Slurm writes gpu:TYPE and gpu:TYPE:COUNT, which are not NAME:COUNT.
  if (parts[0] === 'gpu' && parts[1] !== undefined && countIn(parts[1]) === undefined) parts.shift()
  const [name = '', times, ...rest] = parts
  if (rest.length > 0) return undefined
  if (times !== undefined) return counted(meaningOf(name), countIn(times))
  return meaningOf(name) ?? nodeType(name) ?? multiplied(name)
}

/** The count that a text like `8` states, if any. */
function countIn(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function counted(meaning: Meaning | undefined, count: number | undefined): AcceleratorName | undefined {
  if (meaning === undefined || count === undefined) return undefined
  return meaning.slice ? { ...meaning, slices: count } : { ...meaning, count }
}

function nodeType(name: string): AcceleratorName | undefined {
  const cut = name.lastIndexOf('-')
  const count = countIn(name.slice(cut + 1))
  const type = name.slice(0, Math.max(cut, 0))
  if (count === undefined || count > 8 || !Object.hasOwn(nodeTypes, type)) return undefined
  const accelerator = acceleratorById(nodeTypes[type] ?? '')
  return accelerator && { ...meaningOfOne(accelerator), count }
}

/** `8x H100` and `H100 x8`. */
function multiplied(text: string): AcceleratorName | undefined {
  const name = text.replaceAll('×', 'x').replaceAll('*', 'x')
  const before = /^\d{1,9}(?= ?x)/.exec(name)?.[0]
  if (before !== undefined) {
    const rest = name.slice(name.indexOf('x', before.length) + 1).trim()
    const found = counted(meaningOf(rest), countIn(before))
    if (found) return found
  }
  const cut = name.lastIndexOf('x')
  const count = countIn(name.slice(cut + 1).trim())
  if (cut <= 0 || count === undefined) return undefined
  // In "mi300x8" the x belongs to the name.
  return counted(meaningOf(name.slice(0, cut + 1)) ?? meaningOf(name.slice(0, cut)), count)
}

function meaningOf(name: string): Meaning | undefined {
  const words = wordsOf(name.replace(/\+(?:me(?:\.all)?|gfx)$/, ''))
  if (words === undefined) return undefined
  const part = profileIn(words)
  return part ? partNamed(part) : (meaningOfWords(words) ?? inSingular(words))
}

const meaningOfWords = (words: readonly string[]): Meaning | undefined =>
  found(keyOfWords(words)) ?? sliceNamed(words) ?? withoutKindWord(words) ?? withAttributes(words) ?? namedTwice(words)

/** "A100s". */
function inSingular(words: readonly string[]): Meaning | undefined {
  const singular = words.map((word) => (/^[a-z]{0,4}\d{1,4}[a-z]?s$/.test(word) ? word.slice(0, -1) : word))
  return singular.join(' ') === words.join(' ') ? undefined : meaningOfWords(singular)
}

/** "Gaudi 2 HL-225", "TPU VM v3-8": two names for the same thing. */
function namedTwice(words: readonly string[]): Meaning | undefined {
  for (let cut = 1; cut < words.length; cut++) {
    const [before, after] = [words.slice(0, cut), words.slice(cut)]
    // Only some accelerators have a brand, which `found` checks.
    if ([before, after].some((part) => Object.hasOwn(brands, part.join('')))) continue
    const first = found(keyOfWords(before))
    // In "rocm gpu mi300", the words for the kind add nothing to the model.
    if (first && first.kind !== 'tpu' && kindWords.some(({ label }) => label === first.label)) continue
    const second = first && meaningOfName(after)
    const both = second && narrowed(second, (each) => first.candidates.includes(each))
    if (both) return second.slice ? second : both
  }
  return undefined
}

const meaningOfName = (words: readonly string[]): Meaning | undefined => found(keyOfWords(words)) ?? sliceNamed(words)

/** `A100 MIG 3g.20gb`, or `mig-3g.40gb` of any card with this part. */
function partNamed({ profile, rest }: PartName): Meaning | undefined {
  const card = rest.length === 0 ? undefined : meaningOfWords(rest)
  if (rest.length > 0 && card === undefined) return undefined
  const cards = (card?.candidates ?? accelerators).filter(({ id }) => hasProfile(id, profile))
  const parts = cards.map((each) => partOf(each, profile))
  const [first, second] = parts
  if (first === undefined) return undefined
  const [share = 1, another] = new Set(parts.map(({ id }) => shareOf(id, profile.name)))
  const label = second === undefined ? first.name : [card?.label, `MIG ${profile.name}`].filter(Boolean).join(' ')
  return { kind: 'gpu', candidates: parts, part: { ...profile, ...(another === undefined && { share }) }, label }
}

const separators = /[\s_/.,()+-]+/

/** The words of a name, regardless of separators; undefined if it contains what no name has. */
function wordsOf(name: string): string[] | undefined {
  const text = name.trim()
  if (!/^[a-z0-9]/.test(text) || !/[a-z0-9)]$/.test(text)) return undefined
  const words = text.split(separators).filter((word) => word !== '')
  return words.every((word) => /^[a-z0-9]+$/.test(word)) ? words : undefined
}

/** Looks up a name, or the name after its brands. */
function found(key: string): Meaning | undefined {
  const meaning = index().get(key)
  if (meaning) return meaning
  for (const [brand, fits] of Object.entries(brands)) {
    if (!key.startsWith(brand) || key.length === brand.length) continue
    const rest = found(key.slice(brand.length))
    return rest && narrowed(rest, fits)
  }
  return undefined
}

function narrowed(meaning: Meaning, fits: (accelerator: Accelerator) => boolean): Meaning | undefined {
  const candidates = meaning.candidates.filter(fits)
  const [first, second] = candidates
  if (first === undefined) return undefined
  return second === undefined ? meaningOfOne(first) : { ...meaning, candidates }
}

/** `v5p-8` or `v5p-2x2x1`: a TPU generation with its chips, TensorCores or topology. */
function sliceNamed(words: readonly string[]): Meaning | undefined {
  const size = words.at(-1) ?? ''
  const topology = /^[1-9]\d{0,2}(x[1-9]\d{0,2}){1,2}$/.test(size) ? slice(size) : undefined
  const number = countIn(size)
  if (topology === undefined && number === undefined) return undefined
  const [accelerator, another] = found(keyOfWords(words.slice(0, -1)))?.candidates ?? []
  if (accelerator?.slices === undefined || another !== undefined) return undefined

  const { suffixCounts } = accelerator.slices
  const perChip = suffixCounts === 'chips' ? 1 : 2
  const chips = topology?.chips ?? (number ?? 0) / perChip
  const suffix = chips * perChip
  const exists = topology ? sliceWithTopology(accelerator, size) !== undefined : hasSliceOf(accelerator, chips) === true
  return {
    kind: 'tpu',
    candidates: [accelerator],
    slice: { chips: Math.ceil(chips), suffix, suffixCounts, exists },
    label: `${accelerator.name}-${suffix}`,
  }
}

/** "H100 GPUs", "v5e-1 TPU". */
function withoutKindWord(words: readonly string[]): Meaning | undefined {
  const last = words.at(-1) ?? ''
  const kinds = words.length > 1 && Object.hasOwn(kindSuffixes, last) ? kindSuffixes[last] : undefined
  const meaning = kinds && meaningOfWords(words.slice(0, -1))
  return meaning && kinds.includes(meaning.kind) ? meaning : undefined
}

/** "A100 SXM4 80GB": a name and attributes of its version, in any order. */
function withAttributes(words: readonly string[]): Meaning | undefined {
  const { base, memory, form } = attributesIn(words)
  if (base.length === 0 || base.length === words.length) return undefined
  const meaning = found(keyOfWords(base)) ?? withoutKindWord(base)
  const remaining = meaning && narrowed(meaning, (each) => hasMemory(each, memory) && hasForm(each, form))
  if (remaining === undefined || remaining.candidates.length === 1) return remaining
  const label = [remaining.label, form && formLabels[form], memory && `${memory} GB`].filter(Boolean).join(' ')
  return { ...remaining, label }
}

const meaningOfOne = (accelerator: Accelerator): Meaning => ({
  kind: accelerator.kind,
  candidates: [accelerator],
  label: accelerator.name,
})

let byKey: ReadonlyMap<string, Meaning> | undefined

function index(): ReadonlyMap<string, Meaning> {
  byKey ??= buildIndex()
  return byKey
}

function buildIndex(): ReadonlyMap<string, Meaning> {
  const named = new Map<string, Meaning>()
  for (const accelerator of accelerators) {
    for (const name of [accelerator.id, accelerator.name, ...accelerator.names]) {
      const key = keyOfWords(name.toLowerCase().split(separators))
      const earlier = named.get(key)
      if (earlier === undefined) named.set(key, meaningOfOne(accelerator))
      else if (!earlier.candidates.includes(accelerator)) {
        named.set(key, { ...earlier, candidates: [...earlier.candidates, accelerator], label: name })
      }
    }
  }
  for (const { label, kind, names, covers } of kindWords) {
    const meaning = { kind, candidates: accelerators.filter(covers), label }
    for (const name of names) named.set(keyOfWords(wordsOf(name) ?? []), meaning)
  }
  return named
}
