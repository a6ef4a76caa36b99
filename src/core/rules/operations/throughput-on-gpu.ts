import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/throughput-on-gpu',
  title: 'Throughput above all, and the job runs on GPUs where a TPU would do',
  rows: ['T9'],
  leans: 'tpu',
  force: 'consider',
  sources: ['liquidweb'],
  at: ['needs', 'max_throughput'],
  // Of serving at high volume `inference/large-scale-serving-on-gpu` speaks.
  when: ({ needs, task, suitsXla }) =>
    needs.max_throughput && task !== 'inference' && needs.interactive_debugging !== true && suitsXla,
  reason: () => 'TPUs are worth a look where throughput is what counts and little debugging is needed.',
  problem: ({ hardware }) =>
    `Throughput matters above all, and the job is to run on ${hardware.label} with nothing declared that ties it to GPUs.`,
  remedy: () => 'Measure a short run of the same job on a TPU, or declare what ties the job to GPUs.',
  why: 'A TPU gives up comfort for speed: it is very fast at dense matrix work and harder to debug. Where a job is understood and only has to go through as fast as it can, that trade may pay. It is only a notice, since GPUs are fast too.',
  fails: `framework: jax
stage: production
needs: { max_throughput: true }
hardware: H100:64
`,
  passes: `framework: jax
stage: production
needs: { max_throughput: true }
hardware: tpu-v5p-128
`,
})
