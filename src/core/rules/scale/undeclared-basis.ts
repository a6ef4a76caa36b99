import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/undeclared-basis',
  title: 'The facts that a choice of hardware is judged by',
  rows: ['C8'],
  leans: 'either',
  force: 'none',
  sources: ['scaling'],
  at: ['scale'],
  // Never a finding: the assessment lists a missing key among those that would settle the choice.
  when: ({ model, scale, task }) => {
    const data = scale.dataset_size ?? scale.tokens ?? scale.samples
    const isComplete = data !== undefined && (task !== 'inference' || scale.users !== undefined)
    return model.architecture !== undefined && isComplete ? true : undefined
  },
  reason: ({ task }) =>
    task === 'inference'
      ? 'The guidance judges by architecture, data and users, and this job declares all three.'
      : 'The guidance judges by architecture and data, and this job declares both.',
  problem: () => '',
  remedy: () => '',
  why: 'The guidance begins with three questions: which architecture, how much data, how many users. Declare `model.architecture`, `scale.dataset_size` (or `tokens` or `samples`) and, for inference, `scale.users`. Missing keys never cause findings: the assessment lists them under `undecided`, as the keys that would settle the choice.',
  fails: '',
  passes: `framework: jax
model: { architecture: transformer }
scale: { parameters: 7B, tokens: 2T }
hardware: tpu-v5p-512
`,
})
