import { amount, duration, inFull, numberOf } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** One user in this many sends a request at a time in a busy hour, unless declared otherwise. */
const usersPerRequest = 20
/**
 * Answers are shorter than the maximum, and users can wait a little: up to this many times the capacity is acceptable.
 */
const margin = 2

const secondsOfDay = 86_400
/** The least time that one user takes per day, even with users one after another, day and night. */
const fewestSeconds = 2

export default defineRule({
  id: 'inference/users-beyond-capacity',
  title: 'Far more users than the accelerators can answer',
  severity: 'warning',
  sources: ['calibration'],
  check: ({ scale, sizing, hardware }) => {
    const { users, sequence_length: length = 0, global_batch_size: declared } = scale
    const { sequencesAtOnce } = sizing
    if (users === undefined || sequencesAtOnce === undefined) return []
    const seconds = (secondsOfDay * sequencesAtOnce) / users
    const isAbsurd = seconds < fewestSeconds
    const asking = users / usersPerRequest
    if (!isAbsurd && (declared !== undefined || asking <= margin * sequencesAtOnce)) return []
    return [
      {
        at: ['scale', 'users'],
        substance: { amounts: [users] },
        problem: `${numberOf(users, 'user')} ${users === 1 ? 'has' : 'share'} ${hardware.label}, which ${hardware.count === 1 ? 'has' : 'have'} room for at most ${amount(Math.floor(sequencesAtOnce))} sequences of ${inFull(length)} tokens at a time.`,
        reason: isAbsurd
          ? `Spread evenly over the day and the night, that is about ${duration(seconds / 3600, 1)} a day for each user.`
          : `If one in ${usersPerRequest} of them asks at a time, which this check assumes, ${amount(Math.round(asking))} do.`,
        remedy: isAbsurd
          ? 'Measure how many users one server answers, and use as many as that takes.'
          : 'Measure how many users one server answers, or declare how many sequences are served at a time (`global_batch_size`).',
        ...(!isAbsurd && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'A server answers as many sequences at a time as the memory beside the weights holds keys and values for. If all users shared these places evenly over 24 hours, and each still got less than two seconds a day, the number of users or the hardware is wrong by orders of magnitude. Nearer to that, how often users ask and how long the answers are decides, which is not declared. This check then assumes that one in twenty users asks at a time, and gives a notice where that is more than twice the places; a declared number of sequences at a time (`global_batch_size`) takes its place.',
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
scale: { sequence_length: 4096, users: 500 }
model: { name: meta-llama/Llama-3.1-8B-Instruct, precision: bf16 }
hardware: { accelerator: l4, count: 1 }
`,
})
