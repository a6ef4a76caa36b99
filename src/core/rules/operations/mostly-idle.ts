import { percent } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** Below this utilization, most of the bill pays for waiting. */
const mostlyIdle = 1 / 6
/** Fewer accelerators than this are not worth a finding. */
const fewest = 4

export default defineRule({
  id: 'operations/mostly-idle',
  title: 'Accelerators that are idle most of the time',
  severity: 'warning',
  sources: ['scaling', 'befreed-page'],
  // For TPUs, two guidelines report it.
  check: ({ operations, hardware, thresholds }) => {
    const { utilization } = operations
    const { count } = hardware
    if (utilization === undefined || count === undefined || hardware.kind === 'tpu') return []
    // Measured, and the cause is known. Other work this idle may be bound by memory or requests.
    const isStarved = operations.input_pipeline === 'unoptimized' && operations.benchmarked === true
    if (utilization >= (isStarved ? thresholds.utilization : mostlyIdle) || count < fewest) return []
    const busy = Math.max(1, Math.round(count * utilization))
    return [
      {
        at: ['operations', 'utilization'],
        substance: { extents: [-utilization] },
        problem: `${hardware.label} are busy only ${percent(utilization)} of the time${isStarved ? ', and the input pipeline is not optimized' : ''}.`,
        reason: `That equals about ${busy} of ${count} at full load.`,
        remedy: isStarved
          ? 'Speed up the input pipeline, or use fewer accelerators.'
          : 'Use fewer accelerators, or profile the job to find the bottleneck.',
      },
    ]
  },
  why: 'Utilization is the share of time in which an accelerator works at all. Below a sixth, most of the bill pays for waiting: for data, for requests, for a simulator on the CPUs. Measured on this hardware (`benchmarked`) with an input pipeline that is not optimized (`input_pipeline`), it is reported below 40%. For TPUs, other rules report this below 40%.',
  fails: `framework: pytorch
stage: production
operations: { utilization: 8% }
hardware: { accelerator: a100-80gb, count: 64 }
`,
  passes: `framework: pytorch
stage: production
operations: { utilization: 70% }
hardware: { accelerator: a100-80gb, count: 64 }
`,
})
