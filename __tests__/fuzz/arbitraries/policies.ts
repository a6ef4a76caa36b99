import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { machines } from '../../../src/core/catalog/machines/machines.ts'
import { acceleratorWords } from '../../../src/core/catalog/names/accelerator-name.ts'
import { providers } from '../../../src/core/catalog/names/providers.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { type ThresholdName, thresholdKeys } from '../../../src/core/rules/thresholds.ts'
import { parseAmount, parseCount, parseDuration, parseShare } from '../../../src/core/text/quantity.ts'
import { conditions, typedConditions } from './conditions.ts'
import { globSoup, plainPaths } from './globs.ts'
import { mutated } from './mutations.ts'
import { amounts, counts, days, durations, money, shares, type WrittenQuantity } from './quantities.ts'
import { publishedSchema, type Schema, valuesOf, type Words } from './schema-values.ts'
import { acceptedText, yamlPieces, yamlSoup } from './token-soup.ts'
import { written } from './yaml-text.ts'
import { nearly, type Value } from './yaml-value.ts'

const ids = rules.map(({ id }) => id)
const areas = [...new Set(ids.map((id) => id.slice(0, id.indexOf('/'))))]
/** Rules and globs of rules whose severity a policy may set. */
const ownSeverities = rules
  .filter(({ id, severity }) => severity !== 'none' && !/^(?:policy|manifest)\//.test(id))
  .map(({ id }) => id)
const rulePatterns = fc.oneof(
  fc.constantFrom(...ownSeverities),
  fc.constantFrom(
    ...areas.filter((area) => !['policy', 'manifest'].includes(area)).map((area) => `${area}/*`),
    '*',
    'model/dynamic*',
  ),
)
const names = fc.constantFrom('a', 'b', 'own-rule', 'bill', 'no-spot')
const prose = fc.oneof(
  fc.constantFrom('Because.', 'There are contracts for these.'),
  acceptedText.map((text) => `x ${text}`),
)
const manifestKeys = fc.constantFrom(
  'stage',
  'labels.team',
  'framework.name',
  'hardware.count',
  'operations.budget',
  'scale.tokens',
  'hardware.parallelism.data',
)
const accelerators = fc.constantFrom(...acceleratorWords)
const kinds = fc.constantFrom('gpu', 'tpu', 'other')
const providerWords = fc.constantFrom(...providers.map(({ id }) => id))
const machineWords = fc.constantFrom(...machines.map(({ name }) => name), 'a3-*', 'p5*', '*')
const hardwareWords = fc.oneof(accelerators, kinds, providerWords, machineWords)
const text = ({ text: written }: { readonly text: string }): string => written

const byParser = new Map<unknown, fc.Arbitrary<WrittenQuantity>>([
  [parseAmount, amounts],
  [parseCount, counts],
  [parseDuration, durations],
  [parseShare, shares],
])

function thresholdWords(name: ThresholdName): readonly [string, fc.Arbitrary<Value>][] {
  const { example, parse } = thresholdKeys[name]
  if (example.length === 1) {
    const one = (byParser.get(parse) ?? amounts).map(text)
    return [`thresholds.${name}`, `thresholds.${name}.value`].map((key) => [key, one])
  }
  const rising = fc.constant<Value>([...example])
  const several = fc.oneof(
    { weight: 12, arbitrary: rising },
    { weight: 1, arbitrary: fc.constant<Value>(['3', '2', '1']) },
  )
  return [`thresholds.${name}.[]`, `thresholds.${name}.value.[]`].map((key) => [key, several])
}

const words: Words = {
  extends: fc.constantFrom('recommended', 'strict', 'advisory'),
  'rules.*': rulePatterns,
  accelerator: accelerators,
  kind: kinds,
  provider: providerWords,
  machine: machineWords,
  region: fc.constantFrom('us-east-1', 'us-central1-a', 'eastus2'),
  price: money.map(text),
  read: days,
  id: names,
  when: fc.oneof({ weight: 12, arbitrary: typedConditions }, { weight: 1, arbitrary: conditions }),
  message: prose,
  reason: prose,
  remedy: prose,
  path: manifestKeys,
  'waivers.path': fc.oneof(plainPaths, globSoup),
  sources: fc.constantFrom('A contract', 'https://example.com/a'),
  rule: fc.oneof(fc.constantFrom(...ids), rulePatterns),
  job: fc.constantFrom('a', 'pre*', '*', 'job'),
  owner: fc.constantFrom('ml-platform', '@someone'),
  expires: days,
  ticket: fc.constantFrom('OPS-1', '#12'),
  max_days: counts.map(text),
  demand: names,
  manifest_for: fc.oneof(plainPaths, globSoup),
  up_to: counts.map(text),
  never: rulePatterns,
  require: manifestKeys,
  keys: manifestKeys,
  allow: hardwareWords,
  deny: hardwareWords,
  count: counts.map(text),
  hours: durations.map(text),
  chip_hours: amounts.map(text),
  chip_hours_increase: fc.constantFrom('2x', '1.5×', '10%'),
  cost_increase: fc.constantFrom('20%', '1x', '0%', '3x'),
  cost: money.map(text),
  ...Object.fromEntries((Object.keys(thresholdKeys) as ThresholdName[]).flatMap(thresholdWords)),
}

/** Every key of the published schema, with values that fit it. */
export const policyValues: fc.Arbitrary<Value> = valuesOf(publishedSchema('accelerator-policy'), words)

/** Policies with only some keys. */
export const policiesOf = (...keys: readonly string[]): fc.Arbitrary<Value> => {
  const { properties = {}, ...schema } = publishedSchema('accelerator-policy')
  const chosen = Object.entries(properties).filter(([key]) => keys.includes(key))
  return valuesOf({ ...schema, properties: Object.fromEntries(chosen) } satisfies Schema, words)
}

const folder = new URL('../../../examples/policy/', import.meta.url)
const realPolicies = readdirSync(folder)
  .filter((name) => name.startsWith('accelerator-policy') && /\.ya?ml$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** Policy texts: valid, nearly valid, mutated, and hopeless. */
export const policyTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: written(policyValues) },
  { weight: 3, arbitrary: written(nearly(policyValues)) },
  { weight: 2, arbitrary: mutated(fc.constantFrom(...realPolicies)) },
  { weight: 1, arbitrary: yamlSoup },
)

/** Repeated pieces: lines of policies, special characters, and rules with the longest conditions. */
export const policyPieces: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...new Set(realPolicies.flatMap((policy) => policy.split(/(?<=\n)/)))),
  yamlPieces,
  conditions.map((when) => `  - { id: a, message: b, when: ${JSON.stringify(repeatedCondition(when))} }\n`),
)

const longestCondition = 4_096

function repeatedCondition(condition: string): string {
  const again = ` && ${condition}`
  return condition + again.repeat(Math.max(0, Math.floor((longestCondition - condition.length) / again.length)))
}
