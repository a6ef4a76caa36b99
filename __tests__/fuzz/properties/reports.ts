import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { annotate, workflowCommands } from '../../../src/core/report/formats/annotations.ts'
import { gitlabReport } from '../../../src/core/report/formats/gitlab.ts'
import { jsonReport } from '../../../src/core/report/formats/json.ts'
import { junitReport } from '../../../src/core/report/formats/junit.ts'
import { sarifReport } from '../../../src/core/report/formats/sarif/sarif.ts'
import { commentText } from '../../../src/core/report/markdown/comment.ts'
import { markdownReport } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { sha256 } from '../../../src/edge/run/digests.ts'
import { citedUrls } from '../../support/cited-urls.ts'
import { jsonReportSchema } from '../../support/json-report-schema.ts'
import { shapeOf } from '../../support/markdown.ts'
import { deceptive } from '../../support/outcomes.ts'
import { runnerCommands } from '../../support/runner.ts'
import { elementsNamed, parseXml } from '../../support/xml.ts'
import { outcomeFor, reported } from '../arbitraries/outcomes.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertSame } from '../same-value.ts'

const {
  id: _,
  $schema: __,
  ...sarifSchema
} = JSON.parse(readFileSync(new URL('../../fixtures/sarif-schema-2.1.0.json', import.meta.url), 'utf8'))
const formats = {
  'uri-reference': /^[\w.~:/?#[\]@!$&'()*+,;=%-]*$/,
  uri: /^[A-Za-z][A-Za-z0-9+.-]*:/,
  'date-time': true,
} as const
const ajv = new Ajv({ strict: false, formats })
const isJsonReport = ajv.compile(jsonReportSchema)
const isSarif = ajv.compile(sarifSchema)

function assertFits(isValid: ValidateFunction, text: string): void {
  if (!isValid(JSON.parse(text))) assert.fail(JSON.stringify(isValid.errors, null, 1))
}

/** Machine-readable formats can be parsed, and agree on each finding. */
const machines = fuzzProperty({
  name: 'reports/machines',
  weight: 12,
  inputs: reported,
  least: { 'have findings': 0.3, 'have a base': 0.2 },
  check: (input, saw) => {
    const outcome = outcomeFor(input)
    const findings = outcome.files.flatMap((file) => file.findings)
    if (findings.length > 0) saw('have findings')
    if (outcome.difference !== undefined) saw('have a base')
    const json = jsonReport(outcome)
    const sarif = sarifReport(outcome)
    assertFits(isJsonReport, json)
    assertFits(isSarif, sarif)
    assert.equal(JSON.parse(sarif).runs[0].results.length, findings.length)
    assert.equal(JSON.parse(gitlabReport(outcome, sha256)).length, findings.length)
    const suites = parseXml(junitReport(outcome))
    assert.equal(elementsNamed(suites, 'testcase').length, outcome.jobs + outcome.files.length)
    const failing = elementsNamed(suites, 'failure').length > 0
    assert.equal(failing, outcome.failed)
  },
})

/** Only annotations contain runner commands, and only their own. No format contains terminal control characters. */
const runner = fuzzProperty({
  name: 'reports/runner',
  weight: 12,
  inputs: reported,
  least: { 'are annotated': 0.3 },
  examples: [
    { path: '\ud800/accelerator.yml', text: 'null', base: undefined, words: undefined, isWaived: false },
    // A line that is cut in the middle of a character, whichever half it is.
    ...['', 'x'].map((before) => ({
      path: 'accelerator.yml',
      text: `labels: { a: "${before}\u202e::error::${'\u{10000}'.repeat(80)}" }\n`,
      base: undefined,
      words: undefined,
      isWaived: false,
    })),
  ],
  check: (input, saw) => {
    const outcome = outcomeFor(input)
    const reports = [
      textReport(outcome, { color: false, quiet: false }),
      textReport(outcome, { color: false, quiet: true }),
      jsonReport(outcome),
      sarifReport(outcome),
      gitlabReport(outcome, sha256),
      junitReport(outcome),
      markdownReport(outcome, { limitBytes: 1_000_000 }),
    ]
    for (const report of reports) {
      assertSame(runnerCommands(report), [])
      assert(!deceptive.test(report), 'a sign that leads a terminal')
    }
    const { shown } = annotate(outcome)
    if (shown.length > 0) saw('are annotated')
    const lines = workflowCommands(shown)
    assert(lines.every((line) => !/[\r\n\u2028\u2029]/.test(line)))
    const commands = runnerCommands(lines.join('\n'))
    assertSame(
      commands.map(({ name, properties }) => [name, ...Object.keys(properties)]),
      shown.map(({ severity }) => [severity, 'title', 'file', 'line', 'endLine', 'col', 'endColumn']),
    )
  },
})

const links = { docs: 'https://docs.example/a', files: 'https://files.example/b' }
const isOwnLink = (url: string): boolean =>
  url.startsWith(`${links.docs}/`) || url.startsWith(`${links.files}/`) || citedUrls.has(url)
const summaryBytes = 60_000
const commentUnits = 8_000

/** On GitHub, only our own headings, tables and links are active, and nothing exceeds its limit. */
const markdown = fuzzProperty({
  name: 'reports/markdown',
  weight: 3,
  inputs: reported,
  least: { 'have findings': 0.3 },
  check: (input, saw) => {
    const outcome = outcomeFor(input)
    if (outcome.files.some(({ findings }) => findings.length > 0)) saw('have findings')
    const summary = markdownReport(outcome, { ...links, limitBytes: summaryBytes })
    const comment = commentText(outcome, { ...links, key: 'check/review', limit: commentUnits })
    assert(Buffer.byteLength(summary) <= summaryBytes, `a summary of ${Buffer.byteLength(summary)} bytes`)
    assert(comment.length <= commentUnits, `a comment of ${comment.length} units`)
    const marker = '<!-- accelerator-review:check/review -->\n'
    assert(comment.startsWith(marker))
    for (const text of [summary, comment.slice(marker.length)]) assertSame(shapeOf(text, isOwnLink).live, [])
  },
})

export const reportProperties: readonly FuzzProperty[] = [machines, runner, markdown]
