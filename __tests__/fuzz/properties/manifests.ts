import assert from 'node:assert/strict'
import fc from 'fast-check'
import { documentLimits } from '../../../src/core/languages/yaml/document-limits.ts'
import { checkFile, type FileReview } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { reviewOf } from '../../support/outcomes.ts'
import { longTexts } from '../arbitraries/long-texts.ts'
import { manifestTexts, manifestValues, readableManifests } from '../arbitraries/manifests.ts'
import { respelled as inOtherWords } from '../arbitraries/respelled.ts'
import { yamlPieces } from '../arbitraries/token-soup.ts'
import { layouts, yamlText } from '../arbitraries/yaml-text.ts'
import { nearly } from '../arbitraries/yaml-value.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertPlaces, essence, reachesRules } from '../oracles.ts'
import { assertSame } from '../same-value.ts'

const path = 'train/accelerator.yml'
const set = ruleSet(rules)

/** Any file gets an answer quickly, and every reported place exists. */
const answered = fuzzProperty({
  name: 'manifest/answered',
  weight: 36,
  inputs: manifestTexts,
  least: { 'reach the rules': 0.3 },
  check: (text, saw) => {
    const review = reviewOf(path, text)
    if (reachesRules(review)) saw('reach the rules')
    assertPlaces(review)
    assert(review.jobs.length > 0 || review.findings.some(({ severity }) => severity === 'error'))
  },
})

/** Reading a text again gives the same answer. */
const lineBreaks = fuzzProperty({
  name: 'manifest/line-breaks',
  weight: 8,
  inputs: manifestTexts.filter((text) => !text.includes('\r')),
  least: { 'are readable': 0.5 },
  // The YAML parser reads these differently with CRLF.
  examples: [
    'jobs:\n  a:\n hardware: x\n    evidence: [y]\n',
    'a: b\nthe first\nsecond: c\n',
    'jobs:\n  a:\n    pytorch\n|-H100:8\n\n',
    'framework: jax\nhardware: tpu-v5e-64...\n\n4\n4\n',
  ],
  check: (text, saw) => {
    const review = reviewOf(path, text)
    if (review.jobs.length > 0) saw('are readable')
    const other = reviewOf(path, text.replaceAll('\n', '\r\n'))
    const reported = ({ findings, jobs }: typeof review) => [
      findings,
      jobs.map(({ name, line, assessment }) => [name, line, assessment]),
    ]
    assertSame(reported(other), reported(review))
  },
})

/** Findings depend on the meaning of a file, not on the order of its keys or its layout. */
const layout = fuzzProperty({
  name: 'manifest/layout',
  weight: 12,
  inputs: fc.record({ value: fc.oneof(manifestValues, nearly(manifestValues)), one: layouts, other: layouts }),
  least: { 'reach the rules': 0.3 },
  check: ({ value, one, other }, saw) => {
    const review = reviewOf(path, yamlText(value, one))
    if (reachesRules(review)) saw('reach the rules')
    const again = reviewOf(path, yamlText(value, other))
    // An unreadable file is refused at its first such place, which depends on the order.
    if (isRefused(review)) assert(isRefused(again))
    else assertSame(essence(again), essence(review))
  },
})

/** Other case, separators, pins after libraries and another order of keys change no judgment. */
const respelled = fuzzProperty({
  name: 'manifest/respelled',
  weight: 10,
  inputs: fc.record({ value: manifestValues, seed: fc.nat(1_000_000), one: layouts, other: layouts }),
  least: { 'are valid': 0.4, 'reach the rules': 0.15, 'are sized': 0.01, 'are respelled': 0.3 },
  check: ({ value, seed, one, other }, saw) => {
    const otherValue = inOtherWords(value, seed)
    const review = reviewOf(path, yamlText(value, one))
    const again = reviewOf(path, yamlText(otherValue, other))
    // An invalid value is a mistake at a key of the reference, but elsewhere an unknown word.
    if (hasMistakes(review)) return
    saw('are valid')
    if (reachesRules(review)) saw('reach the rules')
    if (review.jobs.some(({ facts: { sizing } }) => sizing.memory !== undefined)) saw('are sized')
    if (JSON.stringify(otherValue) !== JSON.stringify(value)) saw('are respelled')
    assertSame(judgements(again), judgements(review))
  },
})

const hasMistakes = ({ findings }: FileReview): boolean =>
  findings.some(({ rule, severity }) => rule.startsWith('manifest/') && severity === 'error')

/** The result of each job and the rules that report, without their words. */
const judgements = ({ findings, jobs }: FileReview): unknown => ({
  jobs: jobs
    .map(({ name, facts: { sizing }, assessment: { chosen, verdict, recommended }, errors, notKnown }) => ({
      ...{ name, sizing, chosen, verdict, recommended, errors, notKnown: notKnown.length },
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
  rules: [
    ...new Set(
      findings
        .filter(({ rule }) => rule !== 'manifest/other-spelling')
        .map(({ rule, severity, job }) => `${job} ${severity} ${rule}`),
    ),
  ].sort(),
})

/** The proposed changes for a job's errors and warnings are few and distinct. */
const alternatives = fuzzProperty({
  name: 'manifest/alternatives',
  weight: 3,
  inputs: readableManifests,
  least: { 'have alternatives': 0.04 },
  check: (text, saw) => {
    const review = checkFile(path, text, set, defaultThresholds, { jobs: 2, comparisons: true })
    if (review.jobs.some(({ alternatives: ways }) => ways.length > 0)) saw('have alternatives')
    assertPlaces(review)
    assertSame(essence(review), essence(reviewOf(path, text)))
    for (const { alternatives: ways } of review.jobs) {
      assert(ways.length <= 3)
      assert.equal(new Set(ways.map(({ change }) => change)).size, ways.length)
    }
  },
})

/** The time for a long file is proportional to its length, whatever it repeats. */
const long = fuzzProperty({
  name: 'manifest/long',
  weight: 1,
  inputs: longTexts(yamlPieces, { texts: [documentLimits.bytes], line: documentLimits.bytes }),
  // The YAML parser recurses into each of these keys.
  examples: [
    ...[`\n  ${'<<: '.repeat(9_000)}\n&a b`, 'a: '.repeat(9_000), `a: { ${'b: '.repeat(9_000)}c\n`],
    'a: 1\n  - b: c\n'.repeat(5_500),
  ],
  check: (text) => assertPlaces(reviewOf(path, text)),
})

const isRefused = ({ jobs, findings }: FileReview): boolean =>
  jobs.length === 0 && findings.some(({ rule }) => /^manifest\/(?:syntax|encoding|limit)$/.test(rule))

export const manifestProperties: readonly FuzzProperty[] = [answered, lineBreaks, layout, respelled, alternatives, long]
