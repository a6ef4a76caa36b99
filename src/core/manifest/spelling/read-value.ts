import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { resolvePhrase, resolveWord, type Vocabulary, wordsInPhrase } from '../../catalog/names/value-spellings.ts'
import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { resolveLibrary } from '../../catalog/software/libraries.ts'
import type { ListNode, Node, ScalarNode } from '../../text/document.ts'
import { parseBytes, parseCount, parseMoney, type Quantity } from '../../text/quantity.ts'
import { showsNothing } from '../../text/unseen-signs.ts'
import { parserOf } from '../key-schema.ts'
import type { Counted, Key } from '../keys/key.ts'
import { allKeys } from '../keys/keys.ts'
import { countedBy } from '../keys/nouns.ts'

/** A value in the reference's form; undefined where it is not understood. Its place stays that of what is written. */
export type ReadValue = (written: Node) => Node | undefined

/** A scalar that stands where another node is written. */
export const scalarAt = ({ range }: Pick<Node, 'range'>, value: string | number | boolean): ScalarNode => ({
  kind: 'scalar',
  value,
  source: String(value),
  range,
})

export const listAt = ({ range }: Pick<Node, 'range'>, items: readonly Node[]): ListNode => ({
  kind: 'list',
  items,
  range,
})

/** The text of a scalar as written; undefined for anything else, also for a key without a value. */
export const textOf = (node: Node | undefined): string | undefined =>
  node?.kind === 'scalar' && node.value !== null ? node.source.trim() : undefined

const named = (node: ScalarNode, word: string): ScalarNode => (node.value === word ? node : scalarAt(node, word))

/** What people describe rather than name: `small CNN`, `fused AdamW`, `bf16 (AMP)`. */
const inPhrases: ReadonlySet<Vocabulary> = new Set(['architecture', 'optimizer', 'precision', 'attention'])

/** One word of a vocabulary; a list of one is its word. */
function word(vocabulary: Vocabulary): ReadValue {
  return (written) => {
    const node = only(written)
    const text = textOf(node)
    const resolve = inPhrases.has(vocabulary) ? resolvePhrase : resolveWord
    const found = text === undefined ? undefined : resolve(vocabulary, text)
    return found === undefined ? undefined : named(node as ScalarNode, found)
  }
}

const only = (node: Node): Node => (node.kind === 'list' && node.items.length === 1 ? (node.items[0] as Node) : node)

/** A rate such as `400Gb/s` is one word. */
const separators = /\s*(?:[,;+&|]|\/(?!s\b)|\band\b)\s*/

/**
 * Words of a vocabulary: a list, or one text in which they are separated; undefined where any of them is unknown. Of an
 * open vocabulary what is not known stays as written beside what is.
 */
function words(vocabulary: Vocabulary, { isOpen = false } = {}): ReadValue {
  return (written) => {
    const items = itemsOf(written, (text) => resolveWord(vocabulary, text) !== undefined)
    const isKnown = (item: Node): boolean =>
      wordsInPhrase(vocabulary, textOf(item) ?? '').length > 0 || word(vocabulary)(item) !== undefined
    if (isOpen && items?.some(isKnown) !== true) return undefined
    const read = items?.flatMap((item) => {
      const found = wordsInPhrase(vocabulary, textOf(item) ?? '')
      const [one] = found
      if (one === undefined)
        return [word(vocabulary)(item) ?? (isOpen && textOf(item) !== undefined ? item : undefined)]
      return found.length === 1 ? [named(item as ScalarNode, one)] : found.map((each) => scalarAt(item, each))
    })
    if (read === undefined || read.length === 0 || read.some((item) => item === undefined)) return undefined
    const distinct = read.filter((item, at) => read.findIndex((other) => textOf(other) === textOf(item)) === at)
    return written.kind === 'list' || distinct.length > 1 ? listAt(written, distinct as Node[]) : distinct[0]
  }
}

/** The items of a list, or of a text with separators; a text that is a word as it stands is not taken apart. */
export function itemsOf(written: Node, isWord: (text: string) => boolean): readonly Node[] | undefined {
  if (written.kind === 'list') return written.items
  const text = textOf(written)
  if (text === undefined) return undefined
  if (text.length > 256 || isWord(text)) return [written]
  return text
    .split(separators)
    .filter((part) => part !== '')
    .map((part) => scalarAt(written, part))
}

/** `auto` turns a switch on wherever it can be. */
const yes = new Set([
  'auto',
  'true',
  'yes',
  'y',
  'on',
  '1',
  'enabled',
  'enable',
  'required',
  'needed',
  'must',
  'high',
  'always',
])
const no = new Set(['false', 'no', 'n', 'off', '0', 'disabled', 'disable', 'none', 'never', 'notrequired', 'notneeded'])

/** A switch in any of its spellings. */
export function flagOf(node: Node): boolean | undefined {
  const text = textOf(node)
    ?.toLowerCase()
    .replaceAll(/[\s_-]/g, '')
  return text === undefined ? undefined : yes.has(text) ? true : no.has(text) ? false : undefined
}

