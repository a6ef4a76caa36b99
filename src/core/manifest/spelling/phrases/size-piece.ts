import { resolveWord } from '../../../catalog/names/word-lookup.ts'
import type { Node } from '../../../text/document.ts'
import { parseAmount, parseBytes } from '../../../text/quantity.ts'
import type { Counted } from '../../keys/key.ts'
import { countedBy, keyThatCounts } from '../../keys/nouns.ts'
import { scalarAt } from '../values/value-node.ts'
import { type Saying, sameOr, unread } from './saying.ts'

/** Nouns in phrases about a job's size; layers and the like do not occur there. */
const counted: ReadonlySet<Counted> = new Set([
  'parameters',
  'tokens',
  'samples',
  'users',
  'epochs',
  'steps',
  'accelerators',
  'nodes',
])

function keyOfNoun(noun: string): string | undefined {
  if (/^(?:active|activated)(?: param(?:eter)?s?)?$/.test(noun)) return 'scale.active_parameters'
  const counts = countedBy(noun.replace(/^model (?=.)|(?<=.) model$/g, '').replace(/^p$/, 'params'))
  return counts !== undefined && counted.has(counts) ? keyThatCounts[counts] : undefined
}

/** A size class, or a number with its noun: `large`, `7B params`, `1T tokens`, `8 GPUs`. */
export function sizePiece(written: Node, part: string): Saying | undefined {
  const word = resolveWord('size', part.replace(/\s+(?:scale|model|job)$/i, ''))
  if (word !== undefined) return [['scale.size', sameOr(written, word)]]
  const single = /^(?:single|one)[\s-](gpu|tpu|card|chip|device|node|machine|host|box|server)$/i.exec(part)?.[1]
  if (single !== undefined)
    return [[/node|machine|host|box|server/i.test(single) ? 'hardware.nodes' : 'hardware.count', scalarAt(written, 1)]]
  if (/^(?:multi|many)[\s-]?(?:gpu|tpu|card|chip|device|node|host|machine)s?$/i.test(part)) return [[unread, written]]
  const [, number = '', noun = ''] =
    /^[~≈]?\s*([\d.,_]+\s*(?:[kmbtq]n?|thousand|million|billion|trillion|gb|tb|pb|gib|tib)?)\b[\s-]*([a-z ]{0,24})$/i.exec(
      part.replace(/^(?:about|around|roughly|approximately) /i, ''),
    ) ?? []
  if (number === '') return undefined
  const node = scalarAt(written, number.trim())
  if (/[gtp]i?b$/i.test(number.trim()))
    return parseBytes(number).ok && /^(?:of data|data|dataset|)$/i.test(noun)
      ? [['scale.dataset_size', node]]
      : undefined
  const key = keyOfNoun(noun.trim().toLowerCase())
  const value = parseAmount(number)
  if (!value.ok) return undefined
  if (key !== undefined) return [[key, node]]
  // Without a noun, a number with a suffix is the size of the model.
  return /^(?:model|llm|transformer|moe|dense|)$/i.test(noun.trim()) && /[mb]n?$|illion$/i.test(number.trim())
    ? [['scale.parameters', node]]
    : undefined
}
