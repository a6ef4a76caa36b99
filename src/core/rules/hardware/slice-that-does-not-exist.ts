import { inFull } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

type Slices = NonNullable<Facts['hardware']['candidates'][number]['slices']>

const chipsInCube = 4 * 4 * 4

/** Chip counts that can be requested. */
function sizesOf({ known, builtFromCubes, maxChips }: Slices): readonly number[] {
  const cubes = builtFromCubes ? Array.from({ length: maxChips / chipsInCube }, (_, index) => index + 1) : []
  // Up to 64 cubes fit in a row; above that, any multiple of four makes a box.
  const boxes = cubes.filter((count) => count <= 64 || count % 4 === 0).map((count) => count * chipsInCube)
  return [...new Set([...known.map(({ chips }) => chips), ...boxes])].sort((a, b) => a - b)
}

/** The sizes next to one that does not exist: below and above it, or the same number of chips in another shape. */
function neighbours(sizes: readonly number[], chips: number): readonly number[] {
  if (sizes.includes(chips)) return [chips]
  const below = sizes.filter((size) => size < chips).at(-1)
  const above = sizes.find((size) => size > chips)
  return [below, above].filter((size) => size !== undefined)
}

const chipsOf = (count: number): string => `${inFull(count)} ${count === 1 ? 'chip' : 'chips'}`

export default defineRule({
  id: 'hardware/slice-that-does-not-exist',
  title: 'A TPU slice size that does not exist',
  severity: 'error',
  sources: ['gcp-tpu-v4', 'gcp-tpu-v5e', 'gcp-tpu-v5p', 'gcp-tpu-v6e', 'xpk-topologies', 'gcp-multislice'],
  alsoCites: ['catalog/slices'],
  check: ({ hardware }) => {
    const { name, declared, candidates } = hardware
    const [part] = candidates
    if (name?.slice === undefined || name.slice.exists || part?.slices === undefined) return []
    const perChip = part.slices.suffixCounts === 'chips' ? 1 : 2
    const chips = name.slice.suffix / perChip
    // A machine with this few chips is not a slice, but it exists.
    if (part.chipsPerHost.includes(chips)) return []

    const written = (declared.accelerator ?? '').split(':')[0]?.trim() ?? ''
    const shaped = /\dx\d/i.test(written)
    const { known } = part.slices
    const sizes = shaped ? known.map((slice) => slice.chips).sort((a, b) => a - b) : sizesOf(part.slices)
    const spelled = (size: number): string => {
      const shape = known.find((slice) => slice.chips === size)?.topology
      return `\`${written.replace(/\d+(?:x\d+)*(?=\D*$)/i, shaped && shape ? shape : String(size * perChip))}\``
    }
    const withChips = (size: number): string =>
      perChip === 1 && !shaped ? spelled(size) : `${spelled(size)} (${chipsOf(size)})`
    const [smallest = 0, largest = 0] = [sizes[0], sizes.at(-1)]
    const near = neighbours(sizes, chips).map(withChips).join(' or ')
    const times = chips % largest === 0 ? `\`slices: ${chips / largest}\`` : 'several `slices`'
    return [
      {
        at: ['hardware', 'accelerator'],
        problem: shaped
          ? `\`${written}\` asks for ${chipsOf(chips)} in a shape that ${part.name} does not have.`
          : `\`${written}\` asks for ${chipsOf(chips)}, but ${part.name} has no slice of that size.`,
        ...citing(part.slices.references),
        reason: `Slices come in fixed sizes${shaped ? ' and shapes' : `; the number in the name counts ${perChip === 1 ? 'chips' : 'TensorCores, two per chip'}`}.`,
        remedy:
          chips > largest
            ? `Use ${withChips(largest)}, the largest slice, with ${times}.`
            : `Use ${near}${chips < smallest ? ', the smallest slice' : ''}.`,
      },
    ]
  },
  why: 'A TPU slice is cut out of a network of chips, so only some sizes exist. Up to v3 and for v5e and v6e they are a short list; v4, v5p and TPU7x have a few small sizes and, from 64 chips on, boxes of 4x4x4 cubes. A bare `count` of chips is never checked as a slice, because it may be several.',
  fails: `framework: jax
stage: production
scale: large
hardware: v5litepod-24
`,
  passes: `framework: jax
stage: production
scale: large
hardware: v5litepod-32
`,
})
