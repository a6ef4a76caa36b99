import { amount } from '../../text/wording.ts'
import { defineGuideline, type Facts, tryTpu } from '../rule.ts'

/** High throughput, or production at large scale. */
function isHighVolume({ stage, scale, needs, thresholds }: Facts): boolean {
  if (needs.max_throughput) return true
  if (stage !== 'production') return false
  return scale.size === 'large' || scale.size === 'massive' || (scale.users ?? 0) >= thresholds.largeScaleUsers
}

const isInGoogleCloud = ({ hardware: { provider } }: Facts): boolean =>
  provider?.family === 'google' && provider.setting === 'cloud'

/** Nothing is declared that TPUs lack or struggle with. */
const isSupported = ({ model }: Facts): boolean =>
  model.architecture !== 'custom' &&
  !model.custom_ops &&
  !model.dynamic_shapes &&
  !model.dynamic_control_flow &&
  model.custom_kernels !== true &&
  !(model.custom_kernels || []).some((kind) => kind !== 'pallas-tpu')

export default defineGuideline({
  id: 'inference/large-scale-serving-on-gpu',
  title: 'Large-scale serving on GPUs in Google Cloud that a TPU could run',
  rows: ['I1'],
  leans: 'tpu',
  force: 'consider',
  sources: ['scaling', 'liquidweb'],
  at: ['task'],
  when: (facts) =>
    facts.task === 'inference' &&
    isSupported(facts) &&
    facts.framework.tpuNative &&
    isInGoogleCloud(facts) &&
    isHighVolume(facts),
  extent: ({ scale }) => scale.users,
  reason: () => 'The guidance favors TPUs for high-volume serving of supported models in Google Cloud.',
  problem: ({ scale, needs, thresholds, hardware }) => {
    const { users } = scale
    const volume =
      users && users >= thresholds.largeScaleUsers
        ? `${amount(users)} users`
        : needs.max_throughput
          ? 'at maximum throughput'
          : 'production traffic at large scale'
    return `Serving ${volume} may suit a TPU slice better than ${hardware.label}.`
  },
  remedy: tryTpu,
  why: 'The guidance recommends TPUs for high-volume inference when the model suits them and already runs on Google Cloud. GPUs serve such models too, so this is only a notice. A policy can set from how many users serving is large scale.',
  fails: `task: inference
framework: jax
stage: production
scale: { users: 20M }
hardware: { accelerator: L4, count: 8, provider: gcp }
`,
  passes: `task: inference
framework: jax
stage: production
scale: { users: 20M }
hardware: { accelerator: v5e, count: 8, provider: gcp }
`,
})
