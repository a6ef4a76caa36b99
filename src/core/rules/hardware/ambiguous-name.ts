import { list } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Accelerator = Facts['hardware']['candidates'][number]

/** Memory ratio from which versions of an accelerator differ in what fits. */
const WORTH_REPORTING = 1.5

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The first name that no other candidate shares, or else the full name. */
function ownName(accelerator: Accelerator, candidates: readonly Accelerator[]): string {
  const others = candidates.filter(({ id }) => id !== accelerator.id).flatMap(({ names }) => names.map(letters))
  return accelerator.names.find((name) => !others.includes(letters(name))) ?? accelerator.name
}

function sizesOf(candidates: readonly Accelerator[]): number[] {
  return [...new Set(candidates.map(({ memoryGiB }) => memoryGiB.value))].sort((a, b) => a - b)
}

const either = (words: readonly string[]): string => list(words, 'or')

export default defineRule({
  id: 'hardware/ambiguous-name',
  title: 'A name that several accelerators share',
  severity: 'notice',
  sources: ['gce-gpus', 'gpuhunt', 'skypilot-accelerators', 'gaudi-hugging-face'],
  check: ({ hardware, stage, sizing }) => {
    const { name, provider, declared } = hardware
    if (name === undefined || stage === 'exploration') return []
    // A provider with only one of the versions settles it.
    const offered = hardware.candidates.filter(({ providers }) => provider && providers.includes(provider.id))
    const candidates = offered.length > 0 ? offered : hardware.candidates
    // Words for a whole kind (`gpu`, `tpu`, `hpu`) leave the model open on purpose.
    const written = letters(declared.accelerator ?? '')
    const isSharedName = candidates.every(({ names }) =>
      names.some((each) => letters(name.label).startsWith(letters(each)) && written.includes(letters(each))),
    )
    // Versions of one chip differ only in memory, which matters only if the job fits one but not the other.
    const isOneChip = new Set(candidates.map(({ architecture }) => architecture)).size === 1
    if (isOneChip && !sizing.memory?.needs.includes('hardware.accelerator')) return []
    const sizes = sizesOf(candidates)
    const [least, most] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
    // Desktop cards have no machine type.
    const isRented = candidates.some(({ segment }) => segment === 'data-centre')
    if (!isSharedName || candidates.length < 2 || most < least * WORTH_REPORTING) return []
    return [
      {
        at: ['hardware', 'accelerator'],
        problem: `"${name.label}" may mean several accelerators, with ${either(sizes.map(String))} GB of memory.`,
        reason: isOneChip
          ? 'Whether the job fits depends on which.'
          : 'They are different chips, and differ in speed and software too.',
        remedy: `${isRented ? 'Set `machine`, or use' : 'Use'} an exact name: ${either(candidates.map((each) => `\`${ownName(each, candidates)}\``))}.`,
      },
    ]
  },
  why: 'Some names cover cards that differ in memory, which decides what fits: A100 (40 or 80 GB), V100 (16 or 32 GB), RTX 6000 (24, 48 or 96 GB). Tools disagree on what the bare name means. Versions of one chip are reported only where the job may fit one but not the other; different chips under one name, such as RTX 6000, are always reported. H100 is never reported, because its versions are close enough.',
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
