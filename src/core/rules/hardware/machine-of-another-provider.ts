import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/machine-of-another-provider',
  title: 'A machine type of another provider',
  severity: 'error',
  sources: ['gce-gpus', 'gke-plan-tpus', 'neuron-hardware', 'azure-hugging-face', 'gpuhunt-providers'],
  check: ({ hardware }) => {
    const { machine, machineOwner, provider, declared, kind } = hardware
    // Services that run on somebody else's machines name them as their owner does. TPUs elsewhere are guidance.
    if (machine === undefined || declared.provider === undefined || kind === 'tpu') return []
    if (provider?.namesMachines !== true || provider.id === machine.provider) return []
    const owner = machineOwner?.name ?? machine.provider
    return [
      {
        at: ['hardware', 'provider'],
        problem: `\`${machine.name}\` is a machine type of ${owner}, and the provider is ${provider.name}.`,
        reason: 'Each cloud has machine types of its own.',
        remedy: `Declare \`provider: ${machine.provider}\`, or name a machine type of ${provider.name}.`,
      },
    ]
  },
  why: 'Machine types are names of one cloud: nobody but AWS has a `p5.48xlarge`. Where the provider is another large cloud, the request cannot be granted, and what is judged by the provider is judged for the wrong one. Services that resell several clouds are left alone.',
  fails: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, provider: azure }
`,
  passes: `framework: pytorch
stage: production
hardware: { machine: p5.48xlarge, provider: aws }
`,
})
