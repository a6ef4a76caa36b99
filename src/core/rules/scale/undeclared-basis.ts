import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/undeclared-basis',
  title: 'What a choice of hardware is judged by',
  rows: ['C8'],
  leans: 'either',
  force: 'none',
  sources: ['scaling'],
  at: ['scale'],
  // Never a finding: where a key is missing, the assessment names it among those that would settle the choice.
  when: ({ model, scale, task }) => {
    const data = scale.dataset_size ?? scale.tokens ?? scale.samples
    const isComplete = data !== undefined && (task !== 'inference' || scale.users !== undefined)
    return model.architecture !== undefined && isComplete ? true : undefined
  },
  reason: ({ task }) =>
    task === 'inference'
      ? 'The guidance asks first for the architecture, the data and the users, and all three are declared.'
      : 'The guidance asks first for the architecture and the data, and both are declared.',
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
