import { amount } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** With fewer users, those who wait know whom to ask. */
const fewestUsers = 1000

export default defineRule({
  id: 'operations/single-spot-server',
  title: 'Many users on one spot machine',
  severity: 'warning',
  sources: ['aws-spot-interruption', 'gce-spot'],
  check: ({ task, hardware, scale }) => {
    const { declared, count, nodes = 1, label } = hardware
    const { users = 0 } = scale
    if (task !== 'inference' || declared.spot !== true || count !== 1 || nodes > 1) return []
    if (users < fewestUsers) return []
    return [
      {
        at: ['hardware', 'spot'],
        substance: { extents: [users] },
        problem: `One spot machine (${label}) answers ${amount(users)} users, so nobody is answered when it is reclaimed.`,
        reason: 'Clouds reclaim spot machines at short notice: two minutes on AWS, about 30 seconds on Google Cloud.',
        remedy: 'Use an on-demand machine (`spot: false`), or several machines.',
      },
    ]
  },
  why: 'Spot machines suit work that can stop and resume. A service on a single one has no replica that could answer while a new machine starts and loads the model.',
  fails: `task: inference
stage: production
framework: { name: pytorch, libraries: [vllm] }
model: { name: llama-3-8b }
scale: { users: 50000 }
hardware: { accelerator: l4, count: 1, spot: true }
`,
  passes: `task: inference
stage: production
framework: { name: pytorch, libraries: [vllm] }
model: { name: llama-3-8b }
scale: { users: 50000 }
hardware: { accelerator: l4, count: 4, spot: true }
`,
})
