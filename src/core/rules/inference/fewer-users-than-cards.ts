import { gibibytes, numberOf } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** A whole host. */
const fewestCards = 8
/** One card answers more users at a time, even without batches. */
const usersPerCard = 4
/** Capacity of a card over the users' demand, if each user asks once a second. */
const margin = 10
/** Below this share of its memory, a model leaves the card nearly empty. */
const emptyShare = 0.05

export default defineRule({
  id: 'inference/fewer-users-than-cards',
  title: 'Many accelerators for a small model and few users',
  severity: 'warning',
  sources: ['calibration'],
  check: ({ task, scale, sizing, hardware, needs }) => {
    const { count, label, accelerator } = hardware
    const { users } = scale
    const { usual, capacityGiB = 0 } = sizing.memory ?? {}
    if (task !== 'inference' || users === undefined || count === undefined || usual?.served === undefined) return []
    const { sequencesPerSecond = 0 } = sizing
    const isForOne = users * margin <= sequencesPerSecond
    if (count < fewestCards || (users > usersPerCard * count && !isForOne) || needs.max_throughput) return []
    // A whole replica on one card, however it is split now.
    const { weights, activations, cache } = usual.partsGiB
    const copyGiB = (weights + activations + cache) * usual.served.devicesPerCopy
    if (copyGiB > emptyShare * capacityGiB) return []
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        substance: { amounts: [count] },
        problem: `${numberOf(users, 'user')} ${users === 1 ? 'has' : 'share'} ${label}, but the model takes about ${gibibytes(copyGiB)} of the ${gibibytes(capacityGiB)} of one.`,
        reason: isForOne ? 'One computes ten times as much as a request of each user every second.' : '',
        remedy: `Use one accelerator, or a smaller one than ${accelerator}.`,
      },
    ]
  },
  why: 'A model that takes a twentieth of one accelerator answers many requests at a time on it. With no more than four users for each of eight or more, most of them wait for work. The same holds of more users, if one accelerator computes ten times as much as a request of the declared length from each of them every second. Services that need throughput rather than users (`needs.max_throughput`) are not reported.',
  fails: `task: inference
stage: production
framework: pytorch
scale: { users: 20 }
model: { name: openai/whisper-small, precision: fp16 }
hardware: { accelerator: b200, count: 8 }
`,
  passes: `task: inference
stage: production
framework: pytorch
scale: { users: 20 }
model: { name: openai/whisper-small, precision: fp16 }
hardware: { accelerator: l4, count: 1 }
`,
})