const flag: ReadValue = (written) => {
  const value = flagOf(written)
  if (value === undefined || (written.kind === 'scalar' && written.value === value))
    return value === undefined ? undefined : written
  return scalarAt(written, value)
}

const shapes: ReadValue = (written) => {
  const text = textOf(written) ?? ''
  if (/^(?:dynamic|variable|varying|ragged|varies|mixed)\b/i.test(text)) return scalarAt(written, true)
  return /^(?:static|fixed|padded|constant|bucketed)\b/i.test(text) ? scalarAt(written, false) : flag(written)
}

const quantity =
  (parse: (text: string) => Quantity<unknown>): ReadValue =>
  (written) => {
    const text = textOf(written)
    if (written.kind === 'scalar' && typeof written.value === 'number')
      return parse(String(written.value)).ok ? written : undefined
    return text !== undefined && parse(text).ok ? written : undefined
  }

/** `2 x 8`, `4 nodes x 8 GPUs`. */
function multiplied(written: Node, text: string): Node | undefined {
  const [, first, second, noun] = /^(\d{1,6})\s*[a-z]{0,12}\s*[x×*]\s*(\d{1,6})(?:\s*([a-z]{1,12}))?$/i.exec(text) ?? []
  const counts = noun === undefined || countedBy(noun.toLowerCase()) === 'accelerators'
  return first === undefined || !counts ? undefined : scalarAt(written, Number(first) * Number(second))
}

const plain: ReadValue = (written) => (textOf(written) === undefined ? undefined : written)
const list: ReadValue = (written) => {
  const items = itemsOf(written, () => false)
  if (items === undefined || written.kind === 'list') return items && written
  // An empty text is not the same as a list of nothing, which says that there are none.
  return listAt(written, items.length > 0 ? items : [written])
}

const known =
  (resolve: (text: string) => unknown): ReadValue =>
  (written) => {
    const node = only(written)
    const text = textOf(node)
    return text !== undefined && resolve(text) !== undefined ? node : undefined
  }

const topology: ReadValue = (written) => {
  const text = textOf(written)
    ?.toLowerCase()
    .replaceAll(/[\s,*×]+/g, 'x')
  if (text === undefined || !/^[1-9]\d{0,3}(x[1-9]\d{0,3}){0,2}$/.test(text)) return undefined
  return text === textOf(written) ? written : scalarAt(written, text)
}

const spotWords = new Set(['spot', 'preemptible', 'interruptible', 'preemptable', 'lowpriority', 'spotvm'])
const firmWords = new Set([
  'ondemand',
  'reserved',
  'standard',
  'dedicated',
  'committed',
  'regular',
  'normal',
  'calendar',
  'capacityblock',
  'flexstart',
])

const spot: ReadValue = (written) => {
  const text =
    textOf(written)
      ?.toLowerCase()
      .replaceAll(/[\s_-]/g, '') ?? ''
  const said = spotWords.has(text) ? true : firmWords.has(text) ? false : undefined
  return said === undefined ? flag(written) : scalarAt(written, said)
}

const customKernels: ReadValue = (written) => flag(written) ?? asList(words('kernels')(written))
const asList = (node: Node | undefined): Node | undefined =>
  node === undefined || node.kind === 'list' ? node : listAt(node, [node])

const checkpointing: ReadValue = (written) => {
  const found = flagOf(written) ?? resolveWord('checkpointing', textOf(written) ?? '')
  if (found === undefined) return undefined
  return scalarAt(written, found === 'selective' ? found : found === true || found === 'true')
}

const zeroStage: ReadValue = (written) => {
  const stage = /^(?:zero|stage)?[\s_-]*([123])$/i.exec(textOf(written) ?? '')?.[1]
  return stage === undefined ? undefined : scalarAt(written, Number(stage))
}

const saves: ReadValue = (written) => {
  const value = flag(written)
  if (value !== undefined) return value
  // How often, or where to: either way there are checkpoints.
  return showsNothing(textOf(written) ?? '') ? undefined : scalarAt(written, true)
}

/** `$1.89/hr`, `2 USD per GPU-hour`. */
const hourlyPrice: ReadValue = (written) => {
  const text = textOf(written) ?? ''
  const price = text.replace(/\s*(?:\/|per)\s*(?:gpu|chip|card|tpu)?[\s-]*\/?\s*(?:h|hr|hour)$/i, '')
  return price === text ? quantity(parseMoney)(written) : quantity(parseMoney)(scalarAt(written, price))
}

/** Memory of a card is told in GB, also where no unit is written. */
const memory: ReadValue = (written) => {
  const text = textOf(written)
  if (text !== undefined && /^\d{1,4}$/.test(text)) return scalarAt(written, `${text}GB`)
  const [, size] =
    /^(\d{1,4} ?[GT]i?B) (?:v?ram|hbm\d?e?|gddr\d?x?|unified|unified memory|memory|each)$/i.exec(text ?? '') ?? []
  return size === undefined ? quantity(parseBytes)(written) : scalarAt(written, size)
}

