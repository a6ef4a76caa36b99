import { amount } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

/** The most cards that one machine usually has. */
const ONE_MACHINE = 8

export default defineRule({
  id: 'hardware/consumer-card-in-cluster',
  title: 'GeForce cards in a cluster or a data center',
  severity: 'notice',
  sources: ['nvidia-geforce-license', 'accelerate-p2p', 'tweaktown-ada-nvlink'],
  check: ({ hardware, stage, task }) => {
    const { candidates, nodes = 1, count = 0, provider, declared, label } = hardware
    const isGeForce = candidates.every(
      ({ vendor, segment, purpose }) => vendor === 'nvidia' && segment === 'consumer' && purpose === 'training',
    )
    if (candidates.length === 0 || !isGeForce) return []
    const isCluster = nodes > 1 || count > ONE_MACHINE
    const inDataCentre = provider?.setting === 'cloud' || provider?.setting === 'on-premises'
    // The cards are sold for desktops, any number of them.
    if (provider !== undefined && !inDataCentre) return []
    if (!isCluster && !(stage === 'production' && inDataCentre)) return []
    const place = inDataCentre ? ` ${provider.setting === 'cloud' ? `on ${provider.name}` : 'on premises'}` : ''
    const across =
      nodes > 1 ? ` across ${amount(nodes)} machines` : isCluster ? ', more than one machine usually has' : ''
    const links = task !== 'inference' && candidates.every(({ lacksChipLink }) => lacksChipLink)
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `GeForce drivers are not licensed for data centers, but this job uses ${label}${place}${across}.`,
        reason: links ? 'These cards also lack NVLink, so they exchange data over PCIe.' : '',
        ...citing(['nvidia-geforce-license', ...(links ? (['tweaktown-ada-nvlink'] as const) : [])]),
        remedy: 'Use a workstation or data center card such as RTX PRO 6000, L40S or A100.',
      },
    ]
  },
  why: "GeForce cards are sold for desktops. NVIDIA's license for their drivers has a clause, “No Datacenter Deployment”; whether your site is a data center in its sense is a legal question that this check cannot answer. The newer cards also lack NVLink, and libraries disable direct transfers between them, which slows training on many of them.",
  fails: `framework: pytorch
stage: production
hardware: { accelerator: rtx-4090, count: 32, nodes: 4, provider: on-prem }
`,
  passes: `framework: pytorch
stage: prototype
hardware: { accelerator: rtx-4090, count: 2, provider: workstation }
`,
})
