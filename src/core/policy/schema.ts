import * as z from 'zod/mini'
import { described } from '../manifest/described-schema.ts'
import { quantity } from '../manifest/quantity-schema.ts'
import { readThreshold, type ThresholdName, thresholdKeys } from '../rules/thresholds.ts'
import { type Money, parseAmount, parseCount, parseDay, parseMoney } from '../text/quantity.ts'
import { type CeilingKey, ceilings } from './ceilings.ts'
import { failOnWords, noManifestWords, severityWords } from './policy.ts'

const text = (description: string) => described(z.string(), { description })
const severity = described(z.enum(severityWords), { description: 'The severity of its findings; `off` disables it.' })
const locked = z.optional(
  described(z.boolean(), {
    description: 'Whether files that extend this one may only make it stricter, never looser.',
  }),
)

const day = (description: string) => quantity(parseDay, description, ['2027-01-31'])
const condition = text('A condition in CEL over the job, such as `job.stage == "production"`.')
const wordOrWords = (description: string) =>
  described(z.union([z.string(), z.array(z.string()).check(z.minLength(1))]), { description })

function thresholdSchema(name: ThresholdName) {
  const { example } = thresholdKeys[name]
  const written = z.union([z.string(), z.number()])
  const values = example.length === 1 ? written : z.array(written)
  const value = z.pipe(
    values,
    z.transform((from, context) => {
      const parsed = readThreshold(name, [from].flat().map(String))
      if (parsed.ok) return parsed.value
      const { problem: message, expected } = parsed
      context.issues.push({ code: 'custom', message, params: { expected }, input: context.value })
      return z.NEVER
    }),
  )
  return z.optional(z.strictObject({ value, locked }))
}

const thresholdNames = Object.keys(thresholdKeys) as ThresholdName[]

function forEachThreshold<Schema>(schemaOf: (name: ThresholdName) => Schema): Record<ThresholdName, Schema> {
  return Object.fromEntries(thresholdNames.map((name) => [name, schemaOf(name)])) as Record<ThresholdName, Schema>
}

const demand = {
  id: z.optional(text('The name by which a file that extends this one can replace it.')),
  when: z.optional(condition),
  severity: z.optional(severity),
  reason: z.optional(text('The reason, in your own words; findings repeat it.')),
  locked,
}
const stages = z.enum(['exploration', 'prototype', 'production'])
const stage = z.optional(
  described(z.union([stages, z.array(stages).check(z.minLength(1))]), {
    description: 'Applies only to jobs of these stages.',
  }),
)

const requirement = z.strictObject({
  ...demand,
  stage,
  keys: z.optional(wordOrWords('Keys that the job must declare, such as labels.team.')),
  manifest_for: z.optional(
    wordOrWords(
      'Globs over the repository, such as **/*.sbatch: each matching file needs a manifest in its folder or above.',
    ),
  ),
})

const hardwareItem = z.partial(
  z.strictObject({
    accelerator: wordOrWords('Accelerators.'),
    kind: wordOrWords('Kinds: gpu, tpu, other.'),
    provider: wordOrWords('Providers.'),
    machine: wordOrWords('Machine types; * is allowed.'),
  }),
)
const hardwareTerms = {
  severity: z.optional(severity),
  reason: z.optional(text('The reason, in your own words; findings repeat it.')),
  locked,
}

const ceilingSchemas = Object.fromEntries(
  Object.entries(ceilings).map(([key, { parse, help, example }]) => [
    key,
    z.optional(quantity<number | Money>(parse, help, [example])),
  ]),
) as unknown as Readonly<Record<CeilingKey, z.ZodMiniOptional<z.ZodMiniType<number | Money>>>>

const limit = z.strictObject({
  ...demand,
  stage,
  ...ceilingSchemas,
  prices: z.optional(
    described(z.literal('list'), { description: 'Judges cost by list prices too, where nobody gives a price.' }),
  ),
})

const price = z.strictObject({
  accelerator: z.optional(wordOrWords('The accelerators with this price.')),
  machine: z.optional(text('The machine type in which they have it; wherever they stand by default.')),
  provider: z.optional(text('The provider; all providers by default.')),
  region: z.optional(text('The region; all regions by default.')),
  spot: z.optional(
    described(z.boolean(), { description: 'Whether this is the price of machines that the provider can reclaim.' }),
  ),
  price: quantity<Money>(parseMoney, 'The price of one chip per hour.', ['3.20 USD']),
  read: day('The date on which the price was read.'),
  locked,
})

const custom = z.strictObject({
  ...demand,
  id: text('The name of the rule; its findings are policy/NAME.'),
  when: condition,
  message: text('What is wrong, in a sentence.'),
  remedy: z.optional(text('What to do, in a sentence.')),
  path: z.optional(text('The key that findings point to, such as hardware.accelerator.')),
  sources: z.optional(described(z.array(z.string()), { description: 'Sources of the rule: titles or URLs.' })),
})

