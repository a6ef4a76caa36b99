import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

/** Versions that differ by less than this are as good as one for the questions that memory decides. */
const WORTH_REPORTING = 1.5

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Names of its own; a part that shares all of them is told by its full name. */
function ownName(accelerator: Accelerator, candidates: readonly Accelerator[]): string {
  const others = candidates.filter(({ id }) => id !== accelerator.id).flatMap(({ names }) => names.map(letters))
  return accelerator.names.find((name) => !others.includes(letters(name))) ?? accelerator.name
}

function sizesOf(candidates: readonly Accelerator[]): number[] {
  return [...new Set(candidates.map(({ memoryGiB }) => memoryGiB.value))].sort((a, b) => a - b)
}

const either = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

export default defineRule({
  id: 'hardware/ambiguous-name',
  title: 'A name that several accelerators carry',
  severity: 'notice',
  sources: ['gce-gpus', 'gpuhunt', 'skypilot-accelerators', 'gaudi-hugging-face'],
  check: ({ hardware, stage, sizing }) => {
    const { name, provider, declared } = hardware
    if (name === undefined || stage === 'exploration') return []
    // A provider that has only one of the versions settles it.
    const offered = hardware.candidates.filter(({ providers }) => provider && providers.includes(provider.id))
    const candidates = offered.length > 0 ? offered : hardware.candidates
    // Words for a whole kind (`gpu`, `tpu`, `hpu`) leave the model open on purpose.
    const written = letters(declared.accelerator ?? '')
    const isSharedName = candidates.every(({ names }) =>
      names.some((each) => letters(name.label).startsWith(letters(each)) && written.includes(letters(each))),
    )
    // Versions of one chip differ in memory alone, which matters where the job fits one and not the other.
    const isOneChip = new Set(candidates.map(({ architecture }) => architecture)).size === 1
    if (isOneChip && !sizing.memory?.needs.includes('hardware.accelerator')) return []
    const sizes = sizesOf(candidates)
    const [least, most] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
    // Cards for the desk come without a machine type.
    const isRented = candidates.some(({ segment }) => segment === 'data-centre')
    if (!isSharedName || candidates.length < 2 || most < least * WORTH_REPORTING) return []
    return [
      {
        at: ['hardware', 'accelerator'],
        problem: `"${name.label}" is the name of several accelerators, with ${either(sizes.map(String))} GB of memory.`,
        reason: isOneChip
          ? 'Whether the job fits depends on which of them it is.'
          : 'They are different chips: what fits, how fast it runs and what software serves it depend on which it is.',
        remedy: `Write the one that is meant: ${either(candidates.map((each) => `\`${ownName(each, candidates)}\``))}${isRented ? ', or name the `machine`' : ''}.`,
      },
    ]
  },
  why: 'Some names stand for cards that differ in what a job depends on most, their memory: A100 with 40 or 80 GB, V100 with 16 or 32, RTX 6000 with 24, 48 or 96. Tools disagree on what the bare name means. For versions of one chip it is said where the job may fit one and not the other; for different chips under one name, such as RTX 6000, always. H100 draws nothing, because its versions are close enough.',
  fails: `task: pretraining
framework: pytorch
scale: { parameters: 70B }
hardware: A100:16
`,
  passes: `task: pretraining
framework: pytorch
scale: { parameters: 70B }
hardware: A100-80GB:16
`,
})
