import { defineGuideline, type Facts } from '../rule.ts'

const isOwn = ({ hardware }: Facts): boolean => hardware.provider?.family === 'own'

/** "on premises", "on a workstation", "at the edge": where the job runs outside the cloud. */
function place(facts: Facts): string {
  const { hardware, needs } = facts
  if (!isOwn(facts)) return needs.on_prem ? 'on premises' : 'at the edge'
  const { id, name } = hardware.provider ?? { id: 'on-prem', name: 'on premises' }
  if (id === 'on-prem') return name
  return `${id === 'hpc' ? 'at' : 'on'} ${name}`
}

export default defineGuideline({
  id: 'platform/tpu-off-cloud',
  title: 'A TPU on premises, on a dedicated server, on a workstation or at the edge',
  rows: ['P2', 'I2'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['ai-news', 'liquidweb'],
  at: (facts) => {
    if (isOwn(facts)) return ['hardware', 'provider']
    return ['needs', facts.needs.on_prem ? 'on_prem' : 'edge']
  },
  when: (facts) => {
    const { hardware, needs } = facts
    const declared = [hardware.provider && isOwn(facts), needs.on_prem, needs.edge]
    return declared.some((fact) => fact !== undefined) ? declared.includes(true) : undefined
  },
  reason: (facts) =>
    `GPUs can ${facts.task === 'inference' ? 'serve models' : 'run'} ${place(facts)}; Cloud TPUs are available only from Google Cloud.`,
  problem: (facts) =>
    `${facts.task === 'inference' ? 'The model is served' : 'This job runs'} ${place(facts)}, where ${facts.hardware.label} is not available.`,
  // A job that must stay off the cloud is not sent there.
  remedy: ({ task, needs }) =>
    needs.on_prem || needs.edge
      ? 'Use GPUs.'
      : `Use GPUs, or ${task === 'inference' ? 'serve the model from' : 'move the job to'} Google Cloud.`,
  why: 'GPUs run almost anywhere: in a server room, on a dedicated server, under a desk, at the edge. Cloud TPUs are rented from Google Cloud, so if training or serving has to stay elsewhere, the guidance leaves only GPUs.',
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-8, provider: on-prem }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: A100, count: 8, provider: on-prem }
`,
})
