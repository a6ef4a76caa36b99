import { gibibytes, list } from '../../text/wording.ts'
import { capacityWords, fittingWords, reasonOf, trainingWords } from '../memory-ways.ts'
import { defineRule } from '../rule.ts'

/** The usual need is known to about a tenth, so a smaller excess is not reported. */
const clearlyTooMuch = 1.1

/** The most undeclared keys that a finding names. */
const mostNamed = 3

/** Why it is not an error. */
function notCertain(needs: readonly string[]): string[] {
  const keys = needs.slice(0, mostNamed).map((key) => `\`${key}\``)
  if (keys.length === 0) return []
  return [`Not certain, since ${list(keys)} ${keys.length === 1 ? 'is' : 'are'} not declared.`]
}

export default defineRule({
  id: 'sizing/unlikely-to-fit',
  title: 'The job is unlikely to fit in memory',
  severity: 'warning',
  sources: ['zero-paper', 'activation-recomputation-paper', 'calibration'],
  // Without a count, the share of one device is unknown.
  check: (facts) => {
    const { sizing, hardware } = facts
    const { memory } = sizing
    if (memory?.usual === undefined || memory.verdict !== 'unknown' || hardware.count === undefined) return []
    const { perDeviceGiB } = memory.usual
    // Serving is estimated more precisely than training.
    const limit = facts.task === 'inference' ? 0 : clearlyTooMuch
    if (memory.usual.fits !== false || perDeviceGiB <= limit * memory.capacityGiB) return []
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        problem: `Needs about ${gibibytes(perDeviceGiB)} per device ${trainingWords(facts)}; ${capacityWords(facts, memory.capacityGiB)}.`,
        reason: [reasonOf(facts, memory.usual.partsGiB), ...notCertain(memory.needs)].join(' '),
        substance: { amounts: [perDeviceGiB / memory.capacityGiB] },
        remedy: () => fittingWords(facts),
        ...(facts.task === 'inference' && { sources: ['calibration'] as const }),
        ...(memory.uncertainCapacity && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Besides the possible range, the sizing estimates the usual run: mixed precision with AdamW, everything sharded over all devices, activations recomputed, fused attention, unless the manifest declares otherwise. If that does not fit, the job most likely ends with an out-of-memory error after it has waited in the queue. Declare the way that saves memory, so that the check can size it. A training that misses by less than a tenth is undecided and not reported, because the estimate is no more exact. What is served has to leave 2%, because its weights are known and programs never see all of the memory.',
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
