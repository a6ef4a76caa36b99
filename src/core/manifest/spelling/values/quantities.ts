import type { Node } from '../../../text/document.ts'
import { parseBytes, parseCount, parseMoney, type Quantity } from '../../../text/quantity.ts'
import { countOf, parserOf } from '../../key-schema.ts'
import type { Counted, Key } from '../../keys/key.ts'
import { countedBy } from '../../keys/nouns.ts'
import { type ReadValue, scalarAt, textOf } from './value-node.ts'

export const quantity =
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

export const topology: ReadValue = (written) => {
  const text = textOf(written)
    ?.toLowerCase()
    .replaceAll(/[\s,*×]+/g, 'x')
  if (text === undefined || !/^[1-9]\d{0,3}(x[1-9]\d{0,3}){0,2}$/.test(text)) return undefined
  return text === textOf(written) ? written : scalarAt(written, text)
}

export const zeroStage: ReadValue = (written) => {
  const stage = /^(?:zero|stage)?[\s_-]*([123])$/i.exec(textOf(written) ?? '')?.[1]
  return stage === undefined ? undefined : scalarAt(written, Number(stage))
}

/** `$1.89/hr`, `2 USD per GPU-hour`. */
export const hourlyPrice: ReadValue = (written) => {
  const text = textOf(written) ?? ''
  const price = text.replace(/\s*(?:\/|per)\s*(?:gpu|chip|card|tpu)?[\s-]*\/?\s*(?:h|hr|hour)$/i, '')
  return price === text ? quantity(parseMoney)(written) : quantity(parseMoney)(scalarAt(written, price))
}

/** A number without a unit is in GB. */
export const memory: ReadValue = (written) => {
  const text = textOf(written)
  if (text !== undefined && /^\d{1,4}$/.test(text)) return scalarAt(written, `${text}GB`)
  const [, size] =
    /^(\d{1,4} ?[GT]i?B) (?:v?ram|hbm\d?e?|gddr\d?x?|unified|unified memory|memory|each)$/i.exec(text ?? '') ?? []
  return size === undefined ? quantity(parseBytes)(written) : scalarAt(written, size)
}

/** Lengths are powers of two: `8k` tokens are 8,192. Other numbers are thousands. */
export const sequenceLength: ReadValue = (written) => {
  const kibi = /^(\d{1,4})k$/i.exec(textOf(written) ?? '')?.[1]
  const isPowerOfTwo = kibi !== undefined && Number.isInteger(Math.log2(Number(kibi)))
  return isPowerOfTwo ? scalarAt(written, Number(kibi) * 1024) : quantity(countOf('tokens', parseCount))(written)
}

/** `512x512` and `[512, 512]` pixels are 512; of other rectangles, the side of a square with as many pixels. */
export const side: ReadValue = (written) => {
  const text = written.kind === 'list' ? written.items.map(textOf).join('x') : textOf(written)
  const [, one, other] = /^(\d{1,6})\s*[x×*]\s*(\d{1,6})$/i.exec(text ?? '') ?? []
  // Of a film in the format 16:9.
  const lines = /^(\d{3,4})p$/i.exec(text ?? '')?.[1]
  if (lines !== undefined) return scalarAt(written, Math.round((Number(lines) * 4) / 3))
  if (one === undefined) return quantity(parseCount)(written)
  return scalarAt(written, Math.round(Math.sqrt(Number(one) * Number(other))))
}

/** `2 x 8`, `4 nodes x 8 GPUs`; for accelerators also indices: `[0, 1, 2, 3]` or `0,1`. */
export const ofHardware =
  (key: Key & { readonly of: Counted }): ReadValue =>
  (written) => {
    const indices = key.of === 'accelerators' ? indicesIn(written) : []
    return indices.length > 0
      ? scalarAt(written, indices.length)
      : (quantity(parserOf(key) ?? parseCount)(written) ?? multiplied(written, textOf(written) ?? ''))
  }

/** Consecutive device indices of a node of eight, or from zero on. `[8, 16]` are alternatives, not indices. */
function indicesIn(written: Node): readonly number[] {
  const texts = written.kind === 'list' ? written.items.map(textOf) : (textOf(written)?.split(/, ?/) ?? [])
  const numbers = texts.map((text) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN))
  const [first = Number.NaN] = numbers
  const follow = numbers.length > 1 && numbers.every((number, at) => number === first + at)
  return follow && (first === 0 || (numbers.at(-1) ?? 0) < 8) ? numbers : []
}
