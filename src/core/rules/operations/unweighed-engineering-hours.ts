import { amount, duration } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/unweighed-engineering-hours',
  title: 'Engineering time for a TPU against the price of GPUs',
  rows: ['T3'],
  leans: 'either',
  force: 'none',
  sources: ['befreed-lesson'],
  at: ['team', 'optimization_time'],
  // Never a finding: the assessment lists a missing key among those that would settle the choice.
  when: ({ team, operations, hardware }) =>
    hardware.kind === 'tpu' && team.optimization_time !== undefined && operations.budget !== undefined
      ? true
      : undefined,
  reason: ({ team, operations }) =>
    `The job plans ${duration(team.optimization_time ?? 0)} for TPU tuning on a budget of ${amount(operations.budget?.amount ?? 0)} ${operations.budget?.currency ?? ''}; GPUs cost more but are easier to use.`,
  problem: () => '',
  remedy: () => '',
  why: 'The guidance leaves this to each organization: some prefer to pay more for hardware that is easy to program, others to spend engineering time on a TPU. Declare the time as `team.optimization_time` and the money as `operations.budget`. Missing keys never cause findings: the assessment lists them under `undecided`.',
  fails: '',
  passes: `framework: jax
team: { optimization_time: 30d }
operations: { budget: 20000 USD }
hardware: tpu-v5e-64
`,
})
