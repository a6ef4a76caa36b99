import { citing, defineRule } from '../rule.ts'

const exact = (value: number): string => value.toLocaleString('en-US')

export default defineRule({
  id: 'hardware/count-contradicts-slice',
  title: 'The count and the TPU slice disagree',
  severity: 'error',
  sources: ['gcp-tpu-v4', 'gcp-tpu-v5e', 'gcp-tpu-v5p', 'xpk-topologies', 'keras-kinetic', 'gcp-multislice'],
  check: ({ hardware }) => {
    const { name, declared, candidates } = hardware
    const { count } = declared
    const slice = name?.slice
    // Of a slice that does not exist another rule speaks.
    if (count === undefined || slice?.exists !== true) return []
    const slices = declared.slices ?? name?.slices ?? 1
    const chips = slice.chips * slices
    if (count === chips) return []

    const several = declared.slices === undefined && name?.slices === undefined && count % slice.chips === 0
    const written = declared.accelerator?.split(':')[0]?.trim() ?? ''
    const isNamed = candidates[0]?.slices?.known.some((each) => each.chips === count)
    const another = String(count * (slice.suffix / slice.chips))
    const ways = [
      `\`count: ${chips}\``,
      ...(isNamed && slices === 1 && !/\dx\d/i.test(written)
        ? [`\`accelerator: ${written.replace(/\d+(?=\D*$)/, another)}\` if ${exact(count)} chips are meant`]
        : several
          ? [`\`slices: ${count / slice.chips}\` if there are as many slices`]
          : []),
    ]
    const what = slices === 1 ? `${name?.label} is` : `${slices} slices of ${name?.label} are`
    return [
      {
        at: ['hardware', 'count'],
        problem: `${what} ${exact(chips)} chips, and \`count\` says ${exact(count)}.`,
        reason:
          slice.suffixCounts === 'tensorcores'
            ? 'In this generation the number of a slice name counts TensorCores, two a chip, while `count` counts chips.'
            : 'In this generation the number of a slice name counts chips, and so does `count`.',
        remedy: `Declare ${ways.join(', or ')}.`,
        ...citing(candidates[0]?.slices?.references ?? []),
      },
    ]
  },
  why: 'The classic trap of TPU names: `v4-128` is 64 chips and `v5p-8` is 4, because the number counts TensorCores, while in `v5e-64` and `v6e-8` it counts chips. One tool, Keras Kinetic, counts chips everywhere. A count that is off by two makes memory, time and cost wrong by two as well.',
  fails: `framework: jax
stage: production
hardware: { accelerator: v4-128, count: 128, provider: gcp }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: v4-128, count: 64, provider: gcp }
`,
})
