import { amount } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

/** High throughput, or production at large scale. */
function isHighVolume({ stage, scale, needs, thresholds }: Facts): boolean {
  if (needs.max_throughput) return true
  if (stage !== 'production') return false
  return scale.size === 'large' || scale.size === 'massive' || (scale.users ?? 0) >= thresholds.largeScaleUsers
}

const isInGoogleCloud = ({ hardware: { provider } }: Facts): boolean =>
  provider?.family === 'google' && provider.setting === 'cloud'

/** Nothing declared that TPUs do not support or struggle with. */
const isSupported = ({ model }: Facts): boolean =>
  model.architecture !== 'custom' &&
  !model.custom_ops &&
  !model.dynamic_shapes &&
  !model.dynamic_control_flow &&
  model.custom_kernels !== true &&
  !(model.custom_kernels || []).some((kind) => kind !== 'pallas-tpu')

export default defineGuideline({
  id: 'inference/large-scale-serving-on-gpu',
  title: 'Large-scale serving on GPUs in Google Cloud where a TPU would do',
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
  reason: () => 'Serving a supported model at high volume on Google Cloud is work that TPUs do well.',
  problem: ({ scale, needs, thresholds, hardware }) => {
    const { users } = scale
    const volume =
      users && users >= thresholds.largeScaleUsers
        ? `${amount(users)} users`
        : needs.max_throughput
          ? 'as many requests as it can'
          : 'a production load at large scale'
    return `The job is to serve ${volume} from ${hardware.label}, and nothing declared ties it to GPUs.`
  },
  remedy: () => 'Price and measure the same model on TPUs, or declare what ties the job to GPUs.',
  why: 'The documents recommend TPUs for inference at high volume when the model suits them and already runs on Google Cloud. GPUs serve such models too, so this is a notice. From how many users on serving counts as large can be set in the policy.',
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
