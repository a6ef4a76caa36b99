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
  reason: () => 'GPUs run graphs that branch or loop on the data better than TPUs do.',
  problem: ({ hardware }) => `The model's control flow depends on its data, but this job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or make the graph the same for all data, with masks instead of branches.',
  why: 'A TPU runs a program that was compiled before it sees the data. Conditions or loops that depend on the data change that program from step to step. GPUs run dynamic graphs better, and the guidance recommends them for such models.',
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
