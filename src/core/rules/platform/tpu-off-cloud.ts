import { list } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

const isOwn = ({ hardware }: Facts): boolean => hardware.provider?.family === 'own'

/** "on premises", "on a workstation", "at the edge": where the job runs, as far as that is off the cloud. */
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
    `GPUs can ${facts.task === 'inference' ? 'serve models' : 'be used'} ${place(facts)}, while TPUs are reached through Google's services.`,
  problem: (facts) =>
    `${facts.task === 'inference' ? 'The model is to be served' : 'The job is to run'} ${place(facts)}, where ${facts.hardware.label} cannot be had.`,
  remedy: (facts) => {
    const { needs } = facts
    const changes = [
      ...(isOwn(facts) ? ['`provider: gcp`'] : []),
      ...(needs.on_prem ? ['`on_prem: false`'] : []),
      ...(needs.edge ? ['`edge: false`'] : []),
    ]
    const move = facts.task === 'inference' ? 'serve from Google Cloud' : 'move the job to Google Cloud'
    return `Choose GPUs, or ${move} and declare ${list(changes)}.`
  },
  why: "GPUs can be had for almost any place: a server room, a dedicated server, the machine under a desk, a device at the edge. TPUs are reached through Google's services only, so where training or serving has to stay off the cloud, the documents see no option but GPUs.",
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v5e-8, provider: on-prem }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: A100, count: 8, provider: on-prem }
`,
})
