import { list } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/not-in-region',
  title: 'A region that does not have the accelerator',
  severity: 'warning',
  sources: ['skypilot-accelerators'],
  check: ({ hardware }) => {
    const { availability, declared, accelerator } = hardware
    const { region } = declared
    const regions = availability?.regions
    if (regions === undefined || availability === undefined || region === undefined) return []
    // A zone name starts with its region.
    if (regions.some((each) => region.toLowerCase().startsWith(each))) return []
    return [
      {
        at: ['hardware', 'region'],
        problem: `${accelerator} is offered only in ${list(regions)}, but this job runs in ${region}.`,
        reason: '',
        remedy: `Use \`region: ${regions[0]}\`, or an accelerator that ${region} has.`,
        ...citing([availability.reference]),
      },
    ]
  },
  why: 'A provider does not have every accelerator in each of its regions. Only what a list of all its regions settles is reported: TPU v4 is offered in us-central2 alone. A region may have been added since, so the finding is a warning.',
  fails: `framework: jax
hardware: { accelerator: tpu-v4-64, provider: gcp, region: europe-west4 }
`,
  passes: `framework: jax
hardware: { accelerator: tpu-v4-64, provider: gcp, region: us-central2-b }
`,
})
