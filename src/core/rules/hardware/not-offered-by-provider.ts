import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']
interface Absence {
  readonly problem: string
  readonly reason: string
  readonly remedy: string
  readonly severity?: 'warning'
}

/** An accelerator of a single provider is declared elsewhere. */
function rentedElsewhere({ candidates, provider, accelerator, rentedFrom }: Hardware): Absence | undefined {
  if (rentedFrom === undefined || provider === undefined || rentedFrom.id === provider.id) return undefined
  const isOwn = provider.family === 'own'
  const parts = candidates.length === 1 ? accelerator : 'Trainium and Inferentia'
  return {
    problem: `${rentedFrom.name} offers ${parts} only in its own cloud, but this job runs ${isOwn ? 'on hardware of its own' : `on ${provider.name}`}.`,
    reason: '',
    remedy: `Run on ${rentedFrom.name} (\`provider: ${rentedFrom.id}\`), or use ${isOwn ? 'a GPU that can be bought, such as L40S' : `an accelerator that ${provider.name} offers`}.`,
  }
}

function absence(hardware: Hardware): Absence | undefined {
  const { candidates, provider, declared, kind, count, accelerator, label } = hardware
  if (provider === undefined || candidates.length === 0) return undefined
  const { id, name, hasOwnNetwork, hasReadList, setting } = provider
  const rented = rentedElsewhere(hardware)
  if (rented && (hasOwnNetwork === true || setting === 'workstation')) return rented
  // AWS deploys its own chips in customers' data centers, but not the NVIDIA cards made for it.
  if (rented && setting === 'on-premises' && candidates.every(({ vendor }) => vendor !== 'aws'))
    return { ...rented, severity: 'warning' }
  if (
    candidates.every(({ segment, vendor }) => segment === 'consumer' && /nvidia|amd/.test(vendor)) &&
    hasReadList === true
  ) {
    return {
      problem: `${name} does not list ${accelerator}, but this job runs there.`,
      reason: `The accelerators that ${name} lists are for data centers.`,
      remedy: 'Use a data center GPU such as A100 or H100, or a provider of desktop cards.',
      severity: 'warning',
    }
  }
  // The lists date from 2026; providers may have added the newest accelerators since.
  const settled = candidates.every(({ architecture }) => !/^(Blackwell|CDNA 4)/.test(architecture))
  const isListed = candidates.some(({ providers }) => providers.includes(id))
  const isForeign = candidates.every(({ vendor }) => ['nvidia', 'amd', 'intel'].includes(vendor))
  if (hasReadList === true && settled && isForeign && !isListed) {
    return {
      problem: `${name} did not list ${accelerator} in 2026, but this job runs there.`,
      reason: '',
      remedy: `Use a GPU that ${name} offers, such as T4, A100 or H100, or a provider that lists ${accelerator}.`,
      severity: 'warning',
    }
  }
  const isEnterprise = /enterprise/i.test(declared.provider ?? '')
  if (id !== 'colab' || kind !== 'tpu' || isEnterprise) return undefined
  const tooMany = count !== undefined && count > 1
  if (!tooMany && candidates.some(({ providers }) => providers.includes('colab'))) return undefined
  return {
    problem: tooMany
      ? `${name} offers only single TPU chips, but this job targets ${label}.`
      : `${name} does not offer ${accelerator}.`,
    reason: 'Colab retired its TPU v2-8 in September 2025.',
    remedy: 'Use a single chip (`accelerator: v5e-1`), or a slice on Google Cloud (`provider: gcp`).',
    severity: 'warning',
  }
}

type SourceOfAbsence =
  | 'neuron-hardware'
  | 'gce-gpus'
  | 'aws-accelerator-names'
  | 'azure-vm-sizes'
  | 'aws-gpu-overview'
  | 'colab-tpu-v2'

function sourceOf({ candidates, provider, kind, rentedFrom }: Hardware): SourceOfAbsence {
  if (rentedFrom && rentedFrom.id !== provider?.id) {
    return candidates.every(({ vendor }) => vendor === 'aws') ? 'neuron-hardware' : 'aws-gpu-overview'
  }
  if (kind === 'tpu') return 'colab-tpu-v2'
  if (provider?.id === 'aws') return 'aws-accelerator-names'
  return provider?.id === 'azure' ? 'azure-vm-sizes' : 'gce-gpus'
}

export default defineRule({
  id: 'hardware/not-offered-by-provider',
  title: 'The provider does not offer the accelerator',
  severity: 'error',
  sources: [
    'neuron-hardware',
    'gce-gpus',
    'aws-accelerator-names',
    'azure-vm-sizes',
    'aws-gpu-overview',
    'colab-tpu-v2',
  ],
  check: ({ hardware }) => {
    // With a machine type, other rules compare it with provider and accelerator.
    if (hardware.machine) return []
    const found = absence(hardware)
    return found === undefined ? [] : [{ at: ['hardware', 'provider'], ...found, sources: [sourceOf(hardware)] }]
  },
  why: 'Some accelerators exist in one cloud only, and some clouds publish what they offer. Only what a document settles is reported: AWS chips outside AWS, its A10G and T4G too, desktop cards in the largest clouds, GPUs that the three largest clouds do not list, and TPUs that Colab no longer has. A provider may have added an accelerator since, so that is a warning, never an error.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: trn2, count: 16, provider: gcp }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: trn2, count: 16, provider: aws }
`,
})
