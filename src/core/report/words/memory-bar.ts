import type { SizingFacts } from '../../rules/job-sizing.ts'
import { type MemoryParts, partNames } from '../../sizing/memory/parts.ts'
import { gibibyteFigure, list } from '../../text/wording.ts'
import type { Style } from './paint.ts'

/** So many characters stand for the memory of a device, or for the need where that is larger. */
const width = 48

/** The bar of what takes the memory in the usual case, and the words that explain its letters. */
export interface MemoryBar {
  /** One letter for each share of the need, `|` where the memory ends, `.` for what stays free. */
  readonly parts: readonly PartOfBar[]
  /** All of it as one text. */
  readonly bar: string
  readonly legend: string
}

/** Signs in a row that a terminal shows in one color. */
export interface PartOfBar {
  readonly text: string
  readonly style?: Style
}

/** Draws the parts of the usual case against the memory of a device; undefined where they are not known. */
export function memoryBar({ usual, capacityGiB }: NonNullable<SizingFacts['memory']>): MemoryBar | undefined {
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
  const parts = [...need, { text: '.'.repeat(Math.max(0, width - filled)) }]
  const withEnd = insertAt(parts, end, { text: '|', style: 'bold' })
  return {
    parts: withEnd,
    bar: withEnd.map(({ text }) => text).join(''),
    legend: `${list(legendOf(partsGiB))} GiB; | marks ${gibibyteFigure(capacityGiB)}`,
  }
}

/** The text, in two where the memory ends inside it. */
const split = (text: string, from: number, end: number): string[] =>
  [text.slice(0, Math.max(0, end - from)), text.slice(Math.max(0, end - from))].filter((part) => part !== '')

/** The parts with one more behind so many signs, where one of them ends. */
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
  buffers: 'dim',
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

/** What is less than a hundredth of the need would only be noise. */
function legendOf(parts: MemoryParts): string[] {
  const all = partNames.reduce((sum, name) => sum + parts[name], 0)
  return partNames.filter((name) => parts[name] >= all / 100).map((name) => `${name} ${gibibyteFigure(parts[name])}`)
}
