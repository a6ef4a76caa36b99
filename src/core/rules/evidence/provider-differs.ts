import { agreeing, defineRule, shownAt } from '../rule.ts'

export default defineRule({
  id: 'evidence/provider-differs',
  title: 'A provider that differs from the launch files',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const seen = evidence?.provider
    const { provider, declared } = hardware
    if (seen === undefined || provider === undefined || seen.value.id === provider.id) return []
    if (seen.value.runsOnOthers || provider.runsOnOthers) return []
    const [place] = seen.places
    const written =
      declared.provider === undefined ? `${declared.machine} (${provider.name})` : `\`provider: ${declared.provider}\``
    return [
      {
        at: ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
        problem: `The manifest declares ${written}, but ${place.path} targets ${seen.value.name}.`,
        reason: 'Availability and price are checked for the declared provider.',
        remedy: agreeing('Use one provider in both files'),
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
