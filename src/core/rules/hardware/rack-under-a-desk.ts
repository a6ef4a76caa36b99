import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/rack-under-a-desk',
  title: 'A rack as a workstation',
  severity: 'warning',
  sources: ['ml-engineering-network'],
  check: ({ hardware }) => {
    const { availability, provider, count = 1, accelerator, label } = hardware
    const most = availability?.mostUnderDesk
    if (most === undefined || availability === undefined || provider?.setting !== 'workstation' || count <= most)
      return []
    return [
      {
        at: ['hardware', 'provider'],
        problem: `${accelerator} comes in racks (NVL72), but this job runs ${label} on a workstation.`,
        reason: '',
        remedy:
          'Set `provider` to where the rack stands (a cloud, `on-prem` or `hpc`), or use a workstation GPU such as RTX PRO 6000.',
        ...citing([availability.reference]),
      },
    ]
  },
  why: 'GB200 and GB300 are built into racks of 72 (NVL72). A desk holds one GB300 at most, in a DGX Station.',
  fails: `framework: pytorch
hardware: { accelerator: gb200, count: 72, provider: workstation }
`,
  passes: `framework: pytorch
hardware: { accelerator: gb200, count: 72, provider: on-prem }
`,
})
