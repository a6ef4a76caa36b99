import { defineRule, type Facts, type Mismatch } from '../rule.ts'

/** What the provider says about the end of such a machine, and where. */
function notice({ provider, kind, candidates }: Facts['hardware']): Pick<Mismatch, 'reason' | 'sources'> {
  const onAws = provider?.id === 'aws' || candidates[0]?.vendor === 'aws'
  if (onAws)
    return { reason: 'AWS announces the end of a spot machine two minutes ahead.', sources: ['aws-spot-interruption'] }
  if (kind === 'tpu')
    return {
      reason: 'Google may shut such TPUs down at any time, and asks for regular checkpoints.',
      sources: ['gcp-tpu-preemptible'],
    }
  if (provider?.id === 'gcp')
    return {
      reason: 'Google Cloud may take a spot machine back at any time, and leaves about 30 seconds.',
      sources: ['gce-spot', 'gke-spot'],
    }
  return {
    reason: 'Clouds take such machines back at short notice: two minutes on AWS, about 30 seconds on Google Cloud.',
    sources: ['aws-spot-interruption', 'gce-spot'],
  }
}

export default defineRule({
  id: 'hardware/spot-without-checkpoints',
  title: 'Machines that can be taken away, and no checkpoints',
  severity: 'warning',
  sources: ['aws-spot-interruption', 'gce-spot', 'gke-spot', 'gcp-tpu-preemptible'],
  check: ({ hardware, operations, task }) => {
    if (hardware.declared.spot !== true || operations.saves_checkpoints !== false || task === 'inference') return []
    return [
      {
        at: ['hardware', 'spot'],
        problem:
          'The job runs on machines that can be taken away, and saves no checkpoints: each interruption starts it anew.',
        ...notice(hardware),
        remedy:
          'Save checkpoints that the job resumes from and declare `saves_checkpoints: true`, or declare `spot: false`.',
      },
    ]
  },
  why: 'Spot, preemptible and low-priority machines are cheap because the cloud may take them back. The notice is too short to save a large model that has never been saved. AWS and Google both tell users to make the work on them restartable; for training that means checkpoints, and a start that reads the last one.',
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
