import { agreeing, defineRule, type Facts, shownAt } from '../rule.ts'

type Parallelism = NonNullable<Facts['hardware']['declared']['parallelism']>

/** ZeRO-3 and full FSDP shard the same states. */
const plain = (word: string): string => (word === 'fsdp' ? 'zero-3' : word)

/** The sharding that a declaration implies, if any. */
function wordFor(parallelism: Parallelism): string | undefined {
  if (typeof parallelism === 'string') return parallelism
  if (parallelism.zero !== undefined) return `zero-${parallelism.zero}`
  return parallelism.fsdp !== undefined && parallelism.fsdp > 1 ? 'fsdp' : undefined
}

export default defineRule({
  id: 'evidence/sharding-differs',
  title: 'A sharding that differs from the training configuration',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const seen = evidence?.sharding
    const declared = hardware.declared.parallelism && wordFor(hardware.declared.parallelism)
    if (seen?.isStated !== true || declared === undefined || plain(declared) === plain(seen.value)) return []
    // Code with both shardings may use each for its own job.
    if (evidence?.shardings.some((other) => plain(other) === plain(declared))) return []
    const [place] = seen.places
    const isWord = typeof hardware.declared.parallelism === 'string'
    const written = isWord ? `\`parallelism: ${declared}\`` : `\`${declared}\` sharding`
    return [
      {
        at: ['hardware', 'parallelism'],
        problem: `The manifest declares ${written}, but ${place.path} sets \`${seen.value}\`.`,
        reason: 'Sharding decides whether the model fits.',
        remedy: agreeing('Use one sharding in both files'),
        related: shownAt(seen.places, `Sets ${seen.value}.`),
      },
    ]
  },
  why: 'Plain data parallelism keeps a full copy of the model and its optimizer on each accelerator; ZeRO and FSDP keep a share of it. If the manifest and the configuration disagree, the memory check is about another layout. ZeRO-3 and FSDP are treated as the same. Configurations that disagree with each other cause no finding.',
  fails: `# configs/ds_config.json sets ZeRO stage 3
framework: pytorch
hardware: { accelerator: h100, count: 8, parallelism: data }
`,
  passes: `# configs/ds_config.json sets ZeRO stage 3
framework: pytorch
hardware: { accelerator: h100, count: 8, parallelism: fsdp }
`,
})
