import { list } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

type Framework = Facts['framework']

const librariesOf = ({ libraries }: Framework): string[] =>
  libraries.filter(({ binds }) => binds === 'cuda' || binds === 'gpu').map(({ name }) => name)

/** CUDA or HIP code beside a framework; alone it is the framework, and `framework/no-xla-path` speaks of it. */
const languagesOf = ({ declared, leading }: Framework): string[] =>
  declared
    .filter((entry) => (entry.id === 'cuda' || entry.id === 'hip') && !leading.includes(entry))
    .map(({ name }) => name)

const boundToGpu = (framework: Framework): string[] => [
  ...new Set([...librariesOf(framework), ...languagesOf(framework)]),
]

export default defineGuideline({
  id: 'framework/cuda-dependency',
  title: 'A dependency on CUDA or another GPU library on a TPU',
  rows: ['F6'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['scaling', 'befreed-lesson'],
  // The rows name CUDA among what GPUs support; that a TPU takes only what XLA compiled is Google's own text.
  cites: ({ framework }) => {
    const bound = framework.libraries.find(({ binds }) => binds === 'cuda' || binds === 'gpu')
    return ['gcp-tpu-intro', bound?.reach?.reference ?? 'nvidia-cuda']
  },
  at: ({ framework }) => ['framework', librariesOf(framework).length > 0 ? 'libraries' : 'name'],
  when: ({ framework }) =>
    framework.libraries.length > 0 || framework.declared.length > 0 ? boundToGpu(framework).length > 0 : undefined,
  reason: ({ framework }) => `Software written for GPUs, such as ${boundToGpu(framework)[0]}, does not run on TPUs.`,
  problem: ({ framework, hardware }) =>
    `The job depends on ${list(boundToGpu(framework))} and is to run on ${hardware.label}.`,
  remedy: ({ framework }) => {
    const names = boundToGpu(framework)
    return `Choose GPUs, or do without ${list(names)} on the TPU and take ${names.length > 1 ? 'them' : 'it'} out of \`libraries\`.`
  },
  why: 'CUDA, cuDNN and the libraries built on them are the software of GPUs. A TPU runs programs that XLA compiled, so code that calls these libraries directly cannot run there as it stands. Their use is one of the reasons why GPUs are the common choice.',
  fails: `framework: { name: tensorflow, libraries: [cudnn] }
stage: production
hardware: tpu-v4-32
`,
  passes: `framework: { name: tensorflow, libraries: [cudnn] }
stage: production
hardware: A100:16
`,
})
