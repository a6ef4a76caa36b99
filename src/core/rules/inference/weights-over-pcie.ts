import { gibibytes, withArticle } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** A token per second is slower than reading aloud. */
const slowSeconds = 1

export default defineRule({
  id: 'inference/weights-over-pcie',
  title: 'Served weights that cross PCIe for every token',
  severity: 'warning',
  sources: ['flexgen-paper', 'ml-engineering-network'],
  check: ({ stage, scale, sizing, hardware }) => {
    const { streamedWeights: streamed } = sizing
    if (streamed === undefined || streamed.seconds < slowSeconds) return []
    const answersPeople = stage === 'production' || scale.users !== undefined
    return [
      {
        at: ['hardware', 'offload'],
        substance: { amounts: [streamed.seconds] },
        problem: `Each pass moves ${gibibytes(streamed.movedGiB)} of weights from the host to ${withArticle(hardware.accelerator)}, which takes at least ${streamed.seconds.toPrecision(2)} s.`,
        reason: 'Every token needs a pass over all weights, and PCIe carries at most 64 GB/s.',
        remedy:
          'Keep the weights on the accelerators: use more of them, or a smaller format (`weights_precision: int8`).',
        // Offline, a large batch shares each pass.
        ...(!answersPeople && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Weights in host memory cross PCIe once for every pass, and an answer takes a pass for every token. Even PCIe 5.0 with 16 lanes is about fifty times slower than the memory of an H100. Offloading suits batches that nobody waits for; without production or users declared, the finding is a notice. Parts with NVLink-C2C (GH200, GB200) are not reported.',
  fails: `task: inference
stage: production
framework: pytorch
model: { name: llama-3-70b, precision: bf16 }
hardware: { accelerator: a100-80gb, count: 1, offload: parameters }
`,
  passes: `task: inference
stage: production
framework: pytorch
model: { name: llama-3-70b, precision: bf16 }
hardware: { accelerator: gh200, count: 1, offload: parameters }
`,
})
