import { expect, it } from '@jest/globals'
import { compactReport } from '../../../src/core/report/terminal/compact.ts'
import { judge } from '../../../src/core/review/outcome.ts'
import { reviewOf } from '../../support/attacked.ts'
import { misfit, sound } from '../../support/outcomes.ts'

const line =
  /^(?<path>[^:]+):(?<line>\d+):(?<column>\d+): (?:(?<severity>error|warning|notice) (?<rule>\S+)|would pass)(?: \(job .+?\))?: /
const outcomeOf = (text: string) =>
  judge([reviewOf(text, { jobs: 5, comparisons: false, savings: 0 })], { failOn: 'error', rules: new Map() })
const linesOf = (text: string, quiet = false) => compactReport(outcomeOf(text), { quiet }).trimEnd().split('\n')

it('has a line for each finding, with its place and what to do, and one for what would pass', () => {
  const lines = linesOf(misfit)
  const { findings } = outcomeOf(misfit).files[0] ?? { findings: [] }
  expect(findings.length).toBeGreaterThan(0)
  const read = lines.slice(0, -1).map((each) => line.exec(each)?.groups)
  expect(read).not.toContain(undefined)
  expect(
    read.flatMap((each) => (each?.['rule'] ? [[Number(each['line']), Number(each['column']), each['rule']]] : [])),
  ).toEqual(findings.map(({ span, rule }) => [span.line, span.column, rule]))
  expect(lines.filter((each) => each.includes(' would pass')).length).toBe(1)
  for (const each of lines.slice(0, findings.length)) expect(each).toMatch(/ Do: .+\.$/)
  expect(lines.at(-1)).toMatch(/^Failed: /)
})

it('says nothing but the last line where nothing is found, or nothing fails and it is to be quiet', () => {
  expect(linesOf(sound)).toEqual([expect.stringMatching(/^Passed: no findings/)])
  expect(linesOf('framework: pytorch\nhardware: { accelerator: warpdrive-9 }\n', true)).toEqual([
    expect.stringMatching(/^Not failing: 1 warning/),
  ])
})

it('names the job where its file has others, and stays one line whatever a name holds', () => {
  const jobs = `jobs:\n  "a\\n::error::x": { framework: mxnet, hardware: tpu-v4-32 }\n  b: { framework: jax, hardware: tpu-v4-32 }\n`
  const lines = linesOf(jobs)
  expect(lines.some((each) => /\(job a.*error.*x\): /.test(each))).toBe(true)
  expect(lines.slice(0, -1).filter((each) => !line.test(each))).toEqual([])
})
