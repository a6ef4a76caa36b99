import { inFull } from '../../text/wording.ts'
import { citing, defineRule, type Facts } from '../rule.ts'

type Part = Facts['hardware']['candidates'][number]
type Slices = NonNullable<Part['slices']>

const sidesOf = (topology: string): readonly number[] => topology.split('x').map(Number)
const chipsOf = (sides: readonly number[]): number => sides.reduce((product, side) => product * side, 1)
const inOrder = (sides: readonly number[]): string => [...sides].sort((a, b) => a - b).join('x')
const dimensions = ({ known }: Slices): number => sidesOf(known[0]?.topology ?? '').length

function exists({ slices, chipsPerHost }: Part, sides: readonly number[]): boolean {
  // Nothing is known about a generation without slices in the catalog.
  if (slices === undefined) return true
  if (slices.known.some(({ topology }) => inOrder(sidesOf(topology)) === inOrder(sides))) return true
  if (slices.builtFromCubes !== true || sides.length !== 3) return false
  const chips = chipsOf(sides)
  const ofCubes = sides.every((side) => side > 0 && side % 4 === 0) && chips <= slices.maxChips
  const partOfHost = chips < 4 && chipsPerHost.includes(chips)
  return ofCubes || partOfHost
}

/** The shapes next to one that does not exist. */
function neighbours(slices: Slices, sides: readonly number[]): readonly string[] {
  const chips = chipsOf(sides)
  const same = slices.known.find((slice) => slice.chips === chips)
  if (same) return [same.topology]
  if (slices.builtFromCubes === true && sides.length === 3 && chips > 64) {
    const rounded = [Math.floor, Math.ceil].map((round) => sides.map((side) => Math.max(4, 4 * round(side / 4))))
    return [...new Set(rounded.filter((box) => chipsOf(box) <= slices.maxChips).map(inOrder))]
  }
  const bySize = [...slices.known].sort((a, b) => a.chips - b.chips)
  const near = [bySize.filter((slice) => slice.chips < chips).at(-1), bySize.find((slice) => slice.chips > chips)]
  return near.filter((slice) => slice !== undefined).map(({ topology }) => topology)
}

/** "2x4 (TPU v5e) or 2x2x2 (TPU v5p)". */
const examples = (candidates: readonly Part[], sides: readonly number[]): string =>
  candidates.flatMap(({ name, slices }) => (slices ? [`${neighbours(slices, sides)[0]} (${name})`] : [])).join(' or ')

const howBuilt = ({ known, builtFromCubes }: Slices): string =>
  builtFromCubes
    ? 'Below 64 chips there are a few fixed shapes; from 64 on, every dimension is a multiple of 4.'
    : `Slices are rectangles of fixed sizes, from ${known[0]?.topology} to ${known.at(-1)?.topology}.`

export default defineRule({
  id: 'hardware/topology-that-does-not-exist',
  title: 'A topology that does not exist',
  severity: 'error',
  sources: [
    'gcp-tpu-v4',
    'gcp-tpu-v5e',
    'gcp-tpu-v5p',
    'gcp-tpu-v6e',
    'gke-plan-tpus',
    'gcp-multislice',
    'xpk-topologies',
  ],
  alsoCites: ['catalog/slices'],
  check: ({ hardware }) => {
    const { declared, candidates, kind } = hardware
    const { topology } = declared
    const [part] = candidates
    if (topology === undefined || part === undefined) return []
    if (kind === 'gpu') {
      return [
        {
          at: ['hardware', 'topology'],
          problem: `\`topology: ${topology}\` is set for GPUs, but only TPU slices have a topology.`,
          reason: 'GPUs are requested by count or machine type.',
          remedy: 'Remove `topology`, and set `count`, or `machine` and `nodes`.',
          sources: ['gke-plan-tpus'],
          severity: 'warning',
        },
      ]
    }
    const sides = sidesOf(topology)
    const { slices } = part
    if (kind !== 'tpu' || slices === undefined || candidates.some((candidate) => exists(candidate, sides))) return []
    const names = candidates.map(({ name }) => name).join(' or ')
    const chips = chipsOf(sides)
    const otherDimensions = sides.length !== dimensions(slices)
    if (!otherDimensions && candidates.every((each) => chips > (each.slices?.maxChips ?? chips))) {
      const largest = slices.known.find((slice) => slice.chips === slices.maxChips)?.topology
      return [
        {
          at: ['hardware', 'topology'],
          problem: `\`topology: ${topology}\` has ${inFull(chips)} chips, but a slice of ${names} has at most ${inFull(slices.maxChips)}.`,
          reason: 'Larger jobs use several slices, joined by the data center network.',
          ...citing(['gcp-multislice', ...slices.references]),
          remedy: `Use ${largest ? `\`topology: ${largest}\`` : 'a smaller topology'} with ${chips % slices.maxChips === 0 ? `\`slices: ${chips / slices.maxChips}\`` : 'several `slices`'}.`,
        },
      ]
    }
    return [
      {
        at: ['hardware', 'topology'],
        problem: otherDimensions
          ? `\`topology: ${topology}\` has ${sides.length} ${sides.length === 1 ? 'dimension' : 'dimensions'}, but ${names} topologies have ${dimensions(slices)}.`
          : `\`topology: ${topology}\` does not exist on ${names}.`,
        ...citing(slices.references),
        reason: candidates.length === 1 ? howBuilt(slices) : 'Slices come in fixed shapes.',
        remedy:
          candidates.length === 1
            ? `Use \`topology: ${neighbours(slices, sides).join('` or `topology: ')}\`.`
            : `Name the generation, and use one of its shapes, such as ${examples(candidates, sides)}.`,
      },
    ]
  },
  why: 'A slice is requested by its shape. TPU v2, v3, v5e and v6e have two dimensions and a short list of shapes; v4, v5p and TPU7x have three and are built from cubes of 4x4x4 chips. Any other shape is rejected, or waits forever. GPUs have no topology.',
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e, topology: 4x6, provider: gcp }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e, topology: 4x8, provider: gcp }
`,
})
