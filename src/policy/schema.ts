import { z } from 'zod'
import { type Money, parseAmount, parseCount, parseDay, parseDuration, parseMoney } from '../quantity.ts'
import { quantity } from '../quantity-schema.ts'
import { readThreshold, type ThresholdName, thresholdKeys } from './thresholds.ts'

export const severityWords = ['error', 'warning', 'notice', 'off'] as const
export const failOnWords = ['error', 'warning', 'notice', 'never'] as const

const text = (description: string) => z.string().meta({ description })
const severity = z.enum(severityWords).meta({ description: 'How grave its findings are; `off` turns it off.' })
const locked = z
  .boolean()
  .meta({ description: 'Whether files that extend this one may make it stricter only, never looser.' })
  .optional()

const day = (description: string) => quantity(parseDay, description, ['2027-01-31'])
const condition = text('A condition in CEL over the job, such as `job.stage == "production"`.')
const wordOrWords = (description: string) => z.union([z.string(), z.array(z.string()).min(1)]).meta({ description })

/** One threshold, its value already under `value`. */
function thresholdSchema(name: ThresholdName) {
  const { example } = thresholdKeys[name]
  const written = z.union([z.string(), z.number()])
  const values = example.length === 1 ? written : z.array(written)
  const value = values.transform((from, context) => {
    const parsed = readThreshold(name, [from].flat().map(String))
    if (parsed.ok) return parsed.value
    context.addIssue({ code: 'custom', message: parsed.problem })
    return z.NEVER
  })
  return z.strictObject({ value, locked }).optional()
}

const thresholdNames = Object.keys(thresholdKeys) as ThresholdName[]

function forEachThreshold<Schema>(schemaOf: (name: ThresholdName) => Schema): Record<ThresholdName, Schema> {
  return Object.fromEntries(thresholdNames.map((name) => [name, schemaOf(name)])) as Record<ThresholdName, Schema>
}

const demand = {
  id: text('Its name, by which a file that extends this one can replace it.').optional(),
  when: condition.optional(),
  severity: severity.optional(),
  reason: text('Why, in the words of the organisation; findings repeat it.').optional(),
  locked,
}
const stages = z.enum(['exploration', 'prototype', 'production'])
const stage = z
  .union([stages, z.array(stages).min(1)])
  .meta({ description: 'Only for jobs of these stages.' })
  .optional()

const requirement = z.strictObject({
  ...demand,
  stage,
  keys: wordOrWords('Keys that the job must declare, such as labels.team.'),
})

const hardwareItem = z
  .strictObject({
    accelerator: wordOrWords('Accelerators.'),
    kind: wordOrWords('Kinds: gpu, tpu, other.'),
    provider: wordOrWords('Providers.'),
    machine: wordOrWords('Machine types; * is allowed.'),
  })
  .partial()
const hardwareTerms = {
  severity: severity.optional(),
  reason: text('Why, in the words of the organisation; findings repeat it.').optional(),
  locked,
}

const limit = z.strictObject({
  ...demand,
  stage,
  count: quantity(parseCount, 'Accelerators in all.', [8]).optional(),
  hours: quantity(parseDuration, 'How long the job may take, as it is estimated.', ['14d']).optional(),
  chip_hours: quantity(parseAmount, 'Chip-hours, as they are estimated.', ['10k']).optional(),
  cost: quantity<Money>(parseMoney, 'Cost, as it is estimated from prices.', ['5000 USD']).optional(),
})

const price = z.strictObject({
  accelerator: wordOrWords('The accelerators that it is for.'),
  provider: text('Where; everywhere unless stated.').optional(),
  spot: z.boolean().meta({ description: 'Whether it is for machines that can be taken away.' }).optional(),
  price: quantity<Money>(parseMoney, 'What one chip costs an hour.', ['3.20 USD']),
  read: day('The day on which the price was read.'),
  locked,
})

const custom = z.strictObject({
  ...demand,
  id: text('Its name; findings are called policy/NAME.'),
  when: condition,
  message: text('What is wrong, in a sentence.'),
  remedy: text('What to do, in a sentence.').optional(),
  path: text('The key that is to blame, such as hardware.accelerator.').optional(),
  sources: z
    .array(z.string())
    .meta({ description: 'Documents that the rule rests on: titles or addresses.' })
    .optional(),
})

