import type { SizingFacts } from '../rules/job-sizing.ts'
import { type MemoryParts, partNames } from '../sizing/memory/parts.ts'
import { gibibyteFigure, list } from '../text/wording.ts'

/** So many characters stand for the memory of a device, or for the need where that is larger. */
const width = 48

/** The bar of what takes the memory in the usual case, and the words that explain its letters. */
export interface MemoryBar {
  /** One letter for each share of the need, `|` where the memory ends, `.` for what stays free. */
  readonly bar: string
  readonly legend: string
}

/** Draws the parts of the usual case against the memory of a device; undefined where they are not known. */
export function memoryBar({ usual, capacityGiB }: NonNullable<SizingFacts['memory']>): MemoryBar | undefined {
  if (usual === undefined) return undefined
  const { partsGiB, perDeviceGiB } = usual
  const most = Math.max(perDeviceGiB, capacityGiB)
  const at = (gib: number): number => Math.round((gib / most) * width)
  let sum = 0
  const need = partNames
    .map((name) => {
      const from = at(sum)
      sum += partsGiB[name]
      return letterOf[name].repeat(at(sum) - from)
    })
    .join('')
  const filled = need.padEnd(width, '.')
  const end = at(capacityGiB)
  return { bar: `${filled.slice(0, end)}|${filled.slice(end)}`, legend: `${list(legendOf(partsGiB))} GiB` }
}

const letterOf: Readonly<Record<keyof MemoryParts, string>> = {
  weights: 'w',
  gradients: 'g',
  optimizer: 'o',
  activations: 'a',
  logits: 'l',
  buffers: 'b',
  runtime: 'r',
}

/** What is less than a hundredth of the need would only be noise. */
function legendOf(parts: MemoryParts): string[] {
  const all = partNames.reduce((sum, name) => sum + parts[name], 0)
  return partNames.filter((name) => parts[name] >= all / 100).map((name) => `${name} ${gibibyteFigure(parts[name])}`)
}
