import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/tpu-as-own-hardware',
  title: 'A TPU for a team that wants its own or dedicated hardware',
  rows: ['P5'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['liquidweb'],
  at: ['needs', 'own_hardware'],
  when: ({ needs }) => needs.own_hardware,
  reason: () => 'GPUs can be bought or rented with a dedicated server; Cloud TPUs are rented.',
  problem: ({ hardware }) =>
    `The team wants its own hardware or dedicated servers, but the job targets ${hardware.label}.`,
  remedy: () => 'Use GPUs, or agree with the team to rent the TPU from Google Cloud.',
  why: 'A GPU can be bought and installed, or rented with its server. A Cloud TPU is rented and is not found in local machines. Teams that want to own or rent the hardware itself need GPUs.',
  fails: `framework: jax
stage: production
needs: { own_hardware: true }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { own_hardware: true }
hardware: A100:8
`,
})
