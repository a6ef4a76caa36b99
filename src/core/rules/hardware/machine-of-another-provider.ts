import { withArticle } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/machine-of-another-provider',
  title: 'A machine type of another provider',
  severity: 'error',
  sources: ['gce-gpus', 'gke-plan-tpus', 'neuron-hardware', 'azure-hugging-face', 'gpuhunt-providers'],
  check: ({ hardware }) => {
    const { machine, machineOwner, provider, declared, kind } = hardware
    // Services on another cloud's machines use its names. For TPUs elsewhere, the guidance has rows.
    if (machine === undefined || declared.provider === undefined || kind === 'tpu') return []
    if (provider === undefined || provider.id === machine.provider) return []
    const { namesMachines, hasOwnNetwork, runsOnOthers, setting } = provider
    const isOwn = setting === 'on-premises' || setting === 'workstation'
    if (runsOnOthers || setting === 'notebook' || !(namesMachines || hasOwnNetwork || isOwn)) return []
    const owner = machineOwner?.name ?? machine.provider
    const instead = namesMachines
      ? `Use ${withArticle(provider.name)} machine type`
      : 'Declare the accelerator and its count'
    return [
      {
        at: ['hardware', 'provider'],
        problem: `\`${machine.name}\` is ${withArticle(owner)} machine type, but the provider is ${isOwn ? `\`${provider.id}\`` : provider.name}.`,
        reason: '',
        remedy: `${instead}, or set \`provider: ${machine.provider}\`.`,
      },
    ]
  },
  why: 'A machine type is a name of one cloud: only AWS has a `p5.48xlarge`. No other cloud with data centers of its own can provide it, and nobody owns one; every check that depends on the provider uses the wrong one. Services that resell several clouds are not reported.',
  fails: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, provider: azure }
`,
  passes: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, provider: aws }
`,
})
