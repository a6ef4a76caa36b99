import { expect, it } from '@jest/globals'
import { reviewOf } from '../../support/differences.ts'

it('an unknown word that a list repeats is one word, however it is written', () => {
  const review = reviewOf(
    'framework: pytorch\nhardware: { interconnect: [nvlink, quadrics, Quadrics, QUADRICS, elan] }\n',
  )
  expect(review.jobs[0]?.notKnown.map(({ word }) => word)).toEqual(['quadrics', 'elan'])
  expect(review.findings.map(({ rule }) => rule)).toEqual(Array(2).fill('manifest/unknown-interconnect'))
})
