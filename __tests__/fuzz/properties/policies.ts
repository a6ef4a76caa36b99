import assert from 'node:assert/strict'
import fc from 'fast-check'
import { documentLimits } from '../../../src/core/languages/yaml/document-limits.ts'
import { compileCondition } from '../../../src/core/policy/condition/condition.ts'
import { mergePolicies } from '../../../src/core/policy/layers/merge.ts'
import { overviewOf } from '../../../src/core/policy/overview.ts'
import { ruleSetUnder } from '../../../src/core/policy/rule-set.ts'
import { applyWaivers } from '../../../src/core/policy/waiver/waivers.ts'
import { jsonReport } from '../../../src/core/report/formats/json.ts'
import { markdownReport } from '../../../src/core/report/markdown/markdown.ts'
import { policyJson, policyText } from '../../../src/core/report/terminal/policy.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { checkFile, type FileReview } from '../../../src/core/review/check.ts'
import { withPolicyFindings } from '../../../src/core/review/policy-findings.ts'
import { notesUnder } from '../../../src/core/review/rule-notes.ts'
import type { Facts } from '../../../src/core/rules/facts.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { exampleDay } from '../../../src/core/rules/rule.ts'
import { outcomeOf, reviewOf } from '../../support/outcomes.ts'
import { read } from '../../support/policy-runs.ts'
import { runnerCommands } from '../../support/runner.ts'
import { conditions } from '../arbitraries/conditions.ts'
import { longTexts } from '../arbitraries/long-texts.ts'
import { readableManifests, realManifests } from '../arbitraries/manifests.ts'
import { policyPieces, policyTexts, policyValues } from '../arbitraries/policies.ts'
import { written } from '../arbitraries/yaml-text.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertInside, assertPlaces } from '../oracles.ts'
import { assertSame } from '../same-value.ts'

const path = 'train/accelerator.yml'

/** A policy is used as a whole, or refused with the places of its problems. */
const reads = fuzzProperty({
  name: 'policy/read',
  weight: 14,
  inputs: policyTexts,
  least: { 'can be used': 0.1, 'are refused': 0.3 },
  check: (text, saw) => {
    const { layer, problems } = read(text)
    assert(layer !== undefined || problems.length > 0)
    saw(problems.length > 0 ? 'are refused' : 'can be used')
    for (const { message, origin, related } of problems) {
      assertInside(text.replace(/^\ufeff/, ''), origin.span, message)
      assert.equal(related, undefined)
    }
  },
})

/** The time for a long policy is proportional to its length. */
const long = fuzzProperty({
  name: 'policy/long',
  weight: 1,
  inputs: longTexts(policyPieces, { texts: [documentLimits.bytes], line: documentLimits.bytes }),
  check: (text) => {
    for (const { message, origin } of read(text).problems)
      assertInside(text.replace(/^\ufeff/, ''), origin.span, message)
  },
})

const someFacts: readonly Facts[] = realManifests
  .filter((_, index) => index % 80 === 0)
  .flatMap((text) => reviewOf(path, text).jobs.map(({ facts }) => facts))

/** A condition compiles, or is refused at a place in its text. A compiled one gives one answer for any job. */
const compiled = fuzzProperty({
  name: 'policy/conditions',
  weight: 10,
  inputs: conditions,
  least: { 'can be used': 0.2, 'give an answer': 0.1 },
  check: (text, saw) => {
    const condition = compileCondition(text)
    if (!condition.ok) {
      const [start, end] = condition.range
      assert(start >= 0 && start <= end && end <= text.length, `${start}-${end} of ${text.length}`)
      assert(condition.message !== '' && condition.remedy !== '')
      return
    }
    saw('can be used')
    const answers = someFacts.map((facts) => condition.condition.evaluate(facts))
    for (const answer of answers) assert.equal(Object.keys(answer).length, 1)
    if (answers.some((answer) => 'holds' in answer)) saw('give an answer')
  },
})

/** A manifest is checked under any usable policy, and all reports can be printed. */
const reviewed = fuzzProperty({
  name: 'policy/reviewed',
  weight: 5,
  inputs: fc.record({ policy: written(policyValues), manifest: readableManifests }),
  least: { 'are used': 0.15 },
  check: ({ policy: text, manifest }, saw) => {
    const { layer } = read(text)
    if (layer === undefined) return
    const { policy, problems } = mergePolicies([layer], rules)
    if (problems.length > 0) {
      for (const { message, origin } of problems) assertInside(layer.text, origin.span, message)
      return
    }
    saw('are used')
    const set = ruleSetUnder(policy, rules)
    const review = checkFile(path, manifest, set, policy.thresholds)
    assertPlaces(review)
    const waived = applyWaivers([review], policy.waivers, policy.waiverTerms.value, exampleDay, 'all')
    assertWaived(waived.files)
    const files = withPolicyFindings(waived.files, waived.findings, set, new Map([[layer.file, layer.text]]))
    for (const file of files) assertPlaces(file)
    const outcome = outcomeOf(files, { failOn: policy.failOn.value, rules: notesUnder(policy) })
    const overview = overviewOf({ policy, layers: [layer], findings: [], problems: [] }, rules, exampleDay)
    const outputs = [
      policyText(overview),
      policyJson(overview),
      textReport(outcome, { color: false, quiet: false }),
      jsonReport(outcome),
      markdownReport(outcome, { limitBytes: 1_000_000 }),
    ]
    for (const output of outputs) assertSame(runnerCommands(output), [])
    assert.equal(JSON.parse(policyJson(overview)).version, 1)
  },
})

/** No waiver covers unreadable files or applies after its date. */
function assertWaived(files: readonly FileReview[]): void {
  for (const { rule, severity, waived } of files.flatMap(({ findings }) => findings)) {
    if (waived === undefined) continue
    assert(waived.daysLeft >= 0 && waived.expires >= exampleDay)
    assert(!(rule.startsWith('manifest/') && severity === 'error'), `${rule} is waived`)
  }
}

export const policyProperties: readonly FuzzProperty[] = [reads, long, compiled, reviewed]
