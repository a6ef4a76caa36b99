import { list } from '../../text/wording.ts'
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
  title: 'A TPU for a job that must not be tied to one cloud',
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
      ? 'GPUs can be had at nearly every cloud and on premises, while Trainium and Inferentia tie a job to AWS.'
      : "GPUs can be had at nearly every cloud and on premises, while a TPU ties a job to Google's services.",
  problem: ({ needs, hardware }) =>
    `The job ${needs.multi_cloud ? 'must be able to move between clouds' : 'must not depend on one provider'}, and it is to run on ${hardware.label}.`,
  remedy: ({ needs, hardware }) =>
    `Choose GPUs, or accept ${isOfAws(hardware) ? 'AWS' : 'Google'} as the only provider and declare ${list(declaredNeeds(needs).map((key) => `\`${key}: false\``))}.`,
  why: "GPUs are on offer at nearly every cloud, so a job that runs on them can follow price and availability from one to the next. TPUs are tied to Google's infrastructure. A team that wants to keep its options open gives them up with a TPU.",
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
