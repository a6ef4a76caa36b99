import { gibibyteFigure, gibibytes, list, withArticle } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/memory-not-on-part',
  title: 'Less memory than the accelerator has',
  severity: 'warning',
  sources: ['nvidia-a100', 'gce-gpus'],
  alsoCites: ['catalog/memory'],
  check: ({ hardware }) => {
    const { lesserMemoryGiB, name } = hardware
    if (lesserMemoryGiB === undefined || name === undefined) return []
    const parts = name.candidates
    const sizes = [...new Set(parts.map(({ memoryGiB }) => memoryGiB.value))].toSorted((one, other) => one - other)
    return [
      {
        at: ['hardware', 'memory'],
        problem: `\`hardware.memory\` is ${gibibytes(lesserMemoryGiB)}, but ${withArticle(name.label)} has ${list(sizes.map(gibibyteFigure), 'or')} GiB.`,
        reason: 'All figures are for the whole accelerator.',
        remedy: `Declare the memory of the whole card, or name the part that the job gets, such as \`a100-mig-1g.10gb\`.`,
        ...citing([...new Set(parts.flatMap(({ memoryGiB }) => memoryGiB.references))]),
      },
    ]
  },
  why: 'The catalog knows the memory of an accelerator, and uses it instead of a declared one. If the manifest declares less, one of the two is a slip (80 MB for 80 GB), or the job gets only a part of the card, which the name can say. More than the card has is not reported: it may be the memory of the host, or of all cards together.',
  fails: `framework: pytorch
hardware: { accelerator: a100, count: 8, memory: 24GB }
`,
  passes: `framework: pytorch
hardware: { accelerator: a100, count: 8, memory: 40GB }
`,
})
