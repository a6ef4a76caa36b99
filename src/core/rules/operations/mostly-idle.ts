import { percent } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** Below this share most of the bill is for waiting, whatever waits. */
const mostlyIdle = 0.15
/** Less than a host is not worth an argument. */
const fewest = 4

export default defineRule({
  id: 'operations/mostly-idle',
  title: 'Accelerators that stand idle most of the time',
  severity: 'warning',
  sources: ['scaling', 'befreed-page'],
  // TPUs have guidelines of their own for it.
  check: ({ operations, hardware }) => {
    const { utilization } = operations
    const { count } = hardware
    if (utilization === undefined || count === undefined || hardware.kind === 'tpu') return []
    if (utilization >= mostlyIdle || count < fewest) return []
    const busy = Math.max(1, Math.ceil(count * utilization))
    return [
      {
        at: ['operations', 'utilization'],
        problem: `${hardware.label} is busy ${percent(utilization)} of the time.`,
        reason: `A faster or a larger machine gains nothing while it waits; the work of these ${count} would keep about ${busy} busy.`,
        remedy: `Take fewer accelerators or cheaper ones, share them with other jobs, or find what they wait for (\`input_pipeline\`).`,
      },
    ]
  },
  why: 'Utilisation is the share of time in which an accelerator works at all. Where that is under a sixth, five sixths of the bill pay for waiting: for data, for requests, for a simulator on the processors. TPUs are told so from 40 % on, by guidelines of their own.',
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
