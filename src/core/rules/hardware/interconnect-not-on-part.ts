import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']
type Part = Hardware['candidates'][number]

interface Link {
  readonly label: string
  readonly isOn: (part: Part) => boolean
  readonly owner: string
}

const links: Readonly<Record<string, Link>> = {
  nvlink: {
    label: 'NVLink',
    isOn: ({ vendor, lacksChipLink }) => vendor === 'nvidia' && lacksChipLink !== true,
    owner: "NVLink is NVIDIA's link between GPUs, and not every NVIDIA card has it",
  },
  'infinity-fabric': {
    label: 'Infinity Fabric',
    isOn: ({ vendor }) => vendor === 'amd',
    owner: "Infinity Fabric is AMD's link between GPUs",
  },
  ici: { label: 'ICI', isOn: ({ kind }) => kind === 'tpu', owner: 'ICI is the link between TPU chips' },
  neuronlink: {
    label: 'NeuronLink',
    isOn: ({ vendor }) => vendor === 'aws',
    owner: 'NeuronLink is the link between AWS chips',
  },
}

/** The link that the part has. */
function linkOf({ kind, vendor, chipLinkGBps }: Part): string {
  if (kind === 'tpu') return 'ici'
  if (vendor === 'aws') return 'neuronlink'
  if (chipLinkGBps === undefined) return 'pcie'
  return vendor === 'amd' ? 'infinity-fabric' : 'nvlink'
}

/** What speaks against one word; undefined where nothing does. */
function fault(word: string, { candidates, provider, name, machine }: Hardware) {
  const who = candidates.length === 1 ? candidates[0]?.name : (name?.label ?? machine?.name)
  const link = Object.hasOwn(links, word) ? links[word] : undefined
  if (link && !candidates.some(link.isOn)) {
    const right = candidates[0] && linkOf(candidates[0])
    return {
      problem: `\`interconnect: ${word}\` is declared, and ${who} has no ${link.label}.`,
      reason: `${link.owner}.`,
      remedy: `Declare \`${right}\` in its place, or leave it out.`,
    }
  }
  if (word !== 'efa' || provider?.hasOwnNetwork !== true) return undefined
  return {
    problem: `\`interconnect: efa\` is declared, and ${provider.name} has no Elastic Fabric Adapter.`,
    reason: 'EFA is the network of AWS.',
    remedy: 'Declare the network that there is, such as `infiniband`, `roce` or `ethernet`, or leave it out.',
  }
}

export default defineRule({
  id: 'hardware/interconnect-not-on-part',
  title: 'An interconnect that the hardware does not have',
  severity: 'error',
  sources: [
    'ml-engineering-network',
    'gce-gpus',
    'nvidia-vgpu-sizing',
    'tweaktown-ada-nvlink',
    'aws-gpu-overview',
    'rocm-mi300',
    'scaling-book',
    'neuron-trainium1',
    'aws-efa',
  ],
  check: ({ hardware }) => {
    const { interconnect } = hardware.declared
    if (interconnect === undefined || hardware.candidates.length === 0) return []
    return [interconnect].flat().flatMap((word, index) => {
      const found = fault(word, hardware)
      const at = ['hardware', 'interconnect', ...(Array.isArray(interconnect) ? [index] : [])]
      return found === undefined ? [] : [{ at, ...found }]
    })
  },
  why: 'Each vendor has a link of its own: NVLink between NVIDIA GPUs, Infinity Fabric between those of AMD, ICI between TPU chips, NeuronLink between AWS chips. Many NVIDIA cards have none and talk over PCIe, an order of magnitude slower. A plan that counts on a link that is not there is much too fast.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: l40s, count: 8, interconnect: nvlink }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: l40s, count: 8, interconnect: pcie }
`,
})
