import assert from 'node:assert/strict'
import { actualReport } from '../../../src/core/actual/actual.ts'
import { readExport } from '../../../src/core/actual/exports/read-export.ts'
import { joinedRuns } from '../../../src/core/actual/joined-runs.ts'
import type { RunExport } from '../../../src/core/actual/run.ts'
import { textActual } from '../../../src/core/actual/text.ts'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { parseManifest } from '../../../src/core/manifest/parse.ts'
import { defaultPolicy } from '../../../src/core/review/default-policy.ts'
import { runnerCommands } from '../../support/runner.ts'
import { exportTexts } from '../arbitraries/exports.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertSame } from '../same-value.ts'

const manifest = `jobs:
  pretrain-7b:
    model: { architecture: transformer, precision: bf16 }
    scale: { parameters: 7B, tokens: 200B }
    hardware: { accelerator: h100-80gb-sxm, count: 64 }
`
const jobs = parseManifest(readDocument(manifest), 'job').jobs.map(({ name, span, declaration }) => ({
  ...{ path: 'accelerator.yml', line: span.line, name, declaration, hasErrors: false },
}))

function exportIn(text: string): RunExport | undefined {
  try {
    return readExport('runs', text)
  } catch (error) {
    if (error instanceof UnusableInput) return undefined
    throw error
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that must not occur
const terminalSign = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/

/** Any text is an export or is refused. Its numbers are usable, and its words stay words. */
const read = fuzzProperty({
  name: 'exports/read',
  weight: 8,
  inputs: exportTexts,
  examples: ['1e+106', '1e-300', '-1', '99999999999999999999'].map((elapsed) => {
    const ofJob =
      '"name":"pretrain-7b","state":{"current":"COMPLETED"},"tres":{"allocated":[{"type":"gres","name":"gpu","count":8}]}'
    return `{"jobs":[${Array(3).fill(`{${ofJob},"time":{"elapsed":${elapsed}}}`).join()}]}`
  }),
  least: { 'are exports': 0.3, 'have runs of the job': 0.2, 'are refused': 0.1 },
  check: (text, saw) => {
    const found = exportIn(text)
    saw(found === undefined ? 'are refused' : 'are exports')
    if (found === undefined) return
    for (const { hours = 1, accelerators = 1, acceleratorsOfHost = 1 } of found.runs)
      for (const number of [hours, accelerators, acceleratorsOfHost]) assert(number > 0 && Number.isFinite(number))
    const report = actualReport(found, joinedRuns(found.runs, jobs), defaultPolicy.policy.thresholds)
    if (report.jobs.length > 0) saw('have runs of the job')
    const told = report.jobs.flatMap(({ runs, leftOut }) => [runs.length, ...Object.values(leftOut)])
    const others = report.unjoined.map(({ runs }) => runs)
    assert.equal(
      [...told, ...others].reduce((total, each) => total + each, 0),
      found.runs.length,
    )
    for (const { mfu = 1 } of report.jobs.flatMap(({ runs }) => runs)) assert(mfu > 0 && mfu <= 1)
    const shown = textActual(report)
    assert.doesNotMatch(shown, terminalSign)
    assertSame(runnerCommands(shown), [])
  },
})

export const exportProperties: readonly FuzzProperty[] = [read]
