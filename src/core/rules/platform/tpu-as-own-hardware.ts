import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/tpu-as-own-hardware',
  title: 'A TPU where hardware is to be owned or rented as dedicated servers',
  rows: ['P5'],
  leans: 'gpu',
  force: 'impossible',
  sources: ['liquidweb'],
  at: ['needs', 'own_hardware'],
  when: ({ needs }) => needs.own_hardware,
  reason: () =>
    "GPUs can be bought, or rented as dedicated servers, while TPUs are only reached through Google's services.",
  problem: ({ hardware }) =>
    `The team wants to own its hardware or rent dedicated servers, and ${hardware.label} can be had neither way.`,
  remedy: () => 'Choose GPUs, or use the TPU as a service of Google Cloud and declare `own_hardware: false`.',
  why: "A GPU can be bought and put into a machine, or rented with the server around it. A TPU is used as part of Google's services and is not found in local machines, so a wish to own or rent the hardware itself leaves GPUs.",
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
