import { amount } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'scale/massive-training',
  title: 'Massive training on GPUs where a TPU would do',
  rows: ['C1'],
  leans: 'tpu',
  force: 'consider',
  sources: ['liquidweb', 'scaling', 'befreed-lesson', 'befreed-page', 'ai-news'],
  at: ['scale', 'size'],
  when: ({ task, scale, suitsXla }) =>
    scale.size === undefined ? undefined : scale.size === 'massive' && task !== 'inference' && suitsXla,
  reason: () => 'Massive training of a suitable model is the work that TPUs are made for.',
  problem: ({ scale, hardware }) => {
    const { parameters, tokens } = scale
    const on = tokens === undefined ? '' : ` on ${amount(tokens)} tokens`
    const numbers = parameters === undefined ? '' : ` (${amount(parameters)} parameters${on})`
    return `The training is massive${numbers} and is to run on ${hardware.label}, and nothing declared ties the job to GPUs.`
  },
  remedy: () =>
    'Price the same run on TPU slices, or declare what ties the job to GPUs (its provider, its kernels, its needs).',
  why: 'All five documents name very large training as the place of the TPU: it gives up flexibility for throughput, and the more there is to train, the more that exchange brings in. The model has to suit it; a custom architecture, custom kernels or dynamic shapes still speak for GPUs.',
  fails: `framework: jax
task: pretraining
scale: massive
hardware: H100:512
`,
  passes: `framework: jax
task: pretraining
scale: massive
hardware: tpu-v5p-1024
`,
})
