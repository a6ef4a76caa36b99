import { citing, defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/tensor-parallel-without-link',
  title: 'Tensor parallelism without a fast link between cards',
  severity: 'warning',
  sources: [
    'tensorrt-llm-sharding',
    'ml-engineering-network',
    'gce-gpus',
    'nvidia-vgpu-sizing',
    'tweaktown-ada-nvlink',
  ],
  alsoCites: ['catalog/links'],
  check: ({ hardware, task }) => {
    const { declared, candidates, accelerator, kind, count, fastDomain, devicesPerHost, linkJoinsNothing, links } =
      hardware
    const { parallelism } = declared
    const tensor = typeof parallelism === 'object' ? (parallelism.tensor ?? 1) : 1
    if (tensor === 1 || kind !== 'gpu' || candidates.length === 0 || count === 1) return []
    const lacksLink = linkJoinsNothing === true
    const cardLinks = links.filter(({ joins }) => joins === 'cards')
    const onlyPcie = cardLinks.length > 0 && cardLinks.every(({ isFast }) => !isFast)
    const isBeyondBridge = fastDomain !== undefined && tensor > fastDomain && tensor <= (devicesPerHost ?? 0)
    if (!lacksLink && !onlyPcie && !isBeyondBridge) return []
    // hardware/parts-of-a-card-together reports MIG instances.
    if (hardware.name?.part) return []
    const [part] = candidates
    return [
      {
        at: ['hardware', 'parallelism', 'tensor'],
        substance: { extents: [tensor] },
        problem: lacksLink
          ? `\`tensor: ${tensor}\` splits each layer over ${accelerator} cards, which have only PCIe between them.`
          : isBeyondBridge
            ? `\`tensor: ${tensor}\` exceeds the ${fastDomain} ${accelerator} cards that NVLink joins, so layers cross PCIe.`
            : `\`tensor: ${tensor}\` splits each layer over cards that only PCIe connects.`,
        reason: 'Tensor parallelism exchanges data in every layer, and PCIe is about ten times slower than NVLink.',
        remedy: 'Use `pipeline`, `fsdp` or `data` instead of `tensor`, or choose GPUs with NVLink or Infinity Fabric.',
        ...citing(['tensorrt-llm-sharding', part?.lacksChipLinkReferences?.[0] ?? 'ml-engineering-network']),
        // For a server, latency may still improve, which only a measurement shows.
        ...(task === 'inference' && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Tensor parallelism splits each matrix and sums the results after every layer, so it depends on the link between the cards. NVIDIA recommends it for GPUs with a fast connection such as NVLink, and pipeline parallelism otherwise. T4, L4, L40S, A10G, the Ada generation and RTX PRO 6000 have no NVLink.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: l40s, count: 8, parallelism: { tensor: 8 } }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 8, parallelism: { tensor: 8 } }
`,
})
