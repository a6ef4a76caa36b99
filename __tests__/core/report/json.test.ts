import { expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { jsonParts, reportOf } from '../../../src/core/report/formats/json.ts'
import { judge, type Outcome } from '../../../src/core/review/outcome.ts'
import { jsonText } from '../../../src/core/text/encode.ts'
import { reviewOf } from '../../support/differences.ts'
import { jsonReportSchema } from '../../support/json-report-schema.ts'

const hostile = `framework: pytorch\nhardware: { accelerator: "\\n  \\"files\\": []##[error]\\u202e" }\nlabels: { files: "[]" }\n`
const outcomeOf = (files: number): Outcome =>
  judge(
    Array.from({ length: files }, (_, at) => reviewOf(hostile, `j${at}/accelerator.yml`)),
    { failOn: 'error', rules: new Map() },
  )

it.each([0, 1, 3])('the parts of a report on %i files are the report', (files) => {
  const outcome = outcomeOf(files)
  const parts = [...jsonParts(outcome)]
  expect(parts.join('')).toBe(`${jsonText(reportOf(outcome))}\n`)
  expect(parts).toHaveLength(files + 2)
})

it('withdrawn jobs and what was not read follow the files', () => {
  const unread = { tooLarge: ['"files": []'], gaveUp: [], incomplete: 'it is large' }
  const outcome = { ...outcomeOf(2), unread, withdrawn: [{ path: 'j9/accelerator.yml' }] } as unknown as Outcome
  expect([...jsonParts(outcome)].join('')).toBe(`${jsonText(reportOf(outcome))}\n`)
})

it('names the job of a mistake in the manifest, unless it is in the defaults or the file', () => {
  const jobsOf = (text: string) => {
    const { files } = reportOf(judge([reviewOf(text)], { failOn: 'error', rules: new Map() }))
    return files[0]?.findings.filter(({ rule }) => rule.startsWith('manifest/')).map(({ line, job }) => [line, job])
  }
  const many = `defaults: { framework: jax, stage: 5 }
jobs:
  first: { hardware: { count: none } }
  second:
    hardware: tpu-v5e-8
    scale: { tokens: few }
other: 1
`
  expect(jobsOf(many)).toEqual([
    [1, undefined],
    [3, 'first'],
    [6, 'second'],
    [7, undefined],
  ])
  expect(jobsOf('framework: jax\nscale: { tokens: few }\n')).toEqual([[2, 'train']])
  expect(jobsOf('jobs:\n  a: { model: { config: none.json }, framework: jax }\n  b: { framework: jax }\n')).toEqual([
    [2, 'a'],
  ])
})

it.each([
  ['rtx5090', true],
  ['h100-80gb, provider: gcp', undefined],
])('says by its schema whether a list price is only quoted by others: %s', (accelerator, reported) => {
  const scale = '{ parameters: 1B, tokens: 10B, sequence_length: 2048, global_batch_size: 64 }'
  const text = `framework: pytorch\ntask: pretraining\nscale: ${scale}\nhardware: { accelerator: ${accelerator}, count: 8 }\n`
  const report = reportOf(judge([reviewOf(text)], { failOn: 'error', rules: new Map() }))
  const isReport = new Ajv({ allowUnionTypes: true }).compile(jsonReportSchema)
  expect([isReport(JSON.parse(jsonText(report))), isReport.errors]).toEqual([true, null])
  expect(report.files[0]?.jobs[0]?.sizing?.cost).toEqual(expect.objectContaining({ prices: 'list', currency: 'USD' }))
  expect(report.files[0]?.jobs[0]?.sizing?.cost?.reported).toBe(reported)
})
