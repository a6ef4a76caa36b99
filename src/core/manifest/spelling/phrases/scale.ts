import type { Node } from '../../../text/document.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, unread } from './saying.ts'
import { sizePiece } from './size-piece.ts'

/** `7B params, about 1T tokens`, `7B model / 1T tokens`, `large (7B)`, `70B`: what stands in place of the section, each piece with its noun. */
export function scale(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 128) return undefined
  const said: Saying[number][] = []
  for (const part of text.replaceAll(' / ', ', ').split(/\s*(?:[,;+()]|\bon\b|\bwith\b|\band\b)\s*/i)) {
    if (part === '') continue
    const piece = sizePiece(part === text ? written : scalarAt(written, part), part)
    // A number of something else is named; a word alone is a mistake at the size.
    if (piece === undefined && !(part.includes(' ') && /\d/.test(part))) return undefined
    said.push(...(piece ?? ([[unread, scalarAt(written, part)]] as const)))
  }
  return said
}

/** `128 per device`, `8/gpu`: of each device, wherever a batch is asked for. */
export function batch(written: Node): Saying | undefined {
  const [, number] =
    /^(\d{1,9})\s*(?:\/|per|a|on each)\s*(?:gpu|device|card|chip|core|accelerator|worker|replica)$/i.exec(
      textOf(written) ?? '',
    ) ?? []
  return number === undefined ? undefined : [['scale.micro_batch_size', scalarAt(written, Number(number))]]
}
