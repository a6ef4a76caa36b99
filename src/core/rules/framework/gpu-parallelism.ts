import { list } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

type Framework = Facts['framework']

const namesOf = ({ libraries }: Framework): string[] => [
  ...new Set(libraries.filter(({ binds }) => binds === 'gpu-parallelism').map(({ name }) => name)),
]

export default defineGuideline({
  id: 'framework/gpu-parallelism',
  title: 'Parallelism made for GPUs on a TPU',
  rows: ['F7'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ['framework', 'libraries'],
  when: ({ framework }) => (framework.libraries.length > 0 ? namesOf(framework).length > 0 : undefined),
  reason: ({ framework }) => `Parallelism tools such as ${namesOf(framework)[0]} belong to the software stack of GPUs.`,
  problem: ({ framework, hardware }) =>
    `The job spreads its work with ${list(namesOf(framework))} and is to run on ${hardware.label}.`,
  remedy: ({ framework }) =>
    `Choose GPUs, or use the sharding that JAX and TensorFlow have of their own and take ${list(namesOf(framework))} out of \`libraries\`.`,
  why: 'DeepSpeed and Megatron-LM spread large models over many GPUs. The documents count working with them among the strengths of GPU stacks. A job that is built on them would have to be spread in another way on a TPU.',
  fails: `framework: { name: pytorch, libraries: [deepspeed] }
stage: production
hardware: tpu-v5e-64
`,
  passes: `framework: { name: pytorch, libraries: [deepspeed] }
stage: production
hardware: H100:64
`,
})
