import { gibibytes } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'sizing/tight-memory',
  title: 'The job may not fit in the memory of its accelerators',
  severity: 'warning',
  sources: ['zero-paper', 'activation-recomputation-paper', 'calibration'],
  // Where a key is missing that would tell, nothing is said: an undeclared fact accuses nobody.
  check: ({ sizing, hardware }) => {
    const { memory } = sizing
    if (memory?.perDeviceGiB === undefined || !memory.tight || memory.needs.length > 0) return []
    const [low, high] = memory.perDeviceGiB
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        problem: `The job needs between ${gibibytes(low)} and ${gibibytes(high)} on each device, and ${hardware.label} has ${gibibytes(memory.capacityGiB)}.`,
        reason:
          'As it is declared it fits only with measures that save memory beyond the usual ones, such as paging optimizer states to the host.',
        remedy: 'Measure a short run before relying on it, or shard over more accelerators.',
        ...(memory.uncertainCapacity && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'The need for memory is an interval: its lower end takes every saving, its upper end the usual way of training. Where the memory of a device lies between the two, the job can run, but not by default. It is said only where everything that the estimate rests on is declared.',
  fails: `task: fine-tuning
framework: pytorch
scale: { parameters: 8B, sequence_length: 512, micro_batch_size: 1 }
model: { architecture: transformer, method: full, precision: bf16, weights_precision: bf16, optimizer: adam-8bit, activation_checkpointing: true }
hardware: { accelerator: rtx-4090, count: 1 }
`,
  passes: `task: fine-tuning
framework: pytorch
scale: { parameters: 8B, sequence_length: 512, micro_batch_size: 1 }
model: { architecture: transformer, method: lora, precision: bf16, weights_precision: bf16, optimizer: adam-8bit, activation_checkpointing: true }
hardware: { accelerator: rtx-4090, count: 1 }
`,
})
