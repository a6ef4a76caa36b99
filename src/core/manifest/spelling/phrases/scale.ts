import type { Node } from '../../../text/document.ts'
import { scalarAt, textOf } from '../read-value.ts'
import { hardware } from './hardware.ts'
import type { Saying } from './saying.ts'
import { sizePiece } from './size-piece.ts'

const batchKeys: Readonly<Record<string, string>> = {
  'scale.tokens': 'scale.global_batch_tokens',
  'scale.samples': 'scale.global_batch_size',
}

/** A number with a noun behind it that names another key than the one where it stands: a batch of `4M tokens`. */
export function amountOf(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 64 || !/[a-z]\s+[a-z]|\d\s+[a-z]{4}/i.test(text)) return undefined
  const [first, another] = sizePiece(written, text) ?? []
  if (first === undefined || another !== undefined) return undefined
  const [named, node] = first
  if (key.startsWith('scale.global_batch_'))
    return batchKeys[named] === undefined ? undefined : [[batchKeys[named], node]]
  return named === key || ['scale.size', 'scale.parameters'].includes(named) ? undefined : [[named, node]]
}

/** `7B params, 1T tokens`, `large (7B)`, `70B`. */
export function scale(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 128) return undefined
  if (extent.test(text)) return sizePiece(written, text) ?? hardware('hardware.accelerator', written) ?? []
  const said: (readonly [string, Node])[] = []
  const parts = text.split(/\s*(?:[,;+()]|\bon\b|\bwith\b|\band\b|\bfor\b|\bover\b|\bx\b(?=\s*[\d.]+\s*[TB]\b))\s*/i)
  for (const part of parts) {
    if (part === '') continue
    const piece = sizePiece(written, part) ?? hardware('hardware.accelerator', scalarAt(written, part))
    if (piece === undefined && !extent.test(part)) return undefined
    said.push(...(piece ?? []))
  }
  return said
}

/** An extent without a number that is certain: `pod slice`, `multi-node`, `1000+ GPUs`, `200 trials`. It says nothing of the size. */
const extent =
  /^(?:[\d.,]+k?\+?\s*)?(?:(?:single|multi|full|half|whole|several|many|few|one|a)[\s-]*)?(?:pod|slice|pod slice|node|device|worker|core|gpu|tpu|chip|card|host|machine|replica|trial|run|rank|instance|server|rack|cluster)(?:s|es)?$/i

/** A length that differs from sequence to sequence is a dynamic shape. */
export const variableLength = (written: Node): Saying | undefined =>
  /^(?:variable|dynamic|varies|varying|ragged)$/i.test(textOf(written) ?? '')
    ? [['model.dynamic_shapes', scalarAt(written, true)]]
    : undefined
