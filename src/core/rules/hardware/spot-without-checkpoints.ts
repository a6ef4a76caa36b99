import { defineRule, type Facts, type Mismatch } from '../rule.ts'

/** How a provider ends spot machines, and the source. */
function notice({ provider, kind, candidates }: Facts['hardware']): Pick<Mismatch, 'reason' | 'sources'> {
  const onAws = provider?.id === 'aws' || candidates[0]?.vendor === 'aws'
  if (onAws)
    return { reason: 'AWS announces a spot interruption only two minutes ahead.', sources: ['aws-spot-interruption'] }
  if (kind === 'tpu')
    return {
      reason: 'Google may shut down spot TPUs at any time.',
      sources: ['gcp-tpu-preemptible'],
    }
  if (provider?.id === 'gcp')
    return {
      reason: 'Google Cloud may reclaim a spot machine at any time, with about 30 seconds of notice.',
      sources: ['gce-spot', 'gke-spot'],
    }
  return {
    reason: 'Clouds reclaim spot machines at short notice: two minutes on AWS, about 30 seconds on Google Cloud.',
    sources: ['aws-spot-interruption', 'gce-spot'],
  }
}

export default defineRule({
  id: 'hardware/spot-without-checkpoints',
  title: 'Spot machines without checkpoints',
  severity: 'warning',
  sources: ['aws-spot-interruption', 'gce-spot', 'gke-spot', 'gcp-tpu-preemptible'],
  check: ({ hardware, operations, task }) => {
    if (hardware.declared.spot !== true || operations.saves_checkpoints !== false || task === 'inference') return []
    return [
      {
        at: ['hardware', 'spot'],
        problem: 'This job runs on spot machines but saves no checkpoints, so each interruption loses all work.',
        ...notice(hardware),
        remedy: 'Save checkpoints and resume from them, or use on-demand machines (`spot: false`).',
      },
    ]
  },
  why: 'Spot, preemptible and low-priority machines are cheap because the cloud may reclaim them, and the notice is too short to save a large model. AWS and Google both advise users to make such work restartable; for training that means regular checkpoints, and a start that reads the last one.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: a100, count: 8, spot: true }
operations: { saves_checkpoints: false }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: a100, count: 8, spot: true }
operations: { saves_checkpoints: true }
`,
})
