import { duration } from '../../text/wording.ts'
import { defineGuideline } from '../rule.ts'

export default defineGuideline({
  id: 'operations/long-queue',
  title: 'A long queue for the chosen hardware',
  rows: ['T4'],
  // The way out of a queue for GPUs is another provider, not another kind of hardware.
  leans: ({ hardware }) => (hardware.kind === 'tpu' ? 'gpu' : 'either'),
  force: 'against',
  holdsForOthers: true,
  sources: ['befreed-lesson', 'befreed-page'],
  at: ['operations', 'queue_time'],
  when: ({ operations, queueLimit }) =>
    operations.queue_time === undefined ? undefined : operations.queue_time > queueLimit.hours,
  reason: () => 'Time in a queue counts like time in training, so speed that the job has to wait for gains nothing.',
  problem: ({ operations, hardware, queueLimit }) => {
    const { queue_time = 0, max_queue_time } = operations
    const most = duration(queueLimit.hours)
    const limit = !queueLimit.isOwn
      ? `and more than ${most} counts as long${max_queue_time === undefined ? '' : ', which the policy locks'}`
      : queueLimit.hours === 0
        ? 'and no wait is acceptable here'
        : `and at most ${most} is acceptable`
    return `A job waits ${duration(queue_time)} for ${hardware.label}, ${limit}.`
  },
  remedy: ({ hardware, queueLimit }) => {
    const look =
      hardware.kind === 'tpu'
        ? 'Choose GPUs that are free sooner or a zone with a shorter queue'
        : 'Look for the same accelerators at another provider or in another zone'
    return `${look}${queueLimit.mayRise ? ', or raise `max_queue_time` if the wait is acceptable' : ''}.`
  },
  why: 'Availability is part of the choice: what counts is when the result is there, not how fast the chip is on paper. TPUs come from one provider, so a queue there is hard to get around, while a job on GPUs can move to another cloud. The longest acceptable wait is `max_queue_time`, or else what the policy sets.',
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
