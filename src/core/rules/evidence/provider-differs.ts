import { defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/provider-differs',
  title: 'Another provider than the launch files go to',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const seen = evidence?.provider
    const { provider } = hardware
    if (seen === undefined || provider === undefined || seen.value.id === provider.id) return []
    if (seen.value.runsOnOthers || provider.runsOnOthers) return []
    const [place] = seen.places
    return [
      {
        at: ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
        problem: `The manifest declares ${provider.name}, and ${place.path} goes to ${seen.value.name}.`,
        reason: 'What can be had there, what it costs and what it ties the job to were judged for another place.',
        remedy:
          'Declare the provider that the job is launched at, or correct the launch file; if it is of another job, list this job’s files under `evidence`.',
        related: shownAt(seen.places, `goes to ${seen.value.name}`),
        ...(!seen.isConclusive && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'The provider decides which accelerators can be had, at what price and with which network. Services that run on other clouds agree with any of them. It is an error where `evidence` lists the launch file or it carries the job’s name, and a warning otherwise. Launch files for several providers draw nothing.',
  fails: `# launch/train.yaml names aws
framework: pytorch
hardware: { accelerator: h100, count: 8, provider: gcp }
`,
  passes: `# launch/train.yaml names aws
framework: pytorch
hardware: { accelerator: h100, count: 8, provider: aws }
`,
})
