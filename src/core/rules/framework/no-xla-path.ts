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
  alsoCites: ['gcp-tpu-runtimes'],
  cites: () => ['befreed-lesson', 'gcp-tpu-runtimes'],
  at: ['framework', 'name'],
  when: ({ framework }) =>
    framework.leading.length > 0 ? framework.leading.some(({ xla }) => xla === 'none') : undefined,
  reason: ({ framework }) =>
    `TPUs run only programs compiled by XLA; Google lists TensorFlow, PyTorch and JAX for them, not ${list(withoutPath(framework), 'or')}.`,
  problem: ({ framework, hardware }) => {
    const names = withoutPath(framework)
    return `This job uses ${list(names)}, but ${hardware.label} cannot run ${names.length > 1 ? 'them' : 'it'}.`
  },
  remedy: () => 'Use GPUs, or port the job to JAX.',
  why: 'The guidance asks first whether the framework supports XLA. If it does not, GPUs are the default, whatever else favors a TPU. The guidance does not name the frameworks that have a path; Google lists TensorFlow, PyTorch and JAX.',
  fails: `framework: mxnet
stage: production
hardware: tpu-v4-32
`,
  passes: `framework: mxnet
stage: production
hardware: V100:8
`,
})
