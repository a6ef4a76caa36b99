import { expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const job = `framework: pytorch
stage: production
model: llama-3-8b
scale: { tokens: 2B }
hardware: A100-80GB:1
`
function reviewOf(text: string) {
  const { findings, jobs } = checkFile('accelerator.yml', text, ruleSet(rules), defaultThresholds)
  const [{ assessment, facts } = { assessment: undefined, facts: undefined }] = jobs
  const rulesFound = findings.map(({ rule }) => rule).filter((rule) => rule.startsWith('sizing/'))
  return { sizing: rulesFound, judged: assessment?.judged, verdict: assessment?.verdict, memory: facts?.sizing.memory }
}

it('is judged by the usual choice where nothing is declared', () => {
  expect(reviewOf(job)).toMatchObject({ sizing: ['sizing/unlikely-to-fit'], judged: { memory: true, time: true } })
})

it.each([
  ['model.method', 'model: { name: llama-3-8b, method: galore }', false, false],
  ['model.optimizer', 'model: { name: llama-3-8b, optimizer: kfac }', false, true],
  ['model.precision', 'model: { name: llama-3-8b, precision: posit }', false, false],
  ['scale.epochs', 'scale: { tokens: 2B, epochs: some }', true, false],
])('is not, in what a refused value of %s decides', (_, line, memory, time) => {
  const key = line.slice(0, line.indexOf(':'))
  const text = job.replace(new RegExp(`^${key}: .*`, 'm'), line)
  const { sizing, judged, verdict } = reviewOf(text)
  expect([judged?.memory, judged?.time]).toEqual([memory, time])
  expect(sizing).toEqual(memory ? ['sizing/unlikely-to-fit'] : [])
  expect(verdict).toBe(memory ? 'questionable' : 'undecided')
})

it('is certain of what no value could mend', () => {
  const large = job
    .replace('model: llama-3-8b', 'model: { name: llama-3-70b, method: galore }')
    .replace('A100-80GB', 'T4')
  expect(reviewOf(large).sizing).toContain('sizing/does-not-fit')
})

it('is not called fitting where an unknown way may need more', () => {
  const small = job
    .replace('model: llama-3-8b', 'model: { architecture: transformer, optimizer: kfac }')
    .replace('tokens: 2B', 'parameters: 100M')
  expect(reviewOf(small).memory).toMatchObject({ verdict: 'unknown' })
  expect(reviewOf(small.replace('kfac', 'adamw')).memory).toMatchObject({ verdict: 'fits' })
})
