import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Finding } from '../../../src/core/finding/finding.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { compileCondition } from '../../../src/core/policy/condition/condition.ts'
import type { PolicyLayer } from '../../../src/core/policy/layers/layer.ts'
import { mergePolicies } from '../../../src/core/policy/layers/merge.ts'
import { readPolicy } from '../../../src/core/policy/layers/read.ts'
import { severityUnder } from '../../../src/core/policy/layers/rule-names.ts'
import type { Limit, Policy } from '../../../src/core/policy/policy.ts'
import { ruleSetUnder } from '../../../src/core/policy/rule-set.ts'
import { applyWaivers } from '../../../src/core/policy/waiver/waivers.ts'
import { checkFile, type FileReview } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { exampleDay } from '../../../src/core/rules/rule.ts'
import { thresholdKeys } from '../../../src/core/rules/thresholds.ts'
import { readableManifests } from '../arbitraries/manifests.ts'
import { policiesOf } from '../arbitraries/policies.ts'
import { written } from '../arbitraries/yaml-text.ts'
import { isMapping, type Mapping, type Value } from '../arbitraries/yaml-value.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertSame } from '../same-value.ts'

const demands = ['fail-on', 'rules', 'require', 'hardware', 'limits', 'custom', 'waiver-terms', 'thresholds']

/** A shared policy that locks everything as a whole, not item by item. */
const locking: fc.Arbitrary<Value> = policiesOf(...demands).map((value) => ({
  ...(unlocked(value) as Mapping),
  locked: true,
}))

function unlocked(value: Value): Value {
  if (Array.isArray(value)) return value.map(unlocked)
  if (!isMapping(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'locked')
      .map(([key, inner]) => [key, unlocked(inner)]),
  )
}

/** With a policy that extends it: some values are the same, some slightly different, and some arbitrary. */
const pairs = fc
  .tuple(
    locking,
    policiesOf(...demands, 'waivers', 'prices'),
    fc.array(fc.constantFrom('own', 'same', 'varied', 'varied'), { minLength: 8, maxLength: 8 }),
    fc.nat(1000),
  )
  .map(([above, own, ways, seed]): readonly [Value, Value] => {
    const { locked: _, ...said } = above as Mapping
    const taken = Object.entries(said).flatMap(([key, value], index): [string, Value][] => {
      const way = ways[index % ways.length]
      return way === 'own' ? [] : [[key, way === 'same' ? value : varied(value, seed + index)]]
    })
    return [above, { ...(own as Mapping), ...Object.fromEntries(taken) }]
  })

const words = ['off', 'notice', 'warning', 'error']

/** The same with some other severities, numbers and answers. */
function varied(value: Value, seed: number): Value {
  const isKept = seed % 3 === 0
  if (Array.isArray(value)) return value.map((item: Value, index) => varied(item, seed + 7 * index + 1))
  if (isMapping(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner], index) => [key, varied(inner, seed + 5 * index)]),
    )
  if (isKept) return value
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return value
  if (words.includes(value)) return words[seed % words.length] as string
  return value.replace(/^\d+/, (number) => String(seed % 2 === 0 ? Number(number) * 2 : Math.ceil(Number(number) / 2)))
}

const layerOf = (text: string, file: string): PolicyLayer | undefined =>
  readPolicy(readDocument(text), file, true, compileCondition).layer

/** What a shared policy locks stays as strict in a policy that extends it, or the two are refused. */
const locks = fuzzProperty({
  name: 'policy/locks',
  weight: 6,
  inputs: pairs.chain(([above, own]) =>
    fc.record({ above: written(fc.constant(above)), own: written(fc.constant(own)), manifest: readableManifests }),
  ),
  least: { 'hold together': 0.1, 'are refused': 0.05, 'have findings': 0.03 },
  check: ({ above, own, manifest }, saw) => {
    const [upper, lower] = [layerOf(above, 'shared.yml'), layerOf(own, 'own.yml')]
    if (upper === undefined || lower === undefined) return
    const alone = mergePolicies([upper], rules)
    const both = mergePolicies([upper, lower], rules)
    if (alone.problems.length > 0) return
    if (both.problems.length > 0) return saw('are refused')
    saw('hold together')
    assertAsStrict(upper, alone.policy, both.policy)
    const found = demandedBy(alone.policy, manifest)
    if (found.length > 0) saw('have findings')
    const left = demandedBy(both.policy, manifest)
    for (const finding of found)
      assert(
        left.some((other) => isAsGrave(other, finding)),
        `${JSON.stringify(finding)} is gone`,
      )
  },
})

