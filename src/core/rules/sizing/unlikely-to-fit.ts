import { amount, gibibytes } from '../../text/wording.ts'
import { fittingWords, reasonOf, trainingWords } from '../memory-ways.ts'
import { defineRule } from '../rule.ts'

/** The usual way is known to about a tenth: what is nearer to the limit than that is not held against anybody. */
const clearlyTooMuch = 1.1

export default defineRule({
  id: 'sizing/unlikely-to-fit',
  title: 'The job does not fit in the memory of its accelerators the usual way',
  severity: 'warning',
  sources: ['zero-paper', 'activation-recomputation-paper', 'calibration'],
  // Without a count nobody can tell how much one device holds.
  check: (facts) => {
    const { sizing, hardware, scale } = facts
    const { memory } = sizing
    if (memory?.usual === undefined || memory.verdict !== 'unknown' || hardware.count === undefined) return []
    const { perDeviceGiB } = memory.usual
    if (memory.usual.fits || perDeviceGiB <= clearlyTooMuch * memory.capacityGiB) return []
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        problem: `${trainingWords(facts)} a model of ${amount(scale.parameters ?? 0)} parameters needs about ${gibibytes(perDeviceGiB)} on each device, and ${hardware.label} has ${gibibytes(memory.capacityGiB)}.`,
        reason: reasonOf(facts, memory.usual.partsGiB),
        substance: { amounts: [perDeviceGiB / memory.capacityGiB] },
        remedy: () => fittingWords(facts) ?? 'Take accelerators with more memory, or a smaller model.',
        ...(memory.uncertainCapacity && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Beside the interval stands what the usual run needs: mixed precision with AdamW, everything sharded over all devices, activations recomputed, fused attention, as far as nothing else is declared. Where that does not fit and only unusual ways could, the job most likely ends with an out-of-memory error after it has waited in the queue. The way that saves memory has to be declared, so that others can see it. Nothing is said where the usual way misses by less than a tenth, which is as well as it is known.',
  fails: `task: training
framework: pytorch
scale: { parameters: 7B }
hardware: { accelerator: h100, count: 1 }
`,
  passes: `task: training
framework: pytorch
scale: { parameters: 7B }
model: { optimizer: adam-8bit, weights_precision: bf16 }
hardware: { accelerator: h100, count: 1 }
`,
})
