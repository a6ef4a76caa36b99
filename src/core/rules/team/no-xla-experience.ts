import { duration } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

/** Tuning time is declared and is too short for a TPU. */
const isHurried = ({ team, thresholds }: Facts): boolean =>
  team.optimization_time !== undefined && team.optimization_time < thresholds.optimizationHours

export default defineGuideline({
  id: 'team/no-xla-experience',
  title: 'A TPU without XLA experience or without time to tune for it',
  rows: ['T1'],
  leans: 'gpu',
  force: 'against',
  sources: ['befreed-lesson', 'befreed-page', 'scaling'],
  at: ({ team }) => ['team', team.xla === 'none' ? 'xla' : 'optimization_time'],
  when: (facts) => {
    const { xla, optimization_time } = facts.team
    if (xla === undefined && optimization_time === undefined) return undefined
    return xla === 'none' || (xla !== 'expert' && isHurried(facts))
  },
  reason: () =>
    'A TPU takes skill with the XLA compiler and can cost a team weeks of learning and tuning, while GPUs are easier to start with.',
  problem: (facts) => {
    const { team, hardware, thresholds } = facts
    const time = `${duration(team.optimization_time ?? 0)} to tune for it, less than the ${duration(thresholds.optimizationHours)} that a TPU should be given`
    if (team.xla !== 'none') return `The job is to run on ${hardware.label}, and the team has ${time}.`
    return `The job is to run on ${hardware.label}, and the team has no XLA experience${isHurried(facts) ? ` and ${time}` : ''}.`
  },
  remedy: (facts) => {
    const { team, thresholds } = facts
    const time = `plan at least ${duration(thresholds.optimizationHours)} in \`optimization_time\``
    if (team.xla !== 'none') return `Choose GPUs, or ${time}.`
    return `Choose GPUs, or bring in XLA experience and declare \`xla: basic\`${isHurried(facts) ? `, and ${time}` : ''}.`
  },
  why: 'A program gains from a TPU only after it has been fitted to the chip and its compiler. The documents speak of a higher level of skill and of weeks that go into learning and optimising. A team of XLA experts is never warned; how much time is enough for the others can be set in the policy.',
  fails: `framework: jax
stage: production
team: { xla: none }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
team: { xla: none }
hardware: H100:64
`,
})
