import { upper } from '../../text/wording.ts'
import { countsLike, writtenIn } from '../declared-count.ts'
import { defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/larger-launch',
  title: 'A launch of the job on more accelerators than the manifest declares',
  severity: 'notice',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const { count, kind, declared } = hardware
    const { mostCount, countedKind } = evidence ?? {}
    if (count === undefined || mostCount === undefined || countedKind !== kind) return []
    const likes = countsLike(hardware, count)
    const sum = mostCount.among.reduce((total, number) => total + number, 0)
    // If no file requests the declared number, evidence/count-differs reports it.
    if (likes.includes(sum) || !likes.some((number) => mostCount.among.includes(number))) return []
    if (mostCount.value <= Math.max(...likes)) return []
    const [place] = mostCount.places
    const verb = mostCount.isStated ? 'requests' : 'launches on'
    return [
      {
        at: ['hardware', writtenIn(declared)],
        problem: `The manifest declares ${count} accelerators, but ${place.path} ${verb} ${mostCount.value}.`,
        reason: 'Another launch of this job is on the declared number.',
        remedy: `Declare ${mostCount.value}, or list a file of that launch alone with the job that it is of.`,
        related: shownAt(mostCount.places, `${upper(verb)} ${mostCount.value} in total.`),
      },
    ]
  },
  why: 'A job that launches on the declared number may have another launch that asks for more, in the same file or in another one: a larger run of the same job, whose memory, time and cost nobody checked. The rule looks at the files that `evidence` lists or that carry the name of the job, and at the only launch file. A limit of the policy on accelerators judges such a launch by itself; where there is none, an organization can raise this rule to an error, so that no launch is hidden behind another one that agrees.',
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
