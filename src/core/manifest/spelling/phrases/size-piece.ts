import { resolveWord } from '../../../catalog/names/value-spellings.ts'
import type { Node } from '../../../text/document.ts'
import { parseAmount, parseBytes } from '../../../text/quantity.ts'
import { scalarAt } from '../values/value-node.ts'
import { type Saying, sameOr } from './saying.ts'

/** What a number is of, by the noun behind it. */
const nouns: readonly (readonly [noun: RegExp, key: string])[] = [
  [/^(?:model )?(?:param(?:eter)?s?|weights|p)(?: model)?$/, 'scale.parameters'],
  [/^(?:active|activated)(?: param(?:eter)?s?)?$/, 'scale.active_parameters'],
  [/^(?:training )?(?:tokens?|toks?)$/, 'scale.tokens'],
  [/^(?:samples?|images?|examples?|rows|pairs|records|clips|utterances|videos|documents|sequences)$/, 'scale.samples'],
  [/^(?:daily |monthly |concurrent )?users?$/, 'scale.users'],
  [/^epochs?$/, 'scale.epochs'],
  [/^(?:gpus?|tpus?|cards?|chips?|accelerators?|devices?)$/, 'hardware.count'],
  [/^(?:nodes?|machines?|hosts?|servers?|instances?|box(?:es)?)$/, 'hardware.nodes'],
]

/** A size in a word or in a number with what it counts: `large`, `7B params`, `1T tokens`, `8 GPUs`. */
export function sizePiece(written: Node, part: string): Saying | undefined {
  const word = resolveWord('size', part.replace(/\s+(?:scale|model|job)$/i, ''))
  if (word !== undefined) return [['scale.size', sameOr(written, word)]]
  const single = /^(?:single|one)[\s-](gpu|tpu|card|chip|device|node|machine|host|box|server)$/i.exec(part)?.[1]
  if (single !== undefined)
    return [[/node|machine|host|box|server/i.test(single) ? 'hardware.nodes' : 'hardware.count', scalarAt(written, 1)]]
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
  const key = nouns.find(([pattern]) => pattern.test(noun.trim().toLowerCase()))?.[1]
  const value = parseAmount(number)
  if (!value.ok) return undefined
  if (key !== undefined) return [[key, node]]
  // Without a noun a number with its letter is the size of the model.
  return /^(?:model|llm|transformer|moe|dense|)$/i.test(noun.trim()) && /[mb]n?$|illion$/i.test(number.trim())
    ? [['scale.parameters', node]]
    : undefined
}
