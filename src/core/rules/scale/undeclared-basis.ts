import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/undeclared-basis',
  title: 'What a choice of hardware is judged by',
  rows: ['C8'],
  leans: 'either',
  force: 'none',
  sources: ['scaling'],
  at: ['scale'],
  // Neither a finding nor a reason: the assessment names the undeclared keys that would settle the choice.
  when: () => undefined,
  reason: () => 'Model architecture, data-set size and expected users are what a choice of hardware is judged by.',
  problem: () => '',
  remedy: () => '',
  why: 'The documents begin with three questions: which architecture, how much data, how many users. Declare them as `model.architecture`, as `scale.dataset_size` (or `tokens` or `samples`) and, for inference, as `scale.users`. What is missing accuses nobody: the assessment lists it under `undecided`, as the keys that would settle the choice.',
  fails: '',
  passes: `framework: jax
model: { architecture: transformer }
scale: { parameters: 7B, tokens: 2T }
hardware: tpu-v5p-512
`,
})