const waiver = z.strictObject({
  rule: text("A rule's id, or a glob such as team/*."),
  path: z.optional(text('A glob over the paths of manifests; all manifests by default.')),
  job: z.optional(text("A job's name; all jobs by default.")),
  demand: z.optional(text('The id of one requirement or limit, or allow or deny; all by default.')),
  up_to: z.optional(
    quantity(parseAmount, 'The largest amount that the waiver covers, in the unit of the limit.', [16]),
  ),
  reason: text('Why the waiver is right for now.'),
  owner: text('Who is responsible for the waiver.'),
  expires: day('The last date on which the waiver applies.'),
  ticket: z.optional(text('The ticket that tracks it.')),
})

const waiverTerms = z.partial(
  z.strictObject({
    max_days: quantity(parseCount, 'The most days ahead on which a waiver may expire.', [180]),
    inline: described(z.boolean(), { description: 'Whether manifests may contain waivers.' }),
    never: described(z.array(z.string()), { description: 'Rules, or globs of rules, that nobody may waive.' }),
    locked,
  }),
)

const failOn = z.enum(failOnWords)
const noManifest = z.enum(noManifestWords)

const plainKeys = {
  version: described(z.literal(1), { description: 'The version of this format.' }),
  extends: wordOrWords(
    'What this policy extends: a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@ref.',
  ),
  locked: described(z.boolean(), { description: 'Locks everything in this file.' }),
  prices: described(z.union([z.literal('none'), z.array(price)]), {
    description: 'Prices per chip-hour, for jobs that declare none; `none` for no list prices either.',
  }),
  custom: described(z.array(custom), { description: 'Your own rules.' }),
  waivers: described(z.array(waiver), { description: 'Findings that are accepted until a date.' }),
  'waiver-terms': described(waiverTerms, { description: 'The terms for waivers.' }),
}

/** A policy with its shorthands expanded: words to mappings, single items to lists. */
export const policySchema = z.partial(
  z.strictObject({
    ...plainKeys,
    'fail-on': z.strictObject({ value: failOn, locked }),
    'no-manifest': z.strictObject({ value: noManifest, locked }),
    rules: z.record(z.string(), z.strictObject({ severity, locked })),
    thresholds: z.strictObject(forEachThreshold(thresholdSchema)),
    require: z.array(requirement),
    hardware: z.partial(
      z.strictObject({
        allow: z.array(hardwareItem).check(z.minLength(1)),
        deny: z.array(hardwareItem).check(z.minLength(1)),
        ...hardwareTerms,
      }),
    ),
    limits: z.array(limit),
  }),
)

/** A validated policy: quantities are numbers (hours, shares), the rest is as written. */
export type PolicyFile = z.output<typeof policySchema>

function authoredThreshold(name: ThresholdName) {
  const { description, example } = thresholdKeys[name]
  const written = z.union([z.string(), z.number()])
  const values = example.length === 1 ? written : z.array(written).check(z.length(example.length))
  const examples = [example.length === 1 ? example[0] : [...example]]
  return z.optional(described(z.union([values, z.strictObject({ value: values, locked })]), { description, examples }))
}

const authoredItem = z.union([
  text('An accelerator, a kind (gpu, tpu, other), a provider or a machine type; * is allowed in machine types.'),
  hardwareItem,
])
const authoredItems = (description: string) =>
  described(z.union([authoredItem, z.array(authoredItem).check(z.minLength(1))]), { description })

/** The file as people write it, with shorthands: the source of the published JSON Schema. */
export const authoredPolicySchema = described(
  z.partial(
    z.strictObject({
      ...plainKeys,
      'fail-on': described(z.union([failOn, z.strictObject({ value: failOn, locked })]), {
        description: 'The mildest finding that fails the check.',
      }),
      'no-manifest': described(z.union([noManifest, z.strictObject({ value: noManifest, locked })]), {
        description: 'Without a manifest: review what launch files ask for, pass, or fail.',
      }),
      rules: described(z.record(z.string(), z.union([severity, z.strictObject({ severity, locked })])), {
        description: 'Severities, by rule or by a glob such as model/*.',
      }),
      thresholds: described(z.strictObject(forEachThreshold(authoredThreshold)), {
        description: 'Numbers that the guidance leaves open.',
      }),
      require: described(
        z.array(z.union([text('A key that every job must declare, such as labels.team.'), requirement])),
        { description: 'Keys that manifests must declare.' },
      ),
      hardware: described(
        z.partial(
          z.strictObject({
            allow: authoredItems('Only hardware that matches one of these is allowed.'),
            deny: authoredItems('Hardware that matches one of these is not allowed.'),
            ...hardwareTerms,
          }),
        ),
        { description: 'The hardware that jobs may use.' },
      ),
      limits: described(z.union([limit, z.array(limit)]), { description: 'The most that jobs may use.' }),
    }),
  ),
  { title: 'accelerator-policy.yml', description: 'The policy of an organization for accelerator-review.' },
)