const gravity = ['off', 'notice', 'warning', 'error'] as const
const failing = ['never', 'error', 'warning', 'notice'] as const

function assertAsStrict(upper: PolicyLayer, alone: Policy, both: Policy): void {
  if (upper.failOn !== undefined)
    assert(failing.indexOf(both.failOn.value) >= failing.indexOf(alone.failOn.value), `fail-on: ${both.failOn.value}`)
  // Rules that only give reasons have no severity.
  for (const rule of rules.filter(({ severity }) => severity !== 'none')) {
    const locked = severityUnder(rule, alone.severities)
    const now = severityUnder(rule, both.severities)
    if (locked !== undefined)
      assert(now !== undefined && gravity.indexOf(now) >= gravity.indexOf(locked), `${rule.id}: ${now} for ${locked}`)
  }
  for (const { name, value } of upper.thresholds) {
    const now = both.thresholdEntries.find((entry) => entry.name === name)?.value
    const { stricter } = thresholdKeys[name]
    if (stricter === 'neither') assertSame(now, value)
    else {
      const above = [value].flat()
      const isAsStrict = [now ?? []]
        .flat()
        .map((own, index) => (stricter === 'lower' ? own <= Number(above[index]) : own >= Number(above[index])))
      assert(isAsStrict.length === above.length && isAsStrict.every(Boolean), `${name}: ${now} for ${value}`)
    }
  }
  for (const limit of alone.limits) assertLimit(limit, both.limits)
  for (const { id, keys } of alone.requirements) {
    const now = both.requirements.find((requirement) => requirement.id === id)
    assert(
      keys.every((key) => now?.keys.includes(key)),
      `${id} asks for ${now?.keys.join(', ')}`,
    )
  }
  const [terms, before] = [both.waiverTerms.value, alone.waiverTerms.value]
  if (upper.waiverTerms === undefined) return
  assert(terms.maxDays <= before.maxDays && (before.inline || !terms.inline), JSON.stringify(terms))
  for (const pattern of before.never) assert(terms.never.includes(pattern))
}

function assertLimit({ id, severity, ...limit }: Limit, now: readonly Limit[]): void {
  const same = now.find((other) => other.id === id)
  assert(same !== undefined && gravity.indexOf(same.severity) >= gravity.indexOf(severity), `${id} is milder`)
  for (const ceiling of ['count', 'hours', 'chipHours', 'chipHoursIncrease', 'costIncrease'] as const)
    if (limit[ceiling] !== undefined) assert((same[ceiling] ?? Infinity) <= limit[ceiling], `${id}: ${same[ceiling]}`)
  if (limit.cost !== undefined)
    assert((same.cost?.amount ?? Infinity) <= limit.cost.amount, `${id}: ${same.cost?.amount}`)
}

/** The findings of the organization's demands without a waiver. */
function demandedBy(policy: Policy, manifest: string): Finding[] {
  const review: FileReview = checkFile('a/accelerator.yml', manifest, ruleSetUnder(policy, rules), policy.thresholds)
  const { files } = applyWaivers([review], policy.waivers, policy.waiverTerms.value, exampleDay, 'all')
  const ofPolicy = /^policy\/(?!undeclared$|condition-failed$)/
  return files
    .flatMap(({ findings }) => findings)
    .filter(({ rule, waived }) => ofPolicy.test(rule) && waived === undefined)
}

const isAsGrave = (finding: Finding, other: Finding): boolean =>
  finding.rule === other.rule &&
  finding.job === other.job &&
  gravity.indexOf(finding.severity) >= gravity.indexOf(other.severity)

export const lockProperties: readonly FuzzProperty[] = [locks]
