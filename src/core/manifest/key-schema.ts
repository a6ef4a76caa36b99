import * as z from 'zod/mini'
import type { Vocabulary } from '../catalog/names/value-spellings.ts'
import { wordsOf } from '../catalog/names/word-lookup.ts'
import {
  parseAmount,
  parseBytes,
  parseCount,
  parseCountOrNone,
  parseDuration,
  parseFlopsPerSecond,
  parseMoney,
  parseShare,
  type Quantity,
} from '../text/quantity.ts'
import { described } from './described-schema.ts'
import type { Counted, Key, Kind, Rate } from './keys/key.ts'
import { countsOther, isOtherRate, withNoun } from './keys/nouns.ts'
import { quantity } from './quantity-schema.ts'

const ofKinds: Readonly<Partial<Record<Kind, (text: string) => Quantity<unknown>>>> = {
  count: parseCount,
  'count-or-none': parseCountOrNone,
  amount: parseAmount,
  bytes: parseBytes,
  duration: parseDuration,
  share: parseShare,
  money: parseMoney,
}

/** Parses the quantity of a key; undefined if the key has none. Rejects a number of something else. */
export function parserOf(key: Key): ((text: string) => Quantity<unknown>) | undefined {
  const parse = ofKinds[key.kind]
  if (parse === undefined) return undefined
  const of = key.kind === 'count' || key.kind === 'count-or-none' || key.kind === 'amount' ? key.of : undefined
  const counting = of === undefined ? withoutNoun(parse) : countOf(of, parse, key.per)
  return (text) => {
    if (of === 'parameters' && withoutUnit.test(text.trim())) {
      return { ok: false, problem: `"${text}" parameters are too few for a model`, expected: `${text}B or ${text}M` }
    }
    const read = of !== undefined && isOfModel(text, of) ? tooMany(text) : counting(text)
    // In some countries `1,5B` is one and a half billion, so `1,500` is ambiguous.
    const isComma = !read.ok && /^\d{1,3},\d{1,2}(?!\d)/.test(text.trim())
    return isComma ? { ok: false, problem: `"${text}" is not one`, expected: text.trim().replace(',', '.') } : read
  }
}

const ofHardware: ReadonlySet<Counted> = new Set(['accelerators', 'nodes', 'slices'])

/** `count: 8B` is the model's size at the wrong key: nobody has millions of accelerators. */
const isOfModel = (text: string, of: Counted): boolean => ofHardware.has(of) && /\d ?[mbtqp]$/i.test(text.trim())

const tooMany = (text: string): Quantity<never> => ({
  ok: false,
  problem: `"${text}" is more than any fleet has`,
  expected: 'a whole number, such as 64 or 1_024',
})

/** Parses a count of one thing: `8 nodes` is not a count of accelerators. */
export const countOf =
  <T>(of: Counted, parse: (text: string) => Quantity<T>, per?: Rate) =>
  (text: string): Quantity<T> =>
    countsOther(text, of) || isOtherRate(text, per)
      ? { ok: false, problem: `"${text}" is not one`, expected: 'a plain number' }
      : parse(text)

/** `2B tokens` are no bytes. */
const withoutNoun =
  <T>(parse: (text: string) => Quantity<T>) =>
  (text: string): Quantity<T> => {
    const counts = withNoun(text)?.counts ?? 'other'
    const read = parse(text)
    return counts === 'other' || !read.ok
      ? read
      : { ok: false, problem: `"${text}" is not one`, expected: 'another unit' }
  }

/** `30` for 30B: no model has fewer than a thousand parameters. */
const withoutUnit = /^[~≈]? ?\d{1,3}(?:\.\d{1,9})?$/

const words = (vocabulary: Vocabulary) => z.enum(wordsOf(vocabulary))
const text = z.string
const texts = () => z.array(z.string())
/** Text that YAML may parse as a number or a boolean. */
const asText = (...also: z.ZodMiniType[]) => z.pipe(z.union([z.string(), z.number(), ...also]), z.transform(String))

/** The schema of a key's value, without a description. */
function bareSchema(key: Key): z.ZodMiniType {
  switch (key.kind) {
    case 'flag':
      return z.boolean()
    case 'text':
    case 'name':
      return text()
    case 'names':
      return z.union([text(), texts()])
    case 'list':
      return texts()
    case 'version':
      return asText()
    case 'word':
      return words(key.words)
    case 'words':
      return z.union([words(key.words), z.array(words(key.words))])
    case 'open-words':
      return z.union([words(key.words), text(), z.array(z.union([words(key.words), text()]))])
    case 'flag-or-word':
      return z.union([z.boolean(), z.literal('selective')])
    case 'flag-or-words':
      return z.union([z.boolean(), z.array(words(key.words))])
    case 'zero-stage':
      return z.union([z.literal(1), z.literal(2), z.literal(3)])
    case 'topology':
      return text().check(z.regex(/^[1-9]\d{0,3}(x[1-9]\d{0,3}){0,2}$/))
    case 'labels':
      return z.record(z.string(), asText(z.boolean()))
    case 'peak':
      return z.partialRecord(
        words('precision'),
        quantity(parseFlopsPerSecond, 'Operations per second, without sparsity.', ['500TFLOPS']),
      )
    default:
      throw new Error(`${key.kind} has no schema of its own.`)
  }
}

/** The schema of a key, with its description. */
export function keySchema(key: Key): z.ZodMiniType {
  const parse = parserOf(key)
  if (parse !== undefined) return quantity(parse, key.help, [...(key.examples ?? [])])
  return described(bareSchema(key), {
    description: key.help,
    ...(key.default !== undefined && { default: key.default }),
  })
}
