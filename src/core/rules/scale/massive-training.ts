import { amount } from '../../text/wording.ts'
import { defineGuideline, tryTpu } from '../rule.ts'

export default defineGuideline({
  id: 'scale/massive-training',
  title: 'Massive training on GPUs that a TPU could run',
  rows: ['C1'],
  leans: 'tpu',
  force: 'consider',
  sources: ['liquidweb', 'scaling', 'befreed-lesson', 'befreed-page', 'ai-news'],
  at: ['scale', 'size'],
  when: ({ task, scale, suitsXla }) =>
    scale.size === undefined ? undefined : scale.size === 'massive' && task !== 'inference' && suitsXla,
  reason: () => 'The guidance favors TPUs for the largest training runs.',
  problem: ({ scale, hardware }) => {
    const { parameters, tokens } = scale
    const data = tokens === undefined ? '' : `, ${amount(tokens)} tokens`
    const run =
      parameters === undefined ? 'massive training run' : `training run (${amount(parameters)} parameters${data})`
    return `A TPU slice may suit this ${run} better than ${hardware.label}.`
  },
  remedy: tryTpu,
  why: 'The guidance names very large training as the main use of TPUs: they give up flexibility for throughput, and the largest jobs gain most from that. The model has to suit them; a custom architecture, custom kernels or dynamic shapes still favor GPUs.',
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
