import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(10_000))
const name = z.string().check(z.maxLength(300))
const amount = z.number().check(z.nonnegative())
const interval = z.tuple([amount, amount])
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const waiver = z.object({ reason: text, owner: z.exactOptional(text), ticket: z.exactOptional(text), expires: day })

const finding = z.object({
  rule: name,
  severity: z.enum(['error', 'warning', 'notice']),
  job: z.exactOptional(text),
  message: text,
  line: amount,
  waived: z.exactOptional(waiver),
  expiredWaiver: z.exactOptional(waiver),
})

const cost = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  likely: z.exactOptional(amount),
  amount: interval,
  per: z.exactOptional(z.enum(['run', 'month'])),
  prices: z.exactOptional(name),
  read: z.exactOptional(z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/))),
})

const alternative = z.object({ change: z.exactOptional(text), cost: z.exactOptional(cost) })

const job = z.object({
  name: text,
  line: amount,
  drafted: z.exactOptional(z.boolean()),
  errors: z.exactOptional(amount),
  declared: z.object({
    framework: z.array(name),
    stage: z.exactOptional(name),
    task: name,
    accelerator: z.exactOptional(text),
    kind: z.exactOptional(name),
    vendor: z.exactOptional(name),
    count: z.exactOptional(amount),
    provider: z.exactOptional(name),
    model: z.exactOptional(text),
    labels: z.record(text, text),
    group: z.nullable(text),
  }),
  notKnown: z.exactOptional(z.array(z.object({ path: z.array(z.union([text, z.number()])), word: text }))),
  assessment: z.object({
    recommended: name,
    verdict: z.enum(['fit', 'undecided', 'questionable', 'mismatch']),
    against: z.exactOptional(z.array(z.object({ reason: text }))),
  }),
  sizing: z.object({
    memory: z.exactOptional(
      z.object({
        verdict: name,
        capacityGiB: amount,
        likelyGiB: z.exactOptional(amount),
        likely: z.exactOptional(name),
      }),
    ),
    likelyChipHours: z.exactOptional(amount),
    chipHours: z.exactOptional(interval),
    cost: z.exactOptional(cost),
  }),
  alternatives: z.exactOptional(z.array(alternative)),
  alternativesSearched: z.exactOptional(z.boolean()),
  cheaper: z.exactOptional(z.nullable(alternative)),
  evidence: z.exactOptional(
    z.object({ files: amount, compared: z.array(name), notCompared: z.array(z.object({ what: name, because: text })) }),
  ),
})

/** The keys of a JSON report that the totals need. Ignores all others, including those of later versions. */
const report = z.object({
  version: z.literal(1),
  tool: z.object({ name: z.literal('accelerator-review') }),
  repository: z.exactOptional(name),
  commit: z.exactOptional(name),
  date: z.exactOptional(day),
  files: z.array(z.object({ path: text, jobs: z.array(job), findings: z.array(finding) })),
  undeclared: z.exactOptional(z.array(z.object({ path: text, line: amount, asksFor: text }))),
  notChecked: z.exactOptional(text),
})

export type ReadReport = z.infer<typeof report>
export type ReadFile = ReadReport['files'][number]
export type ReadJob = ReadFile['jobs'][number]
export type ReadFinding = ReadFile['findings'][number]

/** Parses a JSON report of `check`, or says why it is none. Never throws, because reports have many origins. */
export function readReport(content: string): ReadReport | { readonly because: string } {
  if (isNestedTooDeeply(content)) return { because: `is nested more than ${deepest} levels deep` }
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch {
    return { because: 'is not valid JSON' }
  }
  const read = report.safeParse(json)
  if (read.success) return read.data
  const place = read.error.issues[0]?.path.join('.') || 'the whole file'
  return { because: `is not a report of \`check --format json\` (at ${place})` }
}

/** A report of `check` has about a dozen levels. Code that walks one may rely on this limit. */
const deepest = 64

function isNestedTooDeeply(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isInText) {
      if (sign === '\\') at++
      else if (sign === '"') isInText = false
    } else if (sign === '"') isInText = true
    else if ((sign === '[' || sign === '{') && ++depth > deepest) return true
    else if (sign === ']' || sign === '}') depth--
  }
  return false
}
