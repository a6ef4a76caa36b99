import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/language-model-outside-google',
  title: "A language model trained on a TPU outside Google's services",
  rows: ['P8'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ({ hardware }) => ['hardware', hardware.declared.provider === undefined ? 'machine' : 'provider'],
  when: ({ hardware, languageModel, task }) => {
    if (hardware.provider === undefined) return undefined
    return languageModel && task !== 'inference' && hardware.provider.family !== 'google'
  },
  reason: ({ task }) =>
    `The guidance favors GPUs for ${task === 'fine-tuning' ? 'fine-tuning' : 'training'} language models outside Google's services.`,
  problem: ({ hardware, task }) =>
    `This job ${task === 'fine-tuning' ? 'fine-tunes' : 'trains'} a language model on ${hardware.label}, but not in Google's services (${hardware.provider?.name ?? 'elsewhere'}).`,
  remedy: () => 'Use GPUs, or move the job to Google Cloud (`provider: gcp`).',
  why: "Google trains its own language models on TPUs. Elsewhere, most commercial and open models run on GPUs such as the A100 and the H100, with their parallelism libraries and a free choice of framework. Outside Google's services, the tools and the experience are for GPUs.",
  fails: `task: fine-tuning
framework: jax
model: { architecture: transformer }
hardware: { accelerator: tpu-v5e-8, provider: azure }
`,
  passes: `task: fine-tuning
framework: jax
model: { architecture: transformer }
hardware: { accelerator: A100, count: 8, provider: azure }
`,
})
