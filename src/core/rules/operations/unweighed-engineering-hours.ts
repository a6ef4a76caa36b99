import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/unweighed-engineering-hours',
  title: 'Engineering hours for a TPU weighed against dearer but easier GPUs',
  rows: ['T3'],
  leans: 'either',
  force: 'none',
  sources: ['befreed-lesson'],
  at: ['team', 'optimization_time'],
  // Neither a finding nor a reason: the assessment names the keys that would settle it, `team.optimization_time` and
  // `operations.budget`.
  when: () => undefined,
  reason: () => 'The engineering hours that a TPU takes have to be weighed against what easier GPUs cost.',
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
