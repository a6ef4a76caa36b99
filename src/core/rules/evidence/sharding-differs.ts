import { defineRule, type Facts, shownAt } from '../rule.ts'

type Parallelism = NonNullable<Facts['hardware']['declared']['parallelism']>

/** ZeRO-3 and full FSDP split the same things: they differ in name alone. */
const plain = (word: string): string => (word === 'fsdp' ? 'zero-3' : word)

/** The sharding that a declaration comes to, where it says so. */
function wordFor(parallelism: Parallelism): string | undefined {
  if (typeof parallelism === 'string') return parallelism
  if (parallelism.zero !== undefined) return `zero-${parallelism.zero}`
  return parallelism.fsdp !== undefined && parallelism.fsdp > 1 ? 'fsdp' : undefined
}

export default defineRule({
  id: 'evidence/sharding-differs',
  title: 'Another sharding than the training configuration sets',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const seen = evidence?.sharding
    const declared = hardware.declared.parallelism && wordFor(hardware.declared.parallelism)
    if (seen?.isStated !== true || declared === undefined || plain(declared) === plain(seen.value)) return []
    // Code that also does what is declared has a job for each.
    if (evidence?.shardings.some((other) => plain(other) === plain(declared))) return []
    const [place] = seen.places
    return [
      {
        at: ['hardware', 'parallelism'],
        problem: `The manifest declares ${declared}, and ${place.path} sets ${seen.value}.`,
        reason: 'What is split over the accelerators decides whether the model fits.',
        remedy: 'Declare the sharding that the job is configured with, or correct the configuration.',
        related: shownAt(seen.places, `sets ${seen.value}`),
      },
    ]
  },
  why: 'Plain data parallelism keeps a whole copy of model and optimizer on each accelerator, ZeRO and FSDP a part of it: the memory of the job was judged for another layout. ZeRO-3 and FSDP count as the same. Configurations that differ among themselves draw nothing.',
  fails: `# configs/ds_config.json sets ZeRO stage 3
framework: pytorch
hardware: { accelerator: h100, count: 8, parallelism: data }
`,
  passes: `# configs/ds_config.json sets ZeRO stage 3
framework: pytorch
hardware: { accelerator: h100, count: 8, parallelism: fsdp }
`,
})
