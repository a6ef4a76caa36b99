import { list } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

type Framework = Facts['framework']

const librariesOf = ({ libraries }: Framework): string[] =>
  libraries.filter(({ binds }) => binds === 'cuda' || binds === 'gpu').map(({ name }) => name)

/** CUDA or HIP code next to a framework. Alone it is the framework, and `framework/no-xla-path` reports it. */
const languagesOf = ({ declared, leading }: Framework): string[] =>
  declared
    .filter((entry) => !leading.includes(entry))
    .flatMap(({ id }) => (id === 'cuda' ? ['CUDA C++'] : id === 'hip' ? ['HIP C++'] : []))

const boundToGpu = (framework: Framework): string[] => [
  ...new Set([...librariesOf(framework), ...languagesOf(framework)]),
]

export default defineGuideline({
  id: 'framework/cuda-dependency',
  title: 'CUDA or another GPU library on a TPU',
  rows: ['F6'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['scaling', 'befreed-lesson'],
  alsoCites: ['gcp-tpu-intro', 'nvidia-cuda', 'catalog/packages'],
  // The rows name CUDA as a strength of GPUs; Google says that a TPU runs only code compiled by XLA.
  cites: ({ framework }) => {
    const bound = framework.libraries.find(({ binds }) => binds === 'cuda' || binds === 'gpu')
    return ['gcp-tpu-intro', bound?.reach?.reference ?? 'nvidia-cuda']
  },
  at: ({ framework }) => ['framework', librariesOf(framework).length > 0 ? 'libraries' : 'name'],
  when: ({ framework }) =>
    framework.libraries.length > 0 || framework.declared.length > 0 ? boundToGpu(framework).length > 0 : undefined,
  reason: () => 'TPUs run only programs compiled by XLA, not code that is written for GPUs.',
  problem: ({ framework, hardware }) => {
    const names = boundToGpu(framework)
    return `${list(names)} ${names.length > 1 ? 'do' : 'does'} not run on TPUs, but this job targets ${hardware.label}.`
  },
  remedy: ({ framework }) =>
    `Use GPUs, or replace ${boundToGpu(framework).length > 1 ? 'them' : 'it'} with code that XLA compiles.`,
  why: 'CUDA, cuDNN and the libraries built on them are GPU software. A TPU runs only programs compiled by XLA, so code that calls these libraries directly cannot run there without changes. Their use is one reason why GPUs are the common choice.',
  fails: `framework: { name: tensorflow, libraries: [cudnn] }
stage: production
hardware: tpu-v4-32
`,
  passes: `framework: { name: tensorflow, libraries: [cudnn] }
stage: production
hardware: A100:16
`,
})
