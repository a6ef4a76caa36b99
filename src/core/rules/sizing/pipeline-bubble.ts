import { defineRule } from '../rule.ts'

/** Bubble over work: above this, devices wait longer than they work. */
const tooLong = 1

export default defineRule({
  id: 'sizing/pipeline-bubble',
  title: 'The pipeline waits longer than it works',
  severity: 'warning',
  sources: ['megatron-paper', 'calibration'],
  check: ({ sizing, task }) => {
    const { pipeline } = sizing
    if (pipeline === undefined || task === 'inference') return []
    const { stages, microBatches } = pipeline
    const bubble = (stages - 1) / microBatches
    if (bubble <= tooLong) return []
    const waiting = `${Math.round((100 * bubble) / (1 + bubble))}%`
    return [
      {
        at: ['hardware', 'parallelism'],
        substance: { amounts: [bubble] },
        problem: `Each pipeline of ${stages} stages has ${microBatches === 1 ? 'one micro-batch' : `at most ${microBatches} micro-batches`} per step, so devices idle about ${waiting} of the time.`,
        reason: 'Each stage waits for the first micro-batch to arrive and for the last to return.',
        remedy: `Use fewer stages, or raise \`scale.global_batch_size\` until each pipeline has at least ${4 * stages} micro-batches.`,
      },
    ]
  },
  why: 'A pipeline of p stages with m micro-batches per step waits (p − 1) / m of the time that it works. The micro-batches of one pipeline are the global batch divided by the replicas and the micro-batch size; if that is not declared, it is assumed to be one sample, which gives the most micro-batches. Interleaved schedules shorten the wait at the price of more communication, but a pipeline that waits longer than it works is wrong with any schedule.',
  fails: `task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
scale: { parameters: 70B, global_batch_size: 32, micro_batch_size: 1, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 128, parallelism: { tensor: 2, pipeline: 8, data: 8 } }
`,
  passes: `task: pretraining
framework: { name: pytorch, libraries: [megatron-lm] }
scale: { parameters: 70B, global_batch_size: 512, micro_batch_size: 1, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100, count: 128, parallelism: { tensor: 2, pipeline: 8, data: 8 } }
`,
})
