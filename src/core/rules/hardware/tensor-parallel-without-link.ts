import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/tensor-parallel-without-link',
  title: 'Tensor parallelism over cards without a link between them',
  severity: 'warning',
  sources: [
    'tensorrt-llm-sharding',
    'ml-engineering-network',
    'gce-gpus',
    'nvidia-vgpu-sizing',
    'tweaktown-ada-nvlink',
  ],
  check: ({ hardware, task }) => {
    const { declared, candidates, kind, count, fastDomain, devicesPerHost, linkJoinsNothing, links } = hardware
    const { parallelism } = declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    if (tensor === 1 || kind !== 'gpu' || candidates.length === 0 || count === 1) return []
    const lacksLink = linkJoinsNothing === true
    const cardLinks = links.filter(({ joins }) => joins === 'cards')
    const onlyPcie = cardLinks.length > 0 && cardLinks.every(({ isFast }) => !isFast)
    const isBeyondBridge = fastDomain !== undefined && tensor > fastDomain && tensor <= (devicesPerHost ?? 0)
    if (!lacksLink && !onlyPcie && !isBeyondBridge) return []
    // What MIG sets apart is hardware/parts-of-a-card-together.
    if (hardware.name?.part) return []
    const [part] = candidates
    const who = candidates.length === 1 ? part?.name : hardware.name?.label
    return [
      {
        at: ['hardware', 'parallelism', 'tensor'],
        problem: lacksLink
          ? `\`tensor: ${tensor}\` splits each layer over ${who} cards, which have no NVLink and talk over PCIe.`
          : isBeyondBridge
            ? `\`tensor: ${tensor}\` splits each layer over more ${who} cards than the ${fastDomain} that NVLink joins; the rest goes over PCIe.`
            : `\`tensor: ${tensor}\` splits each layer over cards that are declared to be linked by PCIe only.`,
        reason:
          'Cards that share a layer exchange their results in every layer, and PCIe is about ten times slower than NVLink.',
        remedy:
          'Use `pipeline`, `fsdp` or `data` instead of `tensor` here, or choose GPUs with NVLink or Infinity Fabric.',
        ...citing(['tensorrt-llm-sharding', part?.lacksChipLinkReferences?.[0] ?? 'ml-engineering-network']),
        // A server may still answer sooner for it, which only a measurement can tell.
        ...(task === 'inference' && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Tensor parallelism cuts each matrix into pieces and sums the results after every layer, so it lives on the link between the cards. NVIDIA advises it where GPUs have a fast connection such as NVLink, and pipeline parallelism where they do not. T4, L4, L40S, A10G, the Ada generation and RTX PRO 6000 have none.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: l40s, count: 8, parallelism: { tensor: 8 } }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 8, parallelism: { tensor: 8 } }
`,
})
