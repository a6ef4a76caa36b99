import { expect, it } from '@jest/globals'
import { jsonParts, reportOf } from '../../../src/core/report/formats/json.ts'
import { judge, type Outcome } from '../../../src/core/review/outcome.ts'
import { jsonText } from '../../../src/core/text/encode.ts'
import { reviewOf } from '../../support/differences.ts'

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
