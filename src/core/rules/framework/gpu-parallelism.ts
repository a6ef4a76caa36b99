import { list } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

type Framework = Facts['framework']

const namesOf = ({ libraries }: Framework): string[] => [
  ...new Set(libraries.filter(({ binds }) => binds === 'gpu-parallelism').map(({ name }) => name)),
]

export default defineGuideline({
  id: 'framework/gpu-parallelism',
  title: 'Parallelism software for GPUs on a TPU',
  rows: ['F7'],
  leans: 'gpu',
  force: 'against',
  sources: ['liquidweb'],
  at: ['framework', 'libraries'],
  when: ({ framework }) => (framework.libraries.length > 0 ? namesOf(framework).length > 0 : undefined),
  reason: ({ framework }) => {
    const names = namesOf(framework)
    return `${list(names)} ${names.length > 1 ? 'belong' : 'belongs'} to the software stack of GPUs.`
  },
  problem: ({ framework, hardware }) =>
    `This job shards with ${list(namesOf(framework))}, but targets ${hardware.label}.`,
  remedy: ({ framework }) => `Use GPUs, or shard with JAX or TensorFlow instead of ${list(namesOf(framework))}.`,
  why: 'DeepSpeed and Megatron-LM spread large models over many GPUs. The guidance names them among the strengths of GPU stacks. On a TPU, a job built on them needs another way to shard.',
  fails: `framework: { name: pytorch, libraries: [deepspeed] }
stage: production
hardware: tpu-v5e-64
`,
  passes: `framework: { name: pytorch, libraries: [deepspeed] }
stage: production
hardware: H100:64
`,
})
