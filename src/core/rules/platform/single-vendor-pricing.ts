import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/single-vendor-pricing',
  title: 'Control over prices on hardware from one provider',
  rows: ['P9'],
  leans: 'gpu',
  force: 'consider',
  sources: ['befreed-page', 'liquidweb'],
  at: ['needs', 'price_control'],
  when: ({ needs }) => needs.price_control,
  reason: () => 'GPUs can be rented from many providers or bought; few besides Google offer TPUs.',
  problem: ({ hardware }) => `The job needs control over prices, but targets ${hardware.label}.`,
  remedy: () => "Use GPUs, or compare Google's prices with the budget.",
  why: 'At scale a TPU can give more for the money, but few besides Google offer one. GPUs can be rented in many clouds, rented with a dedicated server, or bought. When the prices of one provider become hard to predict, a job on GPUs can move.',
  fails: `framework: jax
stage: production
needs: { price_control: true }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
needs: { price_control: true }
hardware: H100:64
`,
})
