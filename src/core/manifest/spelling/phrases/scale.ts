import type { Node } from '../../../text/document.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, unread } from './saying.ts'
import { sizePiece } from './size-piece.ts'

/**
 * `7B params, about 1T tokens`, `7B model / 1T tokens`, `large (7B)`, `70B`: a phrase instead of the section, each
 * piece with its noun.
 */
export function scale(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 128) return undefined
  const declared: Saying[number][] = []
  for (const part of text.replaceAll(' / ', ', ').split(/\s*(?:[,;+()]|\bon\b|\bwith\b|\band\b)\s*/i)) {
    if (part === '') continue
    const piece = sizePiece(part === text ? written : scalarAt(written, part), part)
    // Reports a number of something else; a single word is a mistake at `scale.size`.
    if (piece === undefined && !(part.includes(' ') && /\d/.test(part))) return undefined
    declared.push(...(piece ?? ([[unread, scalarAt(written, part)]] as const)))
  }
  return declared
}

/** `imagenet-21k, 14.2M images`: the one amount in a description of the data, and remarks. */
export function described(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 128) return undefined
  const parts = text
    .split(/[,;()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const declared = parts.flatMap((part): Saying => {
    const node = scalarAt(written, part)
    const amounts = (sizePiece(node, part) ?? []).filter(([key]) => ofData.test(key))
    return amounts.length > 0 ? amounts : [[unread, node]]
  })
  return declared.filter(([key]) => key !== unread).length === 1 ? declared : undefined
}

const ofData = /^scale\.(?:samples|tokens|dataset_size)$/

/** `128 per device`, `8/gpu`: per device, at any batch key. */
export function batch(written: Node): Saying | undefined {
  const [, number] =
    /^(\d{1,9})\s*(?:\/|per|a|on each)\s*(?:gpu|device|card|chip|core|accelerator|worker|replica)$/i.exec(
      textOf(written) ?? '',
    ) ?? []
  return number === undefined ? undefined : [['scale.micro_batch_size', scalarAt(written, Number(number))]]
}
