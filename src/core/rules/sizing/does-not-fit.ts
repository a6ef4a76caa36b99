import { gibibytes } from '../../text/wording.ts'
import { capacityWords, fittingWords, leastReasonOf } from '../memory-ways.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/does-not-fit',
  title: 'The job does not fit in memory',
  severity: 'error',
  sources: ['zero-paper', 'activation-recomputation-paper', 'calibration'],
  check: (facts) => {
    const { sizing, hardware } = facts
    const { memory } = sizing
    if (memory?.verdict !== 'does-not-fit') return []
    const { leastPerDeviceGiB, capacityGiB, uncertainCapacity } = memory
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        problem: `Needs at least ${gibibytes(leastPerDeviceGiB)} per device; ${capacityWords(facts, capacityGiB)}.`,
        reason: leastReasonOf(facts, memory.leastPartsGiB, memory.usual),
        substance: { amounts: [leastPerDeviceGiB / capacityGiB] },
        remedy: () => fittingWords(facts),
        ...(facts.task === 'inference' && { sources: ['calibration'] as const }),
        ...(uncertainCapacity && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'A job that needs more memory than its devices have runs out of memory. Training stores weights, gradients and optimizer states: 16 bytes per parameter in mixed precision with Adam, before any activation. Sharding divides them over the devices; LoRA, 8-bit optimizers and lower precisions make them smaller. The finding is an error only if even the most frugal way that the declaration leaves open needs more than a device has.',
  fails: `task: training
framework: pytorch
scale: { parameters: 7B }
model: { architecture: transformer, precision: bf16, optimizer: adamw, method: full }
hardware: { accelerator: a100-80gb, count: 1 }
`,
  passes: `task: training
framework: pytorch
scale: { parameters: 7B }
model: { architecture: transformer, precision: bf16, optimizer: adamw, method: full }
hardware: { accelerator: a100-80gb, count: 8, parallelism: fsdp }
`,
})
