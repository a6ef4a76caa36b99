import { gibibytes } from '../../text/wording.ts'
import { fittingWords, reasonOf } from '../memory-ways.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/does-not-fit',
  title: 'The job does not fit in the memory of its accelerators',
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
        problem: `The job needs at least ${gibibytes(leastPerDeviceGiB)} on each device, and ${hardware.label} has ${gibibytes(capacityGiB)}.`,
        reason: reasonOf(facts, memory.leastPartsGiB),
        substance: { amounts: [leastPerDeviceGiB / capacityGiB] },
        remedy: () =>
          fittingWords(facts) ??
          'Take more accelerators to shard over, accelerators with more memory, or a smaller model.',
        ...(uncertainCapacity && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'Training holds weights, gradients and optimizer states: 16 bytes for each parameter in mixed precision with Adam, before any activation. Sharding divides them over the devices; LoRA, 8-bit optimizers and lower precisions make them smaller. The error is raised only where even the most frugal way that the declaration leaves open needs more than a device has.',
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
