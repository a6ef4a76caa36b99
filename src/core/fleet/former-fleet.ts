import * as z from 'zod/mini'

const name = z.string().check(z.maxLength(10_000))
const amount = z.number().check(z.nonnegative())
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const cost = z.object({
  currency: name,
  likely: z.exactOptional(amount),
  amount: z.readonly(z.tuple([amount, amount])),
  per: z.exactOptional(z.enum(['run', 'month'])),
  prices: z.exactOptional(name),
})

const violation = z.object({ rule: name, severity: z.enum(['error', 'warning', 'notice']), message: name })

/** The parts of a job in an earlier report that are compared, and those that the page filters by. */
const formerJob = z.object({
  repository: name,
  path: name,
  job: name,
  date: z.exactOptional(day),
  accelerator: z.exactOptional(name),
  count: z.exactOptional(amount),
  likelyChipHours: z.exactOptional(amount),
  cost: z.exactOptional(cost),
  ifFitted: z.exactOptional(z.object({ cost: z.exactOptional(cost) })),
  verdict: z.exactOptional(z.enum(['fit', 'undecided', 'questionable', 'mismatch'])),
  isDrift: z.exactOptional(z.literal(true)),
  policy: z.exactOptional(z.readonly(z.array(violation))),
  kind: z.exactOptional(name),
  provider: z.exactOptional(name),
  stage: z.exactOptional(name),
  labels: z.record(name, name),
})
const formerFleet = z.object({
  version: z.literal(1),
  date: day,
  jobs: z.array(formerJob),
})

export type FormerJob = z.infer<typeof formerJob>
export type FormerFleet = z.infer<typeof formerFleet>

/** Parses the output of `fleet --format json`. Undefined for anything else. */
export function readFormerFleet(text: string): FormerFleet | undefined {
  try {
    return z.safeParse(formerFleet, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
