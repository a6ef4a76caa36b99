import { duration } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/long-queue',
  title: 'A long queue for the chosen hardware',
  rows: ['T4'],
  // The remedy for a GPU queue is another provider, not another kind of hardware.
  leans: ({ hardware }) => (hardware.kind === 'tpu' ? 'gpu' : 'either'),
  force: 'against',
  holdsForOthers: true,
  sources: ['befreed-lesson', 'befreed-page'],
  at: ['operations', 'queue_time'],
  when: ({ operations, queueLimit }) =>
    operations.queue_time === undefined ? undefined : operations.queue_time > queueLimit.hours,
  extent: ({ operations }) => operations.queue_time,
  reason: ({ hardware }) => (hardware.kind === 'tpu' ? 'More providers offer GPUs than TPUs.' : ''),
  problem: ({ operations, hardware, queueLimit }) => {
    const { queue_time = 0, max_queue_time } = operations
    const waits = `Jobs wait ${duration(queue_time)} for ${hardware.label}`
    if (queueLimit.hours === 0)
      return `${waits}, but ${queueLimit.isOwn ? '`max_queue_time`' : 'the policy'} allows no wait.`
    const isLocked = !queueLimit.isOwn && max_queue_time !== undefined
    return `${waits}; the ${isLocked ? "policy's limit" : 'limit'} is ${duration(queueLimit.hours)}.`
  },
  remedy: ({ hardware }) =>
    `Use ${hardware.kind === 'tpu' ? 'GPUs, or a zone' : 'a provider or zone'} with a shorter queue.`,
  why: 'A fast chip does not help a job that starts late. TPUs come from one provider, so a job cannot easily avoid a queue there, while a job on GPUs can move to another cloud. The limit is `max_queue_time`, or else what the policy sets.',
  fails: `framework: jax
stage: production
operations: { queue_time: 5d, max_queue_time: 12h }
hardware: tpu-v5p-128
`,
  passes: `framework: jax
stage: production
operations: { queue_time: 5d, max_queue_time: 7d }
hardware: tpu-v5p-128
`,
})
