// The JSON report's schema, as docs/json-report.md describes it. Nothing else is allowed.

type Schema = Readonly<Record<string, unknown>>

const text = { type: 'string' }
const flag = { type: 'boolean' }
const count = { type: 'integer', minimum: 0 }
const line = { type: 'integer', minimum: 1 }
const amount = { type: 'number', minimum: 0 }
const interval = { type: 'array', items: amount, minItems: 2, maxItems: 2 }
const oneOf = (...words: readonly string[]): Schema => ({ enum: words })
const listOf = (items: Schema, maxItems?: number): Schema => ({ type: 'array', items, ...(maxItems && { maxItems }) })

/** A mapping with these keys; a question mark makes one optional. */
function mapping(keys: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(keys)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(keys).map(([key, schema]) => [key.replace('?', ''), schema])),
    required: names.filter((key) => !key.endsWith('?')),
    additionalProperties: false,
  }
}

const severity = oneOf('error', 'warning', 'notice')
const verdict = oneOf('fit', 'undecided', 'questionable', 'mismatch')
const span = { line, column: line, endLine: line, endColumn: line }
const reasons = listOf(mapping({ rule: text, reason: text }))

const cost = mapping({
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  'likely?': amount,
  amount: interval,
  per: oneOf('run', 'month'),
  prices: oneOf('list', 'policy', 'file', 'manifest'),
  'reported?': { const: true },
  'read?': text,
  'paid?': mapping({ accelerators: amount, machines: count }),
})

const sizing = mapping({
  'memory?': mapping({
    verdict: oneOf('fits', 'does-not-fit', 'unknown'),
    'perDeviceGiB?': interval,
    capacityGiB: amount,
    needs: listOf(text),
    'likelyGiB?': amount,
    'likely?': oneOf('fits', 'does-not-fit'),
    'partsGiB?': mapping(
      Object.fromEntries(
        ['weights', 'gradients', 'optimizer', 'activations', 'cache', 'logits', 'buffers', 'runtime'].map((part) => [
          part,
          amount,
        ]),
      ),
    ),
  }),
  'likelyHours?': amount,
  'likelyChipHours?': amount,
  'hours?': interval,
  'chipHours?': interval,
  'energyKWh?': interval,
  'cost?': cost,
  assumptions: listOf(text),
})

const alternative = mapping({
  change: text,
  set: listOf(mapping({ path: listOf({ type: ['string', 'number'] }), 'value?': {} })),
  'memory?': mapping({ likelyGiB: amount, capacityGiB: amount }),
  'likelyChipHours?': amount,
  'cost?': cost,
})

const topic = oneOf('framework', 'kind', 'model', 'count', 'total')

const job = mapping({
  name: text,
  line,
  'drafted?': flag,
  declared: mapping({
    framework: listOf(text),
    'stage?': text,
    task: text,
    'accelerator?': text,
    'kind?': oneOf('gpu', 'tpu', 'npu', 'other'),
    'vendor?': text,
    'count?': amount,
    'provider?': text,
    'model?': text,
    labels: { type: 'object', additionalProperties: text },
    group: { type: ['string', 'null'] },
  }),
  notKnown: listOf(mapping({ path: listOf({ type: ['string', 'number'] }), word: text })),
  readAs: listOf(mapping({ path: listOf({ type: ['string', 'number'] }), as: listOf({ type: ['string', 'number'] }) })),
  errors: count,
  assessment: mapping({
    'chosen?': oneOf('gpu', 'tpu', 'other'),
    recommended: oneOf('gpu', 'tpu', 'either', 'other'),
    verdict,
    for: reasons,
    against: reasons,
    undecided: listOf(text),
    judged: mapping({ kind: flag, memory: flag, time: flag }),
  }),
  'evidence?': mapping({
    files: count,
    compared: listOf(topic),
    notCompared: listOf(mapping({ what: topic, because: text })),
  }),
  sizing,
  alternatives: listOf(alternative, 3),
  'alternativesSearched?': { const: false },
  'cheaper?': { anyOf: [alternative, { type: 'null' }] },
})

const waiver = (daysLeft: Schema): Schema =>
  mapping({
    reason: text,
    'owner?': text,
    'ticket?': text,
    expires: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    daysLeft,
    path: text,
    line,
  })

const findingKeys = {
  rule: { type: 'string', pattern: '^[a-z]+/[a-z0-9-]+$' },
  severity,
  'job?': text,
  message: text,
  remedy: text,
  ...span,
  related: listOf(mapping({ path: text, ...span, message: text })),
  sources: listOf(mapping({ id: text, title: text, 'url?': text })),
  help: text,
  'waived?': waiver(count),
  'expiredWaiver?': waiver({ type: 'integer', maximum: -1 }),
  'standing?': oneOf('new', 'existing'),
  'onBase?': oneOf('error', 'warning', 'notice', 'less', 'waived'),
}

const placedJob = mapping({
  path: text,
  name: text,
  line,
  hardware: text,
  'count?': amount,
  scale: mapping({
    'size?': oneOf('small', 'medium', 'large', 'massive'),
    'parameters?': amount,
    'tokens?': amount,
    'samples?': amount,
  }),
  verdict,
  sizing,
})

export const jsonReportSchema: Schema = mapping({
  version: { const: 1 },
  tool: mapping({ name: { const: 'accelerator-review' }, version: text }),
  'repository?': { type: 'string', pattern: '^[\\w.-]+(/[\\w.-]+)+$' },
  'commit?': { type: 'string', pattern: '^[0-9a-f]{40}([0-9a-f]{24})?$' },
  'date?': { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  summary: mapping({
    files: count,
    jobs: count,
    error: count,
    warning: count,
    notice: count,
    waived: count,
    'new?': count,
    'existing?': count,
    'fixed?': count,
    'withdrawn?': count,
    'notJudged?': count,
    failed: flag,
  }),
  'policies?': listOf(text),
  files: listOf(mapping({ path: text, jobs: listOf(job), findings: listOf(mapping(findingKeys)) })),
  'withdrawn?': listOf(mapping({ path: text, 'job?': text })),
  'unread?': mapping({
    tooLarge: listOf(text),
    gaveUp: listOf(mapping({ path: text, because: text })),
    cut: flag,
    'incomplete?': text,
  }),
  'undeclared?': listOf(mapping({ path: text, line, asksFor: text })),
  'notChecked?': text,
  'difference?': mapping({
    fixed: listOf(mapping({ ...findingKeys, path: text })),
    jobs: listOf(
      mapping({
        path: text,
        name: text,
        change: oneOf('added', 'changed', 'withdrawn'),
        'base?': placedJob,
        'head?': placedJob,
        'chipHoursRatio?': amount,
        'costRatio?': amount,
      }),
    ),
  }),
})
