import { defineRule, type Facts } from '../rule.ts'

/** What the provider says about the end of such a machine. */
function notice({ provider, kind, candidates }: Facts['hardware']): string {
  const onAws = provider?.id === 'aws' || candidates[0]?.vendor === 'aws'
  if (onAws) return 'AWS announces the end of a spot machine two minutes ahead.'
  if (kind === 'tpu') return 'Google may shut such TPUs down at any time, and asks for regular checkpoints.'
  if (provider?.id === 'gcp')
    return 'Google Cloud may take a spot machine back at any time, and leaves about 30 seconds.'
  return 'Clouds take such machines back at short notice: two minutes on AWS, about 30 seconds on Google Cloud.'
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
        reason: notice(hardware),
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
