import { aMinute, atLeast, runTime } from '../../text/wording.ts'
import { acceleratorsOf } from '../memory-ways.ts'
import { defineRule, type Facts } from '../rule.ts'

/** Starting, compiling and loading data on many hosts already takes minutes. */
const shortestHours = 0.1
/** Fewer are one or two hosts, which are not worth splitting. */
const fewest = 17
/** From this count on, even a few minutes are worth a warning. */
const many = 256
/** A whole host is too much for what one accelerator does in minutes. */
const fewestForOne = 8

/** How long one would take, or how many would take an hour. */
function fewerWords(hardware: Facts['hardware'], hours: number, about: 'about' | 'at most'): string {
  const one = `One ${hardware.accelerator} would need ${runTime(hours, about)}`
  if (hours < aMinute) return `${one}, too.`
  if (hours <= 1) return `${one}.`
  return `About ${atLeast(hours)} ${acceleratorsOf(hardware)} would need ${about === 'about' ? '' : 'at most '}an hour.`
}

/** The key that decides most about how long the job takes. */
const sizeKey = (scale: Facts['scale']): string =>
  `scale${['.tokens', '.samples', '.parameters'].find((key) => key.slice(1) in scale) ?? ''}`

export default defineRule({
  id: 'sizing/over-provisioned',
  title: 'Too many accelerators for a short job',
  severity: 'warning',
  sources: ['calibration', 'compute-optimal-paper'],
  check: ({ sizing, hardware, scale, task }) => {
    const { count } = hardware
    const { likelyHours, mostHours } = sizing
    const hours = likelyHours ?? mostHours
    // Rollouts take most of the time in reinforcement learning, and nothing says how much.
    if (count === undefined || hours === undefined || task === 'reinforcement-learning') return []
    const isForOne = count >= fewestForOne && count * hours < shortestHours
    if (!isForOne && (count < fewest || hours >= shortestHours)) return []
    const about = likelyHours === undefined ? 'at most' : 'about'
    return [
      {
        at: ['hardware', hardware.declared.count === undefined ? 'accelerator' : 'count'],
        substance: { amounts: [count] },
        problem: `Takes ${runTime(hours, about)} on ${hardware.label}, less than it takes to start them.`,
        reason: fewerWords(hardware, count * hours, about),
        remedy: `Use fewer accelerators, or check \`${sizeKey(scale)}\`.`,
        ...(count < many && !isForOne && { severity: 'notice' as const }),
      },
    ]
  },
  why: 'Accelerators are paid for from the moment they are allocated: while hosts boot, programs compile and data loads. A job of a few minutes on dozens of hosts spends most of its bill on that, and makes others wait for a large block of chips. From 256 accelerators on the finding is a warning, and from eight on if one of them would do in minutes; otherwise it is a notice. Of convolutions whose operations are not known, the most that images of the declared size can take is counted.',
  fails: `task: training
framework: pytorch
scale: { parameters: 125M, tokens: 500M, sequence_length: 1024 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 512 }
`,
  passes: `task: training
framework: pytorch
scale: { parameters: 125M, tokens: 500M, sequence_length: 1024 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 8 }
`,
})