const waiver = z.strictObject({
  rule: text("A rule's id, or a glob such as team/*."),
  path: text('A glob over the paths of manifests; all of them unless stated.').optional(),
  job: text("A job's name; all jobs unless stated.").optional(),
  reason: text('Why it is right for the time being.'),
  owner: text('Who answers for it.'),
  expires: day('The last day on which it holds.'),
  ticket: text('Where it is followed up.').optional(),
})

const waiverTerms = z
  .strictObject({
    max_days: quantity(parseCount, 'So many days ahead at most a waiver may expire.', [180]),
    inline: z.boolean().meta({ description: 'Whether manifests may hold waivers of their own.' }),
    never: z.array(z.string()).meta({ description: 'Rules, or globs of rules, that nobody may waive.' }),
    locked,
  })
  .partial()

const failOn = z.enum(failOnWords)

const plainKeys = {
  version: z.literal(1).meta({ description: 'The version of this format.' }),
  extends: wordOrWords(
    'What this policy builds on: a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@ref.',
  ),
  locked: z.boolean().meta({ description: 'Locks everything in this file.' }),
  prices: z.array(price).meta({ description: 'Prices per chip-hour, for jobs that declare none.' }),
  custom: z.array(custom).meta({ description: "The organisation's own rules." }),
  waivers: z.array(waiver).meta({ description: 'Findings that somebody answers for until a day.' }),
  'waiver-terms': waiverTerms.meta({ description: 'What waivers may be.' }),
}

/** A policy whose shorthands are already expanded: words to their mappings, single items to lists. */
export const policySchema = z
  .strictObject({
    ...plainKeys,
    'fail-on': z.strictObject({ value: failOn, locked }),
    rules: z.record(z.string(), z.strictObject({ severity, locked })),
    thresholds: z.strictObject(forEachThreshold(thresholdSchema)),
    require: z.array(requirement),
    hardware: z
      .strictObject({ allow: z.array(hardwareItem).min(1), deny: z.array(hardwareItem).min(1), ...hardwareTerms })
      .partial(),
    limits: z.array(limit),
  })
  .partial()

/** A policy after validation: quantities are numbers (hours, shares), everything else is as written. */
export type PolicyFile = z.output<typeof policySchema>

function authoredThreshold(name: ThresholdName) {
  const { description, example } = thresholdKeys[name]
  const written = z.union([z.string(), z.number()])
  const values = example.length === 1 ? written : z.array(written).length(example.length)
  const examples = [example.length === 1 ? example[0] : [...example]]
  return z
    .union([values, z.strictObject({ value: values, locked })])
    .meta({ description, examples })
    .optional()
}

const authoredItem = z.union([
  text('An accelerator, a kind (gpu, tpu, other), a provider or a machine type; * is allowed in machine types.'),
  hardwareItem,
])
const authoredItems = z.union([authoredItem, z.array(authoredItem).min(1)])

/** The file as people write it, shorthands included: the source of the published JSON Schema. */
export const authoredPolicySchema = z
  .strictObject({
    ...plainKeys,
    'fail-on': z
      .union([failOn, z.strictObject({ value: failOn, locked })])
      .meta({ description: 'The mildest finding that fails the check.' }),
    rules: z
      .record(z.string(), z.union([severity, z.strictObject({ severity, locked })]))
      .meta({ description: 'Severities, by rule or by a glob such as model/*.' }),
    thresholds: z
      .strictObject(forEachThreshold(authoredThreshold))
      .meta({ description: 'Numbers that the documents leave open.' }),
    require: z
      .array(z.union([text('A key that every job must declare, such as labels.team.'), requirement]))
      .meta({ description: 'Keys that manifests must declare.' }),
    hardware: z
      .strictObject({
        allow: authoredItems.meta({ description: 'Only what fits one of these is allowed.' }),
        deny: authoredItems.meta({ description: 'Nothing that fits one of these is allowed.' }),
        ...hardwareTerms,
      })
      .partial()
      .meta({ description: 'Which hardware may be chosen.' }),
    limits: z.union([limit, z.array(limit)]).meta({ description: 'The most that jobs may use.' }),
  })
  .partial()
  .meta({ title: 'accelerator-policy.yml', description: 'What an organisation decides about accelerator-review.' })
