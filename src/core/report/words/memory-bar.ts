import type { SizingFacts } from '../../rules/job-sizing.ts'
import { type MemoryParts, partNames } from '../../sizing/memory/parts.ts'
import { gibibyteFigure, list } from '../../text/wording.ts'
import { type Paint, plain, type Style } from './paint.ts'

/** The width of a bar in characters. It spans the device's memory, or the need if larger. */
const width = 48

/** The memory of the usual case as a bar, with its legend. */
export interface MemoryBar {
  /** Letters for the parts of the need, `|` at the end of the memory, `.` for free memory. */
  readonly bar: string
  readonly legend: string
}

/** Consecutive characters of one color. */
interface PartOfBar {
  readonly text: string
  readonly style: Style
}

/**
 * Draws the usual case against a device's memory. Undefined if it is unknown. With color, blocks replace the letters,
 * in red beyond the memory.
 */
export function memoryBar(
  { usual, capacityGiB }: NonNullable<SizingFacts['memory']>,
  paint: Paint = plain,
): MemoryBar | undefined {
  if (usual === undefined) return undefined
  const { partsGiB, perDeviceGiB } = usual
  const most = Math.max(perDeviceGiB, capacityGiB)
  const at = (gib: number): number => Math.round((gib / most) * width)
  const end = at(capacityGiB)
  let sum = 0
  const need = partNames.flatMap((name): PartOfBar[] => {
    const from = at(sum)
    sum += partsGiB[name]
    return split(letterOf[name].repeat(at(sum) - from), from, end).map((text) => ({ text, style: styleOf[name] }))
  })
  const filled = at(sum)
  const parts = [...need, ...(filled < width ? [{ text: '.'.repeat(width - filled), style: 'dim' as const }] : [])]
  const drawn = paint === plain ? parts : inBlocks(parts, end)
  return {
    bar: insertAt(drawn, end, { text: '|', style: 'bold' })
      .map(({ style, text }) => paint(style, text))
      .join(''),
    legend: `${list(legendOf(partsGiB, paint))} GiB; | marks ${gibibyteFigure(capacityGiB)}`,
  }
}

function inBlocks(parts: readonly PartOfBar[], end: number): PartOfBar[] {
  let at = 0
  return parts.map(({ text, style }) => {
    at += text.length
    const block = text.startsWith('.') ? '░' : '█'
    return { text: block.repeat(text.length), style: at > end && block === '█' ? 'red' : style }
  })
}

/** The text, split where the memory ends. */
const split = (text: string, from: number, end: number): string[] =>
  [text.slice(0, Math.max(0, end - from)), text.slice(Math.max(0, end - from))].filter((part) => part !== '')

/** Inserts a part after `at` characters, at the boundary of a part. */
function insertAt(parts: readonly PartOfBar[], at: number, added: PartOfBar): PartOfBar[] {
  let length = 0
  const before = parts.filter(({ text }) => {
    length += text.length
    return length <= at
  })
  return [...before, added, ...parts.slice(before.length)]
}

const styleOf: Readonly<Record<keyof MemoryParts, Style>> = {
  weights: 'blue',
  gradients: 'cyan',
  optimizer: 'magenta',
  activations: 'green',
  cache: 'green',
  logits: 'yellow',
  buffers: 'bold',
  runtime: 'dim',
}

const letterOf: Readonly<Record<keyof MemoryParts, string>> = {
  weights: 'w',
  gradients: 'g',
  optimizer: 'o',
  activations: 'a',
  cache: 'k',
  logits: 'l',
  buffers: 'b',
  runtime: 'r',
}

/** Omits parts below 1 % of the need. */
function legendOf(parts: MemoryParts, paint: Paint): string[] {
  const all = partNames.reduce((sum, name) => sum + parts[name], 0)
  const shown = partNames.filter((name) => parts[name] >= all / 100)
  // Without color, each name follows its letter.
  const word = (name: keyof MemoryParts): string =>
    paint === plain ? `${letterOf[name]}=${name}` : paint(styleOf[name], name)
  return shown.map((name) => `${word(name)} ${gibibyteFigure(parts[name])}`)
}
