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
  reason: () => 'TPUs are made for massive training of models that suit them.',
  problem: ({ scale, hardware }) => {
    const { parameters, tokens } = scale
    const data = tokens === undefined ? '' : `, ${amount(tokens)} tokens`
    const numbers = parameters === undefined ? '' : ` (${amount(parameters)} parameters${data})`
    return `This massive training${numbers} runs on ${hardware.label}, but nothing declared requires GPUs.`
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
