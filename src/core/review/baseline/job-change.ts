import { amount, duration } from '../../text/wording.ts'
import type { JobPair, PlacedJob } from './job-pairs.ts'

/** Whether a job came, went, or has another row now: name, hardware, count, scale, verdict or sizing. */
export function isChanged({ head, base }: JobPair): boolean {
  return head === undefined || base === undefined || rowOf(head) !== rowOf(base)
}

/** What a reader is told of a job, as one string to compare, with numbers as reports say them: a smaller change has nothing to show. */
function rowOf({ job: { name, facts, assessment } }: PlacedJob): string {
  const { hardware, scale, sizing } = facts
  const { memory, hours, chipHours, cost } = sizing
  const said = (values: readonly (number | undefined)[] = [], words: (value: number) => string = amount) =>
    values.map((value) => (value === undefined ? '' : words(value)))
  return JSON.stringify([
    name,
    hardware.label,
    said([hardware.count]),
    scale.size ?? '',
    said([scale.parameters, scale.tokens, scale.samples]),
    assessment.verdict,
    memory?.verdict ?? '',
    said(hours, duration),
    said(chipHours),
    cost?.currency ?? '',
    said(cost?.amount),
  ])
}