/** `512x512` of an image is 512. */
const side: ReadValue = (written) => {
  const [, one, other] = /^(\d{1,6})\s*[x×*]\s*(\d{1,6})$/i.exec(textOf(written) ?? '') ?? []
  return one !== undefined && one === other ? scalarAt(written, Number(one)) : quantity(parseCount)(written)
}

/** `2 x 8`, `4 nodes x 8 GPUs`; of accelerators also their indices, such as `[0, 1, 2, 3]` or `0,1`. */
const ofHardware =
  (key: Key & { readonly of: Counted }): ReadValue =>
  (written) => {
    const indices = key.of === 'accelerators' ? indicesIn(written) : []
    return indices.length > 0
      ? scalarAt(written, indices.length)
      : (quantity(parserOf(key) ?? parseCount)(written) ?? multiplied(written, textOf(written) ?? ''))
  }

/** One after the other, on a node of eight or from the first on: `[8, 16]` are numbers to choose from, and no indices. */
function indicesIn(written: Node): readonly number[] {
  const texts = written.kind === 'list' ? written.items.map(textOf) : (textOf(written)?.split(/, ?/) ?? [])
  const numbers = texts.map((text) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN))
  const [first = Number.NaN] = numbers
  const follow = numbers.length > 1 && numbers.every((number, at) => number === first + at)
  return follow && (first === 0 || (numbers.at(-1) ?? 0) < 8) ? numbers : []
}

/** Who names them has some. */
const customOperations: ReadValue = (written) =>
  written.kind === 'list' &&
  written.items.length > 0 &&
  written.items.every((item) => !showsNothing(textOf(item) ?? ''))
    ? scalarAt(written, true)
    : flag(written)

/** Keys whose values are written in more ways than their kind has. */
const ofKeys: Readonly<Record<string, ReadValue>> = {
  'framework.name': known((text) => resolveFramework(text) ?? resolveLibrary(text)),
  'model.custom_ops': customOperations,
  'model.dynamic_shapes': shapes,
  'model.image_size': side,
  'hardware.spot': spot,
  'hardware.memory': memory,
  'operations.price_per_chip_hour': hourlyPrice,
  'operations.saves_checkpoints': saves,
}

const catalogs = {
  framework: resolveFramework,
  library: resolveLibrary,
  accelerator: resolveAccelerator,
  machine: resolveMachine,
  provider: resolveProvider,
  model: () => true,
} as const

function readerOf(key: Key): ReadValue | undefined {
  const parse = parserOf(key)
  switch (key.kind) {
    case 'count':
      return /^(?:accelerators|nodes|slices)$/.test(key.of) ? ofHardware(key) : quantity(parse ?? parseCount)
    case 'word':
    case 'parallelism':
      return word(key.kind === 'word' ? key.words : 'parallelism')
    case 'words':
      return words(key.words)
    case 'open-words':
      return words(key.words, { isOpen: true })
    case 'name':
      return key.of === 'model' ? plain : known(catalogs[key.of])
    case 'flag-or-words':
      return customKernels
    default:
      return parse === undefined ? others[key.kind] : quantity(parse)
  }
}

const others: Readonly<Partial<Record<Key['kind'], ReadValue>>> = {
  flag,
  text: plain,
  version: plain,
  list,
  topology,
  'flag-or-word': checkpointing,
  'zero-stage': zeroStage,
}

const readers = new Map([...allKeys].map(([path, key]) => [path, ofKeys[path] ?? readerOf(key)]))

/** Units that the name of a key holds, such as `deadline_days`. */
const unitsOfNames: readonly (readonly [end: RegExp, unit: string])[] = [
  [/(?:hours?|hrs?|_h)$/, 'h'],
  [/days?$/, 'd'],
  [/(?:minutes?|mins?)$/, 'min'],
  [/weeks?$/, 'w'],
  [/(?:seconds?|secs?)$/, 's'],
  [/(?:_gb|gib)$/, 'GB'],
  [/_tb$/, 'TB'],
  [/(?:_usd|dollars)$/, ' USD'],
  [/_eur(?:os)?$/, ' EUR'],
  [/(?:_b|billions?)$/, 'B'],
  [/(?:_m|millions?)$/, 'M'],
  [/(?:_t|trillions?)$/, 'T'],
  [/(?:_pct|_percent|percentage)$/, '%'],
]

/** A plain number with the unit that its key names. */
export function withUnitOf(name: string, written: Node): Node {
  const text = textOf(written)
  const unit = unitsOfNames.find(([end]) => end.test(name.toLowerCase()))?.[1]
  return unit === undefined || text === undefined || !/^\d[\d_]*(?:\.\d+)?$/.test(text)
    ? written
    : scalarAt(written, `${text}${unit}`)
}

/** Reads a value of a key of the reference (`hardware.count`), in whatever spelling; undefined where it is not understood. */
export function readValue(key: string, written: Node): Node | undefined {
  return readers.get(key)?.(written)
}
