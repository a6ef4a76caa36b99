import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'model/dynamic-control-flow',
  title: 'Data-dependent control flow on a TPU',
  rows: ['M7'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ['model', 'dynamic_control_flow'],
  when: ({ model }) => model.dynamic_control_flow,
  reason: () => 'GPUs handle graphs that branch or loop on the data better than TPUs do.',
  problem: ({ hardware }) => `The graph of the model depends on its data, and the job is to run on ${hardware.label}.`,
  remedy: () =>
    'Choose GPUs, or make the graph the same for all data (masks instead of branches) and declare `dynamic_control_flow: false`.',
  why: 'A TPU runs a program that was compiled as a whole before the data is seen. Where conditions or loops depend on the data, that program no longer stays the same from step to step. GPUs serve dynamic graphs better, and the documents advise them for such models.',
  fails: `framework: jax
stage: production
model: { dynamic_control_flow: true }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
model: { dynamic_control_flow: true }
hardware: H100:8
`,
})
