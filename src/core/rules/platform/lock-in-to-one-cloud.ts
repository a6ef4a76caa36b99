import { defineGuideline, type Facts } from '../rule.ts'

type Needs = Facts['needs']

const declaredNeeds = ({ multi_cloud, avoid_lock_in }: Needs): string[] => [
  ...(multi_cloud ? ['multi_cloud'] : []),
  ...(avoid_lock_in ? ['avoid_lock_in'] : []),
]

const isOfAws = ({ kind, candidates }: Facts['hardware']): boolean =>
  kind === 'other' && candidates.length > 0 && candidates.every(({ vendor }) => vendor === 'aws')

export default defineGuideline({
  id: 'platform/lock-in-to-one-cloud',
  title: 'A TPU for a job that must not depend on one cloud',
  rows: ['P3'],
  leans: ({ hardware }) => (isOfAws(hardware) ? 'either' : 'gpu'),
  force: 'against',
  holdsForOthers: true,
  sources: ['befreed-lesson', 'befreed-page', 'liquidweb'],
  at: ({ needs }) => ['needs', declaredNeeds(needs)[0] ?? 'multi_cloud'],
  when: ({ needs }) =>
    needs.multi_cloud === undefined && needs.avoid_lock_in === undefined ? undefined : declaredNeeds(needs).length > 0,
  reason: ({ hardware }) =>
    isOfAws(hardware)
      ? 'Nearly every cloud offers GPUs; only AWS offers Trainium and Inferentia.'
      : 'Nearly every cloud offers GPUs; few besides Google offer TPUs.',
  problem: ({ needs, hardware }) =>
    `The job must ${needs.multi_cloud ? 'be able to move between clouds' : 'not depend on one provider'}, but targets ${hardware.label}.`,
  remedy: ({ hardware }) =>
    `Use GPUs, or agree with the team that ${isOfAws(hardware) ? 'AWS' : 'Google'} may be the only provider.`,
  why: "Nearly every cloud offers GPUs, so a job on GPUs can follow price and availability from one cloud to the next. The guidance ties TPUs to Google's infrastructure, and few other clouds have announced them since. A team that needs a choice of clouds loses it with a TPU.",
  fails: `framework: jax
stage: production
needs: { multi_cloud: true }
hardware: tpu-v5e-64
`,
  passes: `framework: jax
stage: production
needs: { multi_cloud: true }
hardware: H100:64
`,
})
