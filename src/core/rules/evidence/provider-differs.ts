import { defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/provider-differs',
  title: 'A provider that differs from the launch files',
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
        problem: `The manifest declares ${provider.name}, but ${place.path} targets ${seen.value.name}.`,
        reason: 'Availability and price are checked for the declared provider.',
        remedy: "Make both agree; if that file belongs to another job, list this job's files under `evidence`.",
        related: shownAt(seen.places, `Targets ${seen.value.name}.`),
        ...(!seen.isConclusive && { severity: 'warning' as const }),
      },
    ]
  },
  why: "The provider decides which accelerators are available, at what price and with which network. Services that run on other clouds match any of them. It is an error if `evidence` lists the launch file or the file carries the job's name, and otherwise a warning. Launch files for several providers cause no finding.",
  fails: `# launch/train.yaml names aws
framework: pytorch
hardware: { accelerator: h100, count: 8, provider: gcp }
`,
  passes: `# launch/train.yaml names aws
framework: pytorch
hardware: { accelerator: h100, count: 8, provider: aws }
`,
})
