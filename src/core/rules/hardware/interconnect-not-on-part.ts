import { citing, defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']
type Link = Hardware['links'][number]

/** What speaks against a link; undefined where nothing does. */
function fault({ id, name: label, owner, isOnPart, reference }: Link, hardware: Hardware) {
  const { candidates, provider, name, machine, ownLink } = hardware
  const who = candidates.length === 1 ? candidates[0]?.name : (name?.label ?? machine?.name)
  if (!isOnPart) {
    return {
      problem: `\`interconnect: ${id}\` is declared, and ${who} has no ${label}.`,
      reason: `${owner}.`,
      remedy: `Declare \`${ownLink}\` in its place, or leave it out.`,
      ...citing([...(id === 'nvlink' ? (candidates[0]?.lacksChipLinkReferences ?? []) : []), reference]),
    }
  }
  if (id !== 'efa' || provider?.hasOwnNetwork !== true) return undefined
  return {
    problem: `\`interconnect: ${id}\` is declared, and ${provider.name} has no ${label}.`,
    reason: `${owner}.`,
    remedy: 'Declare the network that there is, such as `infiniband`, `roce` or `ethernet`, or leave it out.',
    ...citing([reference]),
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
    if (hardware.candidates.length === 0) return []
    return hardware.links.flatMap((link) => {
      const found = fault(link, hardware)
      return found === undefined ? [] : [{ at: link.at, ...found }]
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
