import { amount, duration } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

/** Tuning time is declared, but too short for a TPU. */
const isHurried = ({ team, thresholds }: Facts): boolean =>
  team.optimization_time !== undefined && team.optimization_time < thresholds.optimizationHours

/** "2 days" where `duration` says "48 h", so that both numbers have the same unit. */
const inDays = (hours: number): string => (hours < 48 ? duration(hours) : `${amount(hours / 24)} days`)

export default defineGuideline({
  id: 'team/no-xla-experience',
  title: 'A TPU without XLA experience or time to tune',
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
  extent: ({ team }) => team.optimization_time && -team.optimization_time,
  reason: () => 'Learning and tuning XLA takes weeks; GPUs are easier to start with.',
  problem: (facts) => {
    const { team, hardware, thresholds } = facts
    if (!isHurried(facts)) return `The team has no XLA experience, but the job targets ${hardware.label}.`
    const experience = team.xla === 'none' ? 'no XLA experience and ' : ''
    const [time, least] = [team.optimization_time ?? 0, thresholds.optimizationHours].map(inDays)
    return `The team has ${experience}${time} to tune for ${hardware.label}; this check expects at least ${least}.`
  },
  remedy: (facts) => {
    const time = `plan at least ${inDays(facts.thresholds.optimizationHours)} for tuning`
    if (facts.team.xla !== 'none') return `Use GPUs, or ${time}.`
    return `Use GPUs, or bring in XLA experience${isHurried(facts) ? ` and ${time}` : ''}.`
  },
  why: 'A program gains from a TPU only after it is fitted to the chip and its compiler. The guidance expects more skill, and weeks of learning and tuning. A team of XLA experts gets no finding; for others, a policy can set how much time is enough.',
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
