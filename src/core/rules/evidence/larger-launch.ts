import { devicesOf, writtenIn } from '../declared-count.ts'
import { defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/larger-launch',
  title: 'A launch file of the job that asks for more than the manifest declares',
  severity: 'notice',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const { count, kind, declared } = hardware
    const { counts, mostCount, countedKind } = evidence ?? {}
    if (count === undefined || counts === undefined || mostCount?.isStated !== true || countedKind !== kind) return []
    const likes = [count, ...devicesOf(hardware, count)]
    const sum = counts.value.reduce((total, number) => total + number, 0)
    // Where none of the files asks for the declared number, count-differs says so.
    if (likes.includes(sum) || !likes.some((number) => counts.value.includes(number))) return []
    if (mostCount.value <= Math.max(...likes)) return []
    const [place] = mostCount.places
    return [
      {
        at: ['hardware', writtenIn(declared)],
        problem: `The manifest declares ${count} accelerators, but ${place.path} requests ${mostCount.value}.`,
        reason: 'Another launch file of this job requests the declared number.',
        remedy: `Declare ${mostCount.value}, or list that file with the job that it launches.`,
        related: shownAt(mostCount.places, `Requests ${mostCount.value} in total.`),
      },
    ]
  },
  why: 'A job that launches on the declared number may have another launch file that asks for more: a larger run of the same job, whose memory, time and cost nobody checked. The rule looks at the files that `evidence` lists, or that carry the name of the job. A limit of the policy on accelerators judges such a file by itself; where there is none, an organization can raise this rule to an error, so that no launch is hidden behind another one that agrees.',
  fails: `# launch/small.sbatch asks for one node of eight GPUs, launch/large.sbatch for eight
framework: pytorch
hardware: H100:8
evidence: [launch/*.sbatch]
`,
  passes: `# launch/small.sbatch asks for one node of eight GPUs, launch/large.sbatch for eight
framework: pytorch
hardware: { accelerator: h100, count: 64 }
evidence: [launch/*.sbatch]
`,
})
