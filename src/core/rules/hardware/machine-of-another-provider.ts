import { withArticle } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/machine-of-another-provider',
  title: 'A machine type of another provider',
  severity: 'error',
  sources: ['gce-gpus', 'gke-plan-tpus', 'neuron-hardware', 'azure-hugging-face', 'gpuhunt-providers'],
  check: ({ hardware }) => {
    const { machine, machineOwner, provider, declared, kind } = hardware
    // Services on another cloud's machines use its names. For TPUs elsewhere the guidance has rows.
    if (machine === undefined || declared.provider === undefined || kind === 'tpu') return []
    if (provider?.namesMachines !== true || provider.id === machine.provider) return []
    const owner = machineOwner?.name ?? machine.provider
    return [
      {
        at: ['hardware', 'provider'],
        problem: `\`${machine.name}\` is ${withArticle(owner)} machine type, but the provider is ${provider.name}.`,
        reason: '',
        remedy: `Use ${withArticle(provider.name)} machine type, or set \`provider: ${machine.provider}\`.`,
      },
    ]
  },
  why: 'A machine type is a name of one cloud: only AWS has a `p5.48xlarge`. Another large cloud cannot provide it, and every check that depends on the provider uses the wrong one. Services that resell several clouds are not reported.',
  fails: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, provider: azure }
`,
  passes: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, provider: aws }
`,
})
