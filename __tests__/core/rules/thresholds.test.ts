import { expect, it } from '@jest/globals'
import {
  readThreshold,
  type ThresholdKey,
  type ThresholdName,
  thresholdKeys,
} from '../../../src/core/rules/thresholds.ts'

const keys = Object.entries<ThresholdKey>(thresholdKeys)

it.each(keys.filter(([, { default: value }]) => value !== undefined))(
  'the default of %s is its example',
  (name, key) => {
    expect(readThreshold(name as ThresholdName, key.example)).toEqual({ ok: true, value: key.default })
  },
)

it('only the share of the peak has none', () => {
  expect(keys.filter(([, { default: value }]) => value === undefined).map(([name]) => name)).toEqual(['mfu'])
})
