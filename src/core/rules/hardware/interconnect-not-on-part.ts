import { citing, defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']
type Link = Hardware['links'][number]

/** The fault of a declared link; undefined if it has none. */
function fault({ id, name: label, joins, owner, isOnPart, reference }: Link, hardware: Hardware) {
  const { candidates, provider, accelerator, ownLink } = hardware
  if (!isOnPart) {
    return {
      problem: `\`interconnect: ${id}\` is declared, but ${accelerator} has no ${label}.`,
      reason: `${owner}.`,
      remedy: `Use hardware with ${label}, or declare \`${ownLink}\` instead.`,
      ...citing([...(id === 'nvlink' ? (candidates[0]?.lacksChipLinkReferences ?? []) : []), reference]),
    }
  }
  const { networks } = hardware
  if (provider && networks && joins === 'machines' && !networks.links.includes(id) && owner === undefined) {
    return {
      problem: `\`interconnect: ${id}\` is declared, but ${provider.name} has no ${label} between its machines.`,
      reason: '',
      remedy: `Declare ${provider.name}'s network (\`${networks.links[0]}\` on its fastest machines), or use a provider with ${label}.`,
      severity: 'warning' as const,
      ...citing([networks.reference]),
    }
  }
  if (id !== 'efa' || provider?.hasOwnNetwork !== true) return undefined
  return {
    problem: `\`interconnect: ${id}\` is declared, but ${provider.name} has no ${label}.`,
    reason: `${owner}.`,
    remedy: `Run on AWS, or declare ${provider.name}'s network, such as \`infiniband\` or \`ethernet\`.`,
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
    'xpk-topologies',
  ],
  alsoCites: ['catalog/links'],
  check: ({ hardware }) => {
    if (hardware.candidates.length === 0) return []
    return hardware.links.flatMap((link) => {
      const found = fault(link, hardware)
      return found === undefined ? [] : [{ at: link.at, ...found }]
    })
  },
  why: 'Each vendor has its own link: NVLink between NVIDIA GPUs, Infinity Fabric between AMD GPUs, ICI between TPU chips, NeuronLink between AWS chips. Many NVIDIA cards have none and communicate over PCIe, which is about ten times slower. A plan that relies on a missing link is far too optimistic.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: l40s, count: 8, interconnect: nvlink }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: l40s, count: 8, interconnect: pcie }
`,
})
