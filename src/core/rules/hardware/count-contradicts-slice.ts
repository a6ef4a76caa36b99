import { inFull } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/count-contradicts-slice',
  title: 'The count does not match the TPU slice',
  severity: 'error',
  sources: ['gcp-tpu-v4', 'gcp-tpu-v5e', 'gcp-tpu-v5p', 'xpk-topologies', 'keras-kinetic', 'gcp-multislice'],
  alsoCites: ['catalog/slices'],
  check: ({ hardware }) => {
    const { name, declared, candidates } = hardware
    const { count } = declared
    const slice = name?.slice
    // Another rule reports a slice that does not exist.
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
        ? [`\`accelerator: ${written.replace(/\d+(?=\D*$)/, another)}\` for ${inFull(count)} chips`]
        : several
          ? [`\`slices: ${count / slice.chips}\` for ${inFull(count)} chips`]
          : []),
    ]
    const what = slices === 1 ? `${name?.label} has` : `${slices} slices of ${name?.label} have`
    return [
      {
        at: ['hardware', 'count'],
        problem: `${what} ${inFull(chips)} chips, but \`count\` is ${inFull(count)}.`,
        reason:
          slice.suffixCounts === 'tensorcores'
            ? 'The number in the slice name counts TensorCores, two per chip; `count` counts chips.'
            : 'The number in the slice name counts chips, as `count` does.',
        remedy: `Set ${ways.join(', or ')}.`,
        ...citing(candidates[0]?.slices?.references ?? []),
      },
    ]
  },
  why: 'TPU names are a classic trap: `v4-128` has 64 chips and `v5p-8` has 4, because the number counts TensorCores, but in `v5e-64` and `v6e-8` it counts chips. One tool, Keras Kinetic, counts chips everywhere. If the count is off by a factor of two, so are memory, time and cost.',
  fails: `framework: jax
stage: production
hardware: { accelerator: v4-128, count: 128, provider: gcp }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: v4-128, count: 64, provider: gcp }
`,
})
