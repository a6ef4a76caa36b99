import { describe, expect, it } from '@jest/globals'
import { documentLimits } from '../../../src/core/languages/yaml/document-limits.ts'
import { reviewOf } from '../../support/attacked.ts'

const sound = 'framework: pytorch\nhardware: H100:8\n'
const found = (text: string) =>
  reviewOf(text)
    .findings.filter(({ rule }) => rule === 'manifest/limit')
    .map(({ severity, span, message }) => [severity, span.line, message])

describe('a value that is longer than any word', () => {
  it('is an error at its place, and everything else is judged', () => {
    const most = documentLimits.valueLength
    expect(found(`${sound}name: ${'a'.repeat(most)}\n`)).toEqual([])
    const message = `A value has ${most + 1} characters; the limit is ${most}.`
    expect(found(`${sound}name: ${'a'.repeat(most + 1)}\n`)).toEqual([['error', 3, message]])
    expect(found(`${sound}labels: { a: b, c: ${'a'.repeat(most + 1)} }\n`)).toEqual([['error', 3, message]])
    expect(found(`framework: [jax, ${'a'.repeat(most + 1)}]\n`)).toEqual([['error', 1, message]])
    expect(reviewOf(`${sound}stage: ${'a'.repeat(most + 1)}\n`).jobs[0]?.facts.hardware.count).toBe(8)
  })

  it.each([
    ['stage', ' '],
    ['stage', '-'],
    ['task', ' '],
    ['hardware', ' '],
    ['hardware', 'gpu '],
    ['scale', '1x'],
    ['framework', ' and '],
    ['needs', ','],
  ])('is not searched: %s of %j', (key, sign) => {
    expect(found(`${key}: "7${sign.repeat(240_000 / sign.length)}!"\n`)).toHaveLength(1)
  })

  it('is not made up for by many that are just short enough', () => {
    const job = (at: number): string => `  j${at}: { stage: "7${' '.repeat(950)}!" }\n`
    const { findings } = reviewOf(`jobs:\n${Array.from({ length: 240 }, (_, at) => job(at)).join('')}`)
    expect(findings).toHaveLength(240)
  })
})
