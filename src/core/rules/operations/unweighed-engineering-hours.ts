import { amount, duration } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/unweighed-engineering-hours',
  title: 'Engineering hours for a TPU weighed against dearer but easier GPUs',
  rows: ['T3'],
  leans: 'either',
  force: 'none',
  sources: ['befreed-lesson'],
  at: ['team', 'optimization_time'],
  // Never a finding: where a key is missing, the assessment names it among those that would settle the choice.
  when: ({ team, operations, hardware }) =>
    hardware.kind === 'tpu' && team.optimization_time !== undefined && operations.budget !== undefined
      ? true
      : undefined,
  reason: ({ team, operations }) =>
    `The ${duration(team.optimization_time ?? 0)} of tuning that a TPU may take can be weighed against the budget of ${amount(operations.budget?.amount ?? 0)} ${operations.budget?.currency ?? ''}.`,
  problem: () => '',
  remedy: () => '',
  why: 'One of the documents leaves this to each organisation: some are better off with a higher bill for hardware that is quick to program, others with the time of engineers spent on adapting a model to a TPU. Declare the hours as `team.optimization_time` and the money as `operations.budget`. What is missing accuses nobody: the assessment lists it under `undecided`.',
  fails: '',
  passes: `framework: jax
team: { optimization_time: 30d }
operations: { budget: 20000 USD }
hardware: tpu-v5e-64
`,
})
