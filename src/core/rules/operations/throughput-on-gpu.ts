import { defineGuideline, tryTpu } from '../rule.ts'

export default defineGuideline({
  id: 'operations/throughput-on-gpu',
  title: 'Throughput-critical training on GPUs that a TPU could run',
  rows: ['T9'],
  leans: 'tpu',
  force: 'consider',
  sources: ['liquidweb'],
  at: ['needs', 'max_throughput'],
  // Serving at high volume is `inference/large-scale-serving-on-gpu`.
  when: ({ needs, task, suitsXla }) =>
    needs.max_throughput && task !== 'inference' && needs.interactive_debugging !== true && suitsXla,
  reason: () => 'The guidance favors TPUs for jobs that need maximum throughput and little debugging.',
  problem: ({ hardware }) =>
    `This job needs maximum throughput, so a TPU slice may suit it better than ${hardware.label}.`,
  remedy: tryTpu,
  why: 'A TPU gives up comfort for speed: it is very fast at dense matrix work and harder to debug. This can pay off for a job that needs no more changes and only has to run fast. GPUs are fast too, so this is only a notice.',
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
