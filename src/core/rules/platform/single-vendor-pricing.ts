import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'platform/single-vendor-pricing',
  title: "Control over prices wanted where only one provider's prices apply",
  rows: ['P9'],
  leans: 'gpu',
  force: 'consider',
  sources: ['befreed-page', 'liquidweb'],
  at: ['needs', 'price_control'],
  when: ({ needs }) => needs.price_control,
  reason: () =>
    "GPUs can be rented from many providers or bought, which leaves more control over the price than Google's price list for TPUs.",
  problem: ({ hardware }) => `Control over prices matters to this job, and it is to run on ${hardware.label}.`,
  remedy: () => "Choose GPUs, or check that Google's prices suit the job's budget and declare `price_control: false`.",
  why: "At scale a TPU can give more for the money, but its price is set by Google alone. GPUs can be rented in many clouds, rented with a dedicated server, or bought; when one provider's prices become hard to foresee, a job on GPUs can move.",
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
