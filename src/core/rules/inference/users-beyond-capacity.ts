import { amount, duration } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

const secondsOfDay = 86_400
/** The least time that one user takes per day, even with users one after another, day and night. */
const fewestSeconds = 2

export default defineRule({
  id: 'inference/users-beyond-capacity',
  title: 'Far more users than the accelerators can answer',
  severity: 'warning',
  sources: ['calibration'],
  check: ({ scale, sizing, hardware }) => {
    const { users, sequence_length: length = 0 } = scale
    const { sequencesAtOnce } = sizing
    if (users === undefined || sequencesAtOnce === undefined) return []
    const seconds = (secondsOfDay * sequencesAtOnce) / users
    if (seconds >= fewestSeconds) return []
    return [
      {
        at: ['scale', 'users'],
        substance: { amounts: [users] },
        problem: `${amount(users)} users share ${hardware.label}, which ${hardware.count === 1 ? 'has' : 'have'} room for at most ${amount(Math.floor(sequencesAtOnce))} sequences of ${amount(length)} tokens at a time.`,
        reason: `Spread evenly over the day and the night, that is about ${duration(seconds / 3600, 1)} a day for each user.`,
        remedy: 'Measure how many users one server answers, and use as many as that takes.',
      },
    ]
  },
  why: 'A server answers as many sequences at a time as the memory beside the weights holds keys and values for. If all users shared these places evenly over 24 hours, and each still got less than two seconds a day, the number of users or the hardware is wrong by orders of magnitude. Nothing nearer is reported: how often users ask, and how long the answers are, is not declared.',
  fails: `task: inference
stage: production
framework: { name: pytorch, libraries: [vllm] }
scale: { sequence_length: 4096, users: 1M }
model: { name: meta-llama/Llama-3.1-8B-Instruct, precision: bf16 }
hardware: { accelerator: l4, count: 1 }
`,
  passes: `task: inference
stage: production
framework: { name: pytorch, libraries: [vllm] }
scale: { sequence_length: 4096, users: 20k }
model: { name: meta-llama/Llama-3.1-8B-Instruct, precision: bf16 }
hardware: { accelerator: l4, count: 1 }
`,
})
