import { list } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

const withoutPath = ({ leading }: Facts['framework']): string[] =>
  leading.filter(({ xla }) => xla === 'none').map(({ name }) => name)

export default defineGuideline({
  id: 'framework/no-xla-path',
  title: 'A framework without an XLA path on a TPU',
  rows: ['F1'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['befreed-lesson', 'befreed-page'],
  cites: () => ['befreed-lesson', 'gcp-tpu-runtimes'],
  at: ['framework', 'name'],
  when: ({ framework }) =>
    framework.leading.length > 0 ? framework.leading.some(({ xla }) => xla === 'none') : undefined,
  reason: ({ framework }) => {
    const names = withoutPath(framework)
    return `TPUs run programs that XLA compiled, and ${list(names)} ${names.length > 1 ? 'are' : 'is'} not among the frameworks that Google lists for them.`
  },
  problem: ({ framework, hardware }) => `${list(withoutPath(framework))} cannot run on ${hardware.label}.`,
  remedy: () => 'Choose GPUs, or move the job to JAX or TensorFlow first.',
  why: 'The first question of the documents: does the framework support XLA? Where it does not, the GPU is the default choice, whatever else speaks for a TPU. Which frameworks have a path the documents do not say: Google lists TensorFlow, PyTorch and JAX.',
  fails: `framework: mxnet
stage: production
hardware: tpu-v4-32
`,
  passes: `framework: mxnet
stage: production
hardware: V100:8
`,
})
