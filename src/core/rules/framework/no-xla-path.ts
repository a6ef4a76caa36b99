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
  at: ['framework', 'name'],
  when: ({ framework }) =>
    framework.leading.length > 0 ? framework.leading.some(({ xla }) => xla === 'none') : undefined,
  reason: ({ framework }) => {
    const names = withoutPath(framework)
    return `TPUs run programs that XLA compiled, and ${names.join(' and ')} ${names.length > 1 ? 'have' : 'has'} no path through XLA.`
  },
  problem: ({ framework, hardware }) => `${list(withoutPath(framework))} cannot run on ${hardware.label}.`,
  remedy: () => 'Choose GPUs, or move the job to JAX or TensorFlow first.',
  why: 'The first question of the documents: does the framework support XLA? Where it does not, no TPU can run it and the GPU is the default choice, whatever else speaks for a TPU.',
  fails: `framework: mxnet
stage: production
hardware: tpu-v4-32
`,
  passes: `framework: mxnet
stage: production
hardware: V100:8
`,
})
