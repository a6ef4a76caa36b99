import { amount } from '../../text/wording.ts'
import { asFastOn } from '../memory-ways.ts'
import { defineRule, type Facts } from '../rule.ts'

/** sizing/over-provisioned reports shorter runs. */
const shortestHours = 0.1
/** Above this share of the count, the saving is too small to report. */
const fewerShare = 0.8
const aboutAsFast = 0.9

/** What hides the exchange or avoids enough of it. */
function remedyFor(facts: Facts, exchange: number): string {
  const { scale, hardware } = facts
  const { count = 1 } = hardware
  const { global_batch_size: batch } = scale
  const larger =
    batch === undefined
      ? `Raise the batch about ${exchange.toFixed(1)} times`
      : `Raise \`scale.global_batch_size\` to about ${amount(Number((batch * exchange).toPrecision(2)))}`
  const fewer = asFastOn(facts, (aboutAsFast * count) / exchange)
  const others =
    fewer !== undefined && fewer <= fewerShare * count ? `, use only ${fewer}, which are about as fast` : ''
  return `${larger}${others}, or use a faster network.`
}

export default defineRule({
  id: 'sizing/network-bound',
  title: 'Accelerators that wait for the network in each step',
  severity: 'warning',
  sources: ['zero-paper', 'ml-engineering-network', 'calibration'],
  check: (facts) => {
    const { sizing, hardware } = facts
    const { exchange, likelyHours = 0 } = sizing
    if (exchange === undefined || likelyHours < shortestHours) return []
    return [
      {
        at: ['hardware', hardware.declared.parallelism === undefined ? 'count' : 'parallelism'],
        substance: { amounts: [exchange] },
        problem: `Between its machines, ${hardware.label} exchange weights or gradients about ${exchange.toFixed(1)} times as long as they compute a step, and idle about ${Math.round(100 * (1 - 1 / exchange))}% of the time.`,
        reason: 'The exchange does not shrink with the share of the batch that each device computes.',
        remedy: () => remedyFor(facts, exchange),
      },
    ]
  },
  why: 'Data parallelism sums the gradients of all machines after each step, about 4 bytes a parameter; full sharding moves 6. That is hidden behind the computation as long as it is shorter. With a small batch on many accelerators, or on a slow network, it is longer, and more accelerators make the job dearer but no faster. The network is that of the machine type, or the fastest that the accelerator is sold with. The finding appears if the exchange takes 1.5 times as long as the computation; with Ethernet of a declared rate (`ethernet-25g`), which may have two lines, 3 times; of an unknown rate, 6 times.',
  fails: `task: pretraining
framework: pytorch
scale: { tokens: 10B, sequence_length: 1024, micro_batch_size: 1, global_batch_size: 256 }
model: { name: openai-community/gpt2-medium, precision: bf16 }
hardware: { machine: p4d.24xlarge, nodes: 32, provider: aws, parallelism: data }
`,
  passes: `task: pretraining
framework: pytorch
scale: { tokens: 10B, sequence_length: 1024, micro_batch_size: 8, global_batch_size: 2048 }
model: { name: openai-community/gpt2-medium, precision: bf16 }
hardware: { machine: p4d.24xlarge, nodes: 32, provider: aws, parallelism: data }
`,
})
