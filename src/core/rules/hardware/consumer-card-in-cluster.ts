import { amount } from '../../text/wording.ts'
import { citing, defineRule } from '../rule.ts'

/** What one machine usually holds at the most. */
const ONE_MACHINE = 8

export default defineRule({
  id: 'hardware/consumer-card-in-cluster',
  title: 'GeForce cards in a cluster or a data centre',
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
    // Desks, however many: what the cards are sold for.
    if (provider !== undefined && !inDataCentre) return []
    if (!isCluster && !(stage === 'production' && inDataCentre)) return []
    const inProduction = `in production ${provider?.setting === 'cloud' ? `at ${provider.name}` : 'in a data centre'}`
    const across = nodes > 1 ? `over ${amount(nodes)} machines` : 'on more cards than one machine usually holds'
    const links = task !== 'inference' && candidates.every(({ lacksChipLink }) => lacksChipLink)
    return [
      {
        at: ['hardware', declared.accelerator === undefined ? 'machine' : 'accelerator'],
        problem: `The job is to run ${isCluster ? across : inProduction}, on ${label}.`,
        reason: `The licence of the GeForce drivers has terms on data centres${links ? ', and these cards have no NVLink, so gradients travel over PCIe' : ''}.`,
        ...citing(['nvidia-geforce-license', ...(links ? (['tweaktown-ada-nvlink'] as const) : [])]),
        remedy:
          'Have the licence read for this use, or choose a workstation or data-centre card such as RTX PRO 6000, L40S or A100.',
      },
    ]
  },
  why: "GeForce cards are sold for desks. NVIDIA's licence for their drivers has a clause on deployment in data centres; what it means for a given site is for somebody who may say so, not for this check. The newer cards also lack NVLink, and libraries switch direct transfers between them off, which is felt as soon as many of them train together.",
  fails: `framework: pytorch
stage: production
hardware: { accelerator: rtx-4090, count: 32, nodes: 4, provider: on-prem }
`,
  passes: `framework: pytorch
stage: prototype
hardware: { accelerator: rtx-4090, count: 2, provider: workstation }
`,
})
