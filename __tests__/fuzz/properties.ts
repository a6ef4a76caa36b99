import type { FuzzProperty } from './fuzz-property.ts'
import { encoderProperties } from './properties/encoders.ts'
import { eventProperties } from './properties/events.ts'
import { evidenceProperties } from './properties/evidence.ts'
import { exportProperties } from './properties/exports.ts'
import { fixProperties } from './properties/fixes.ts'
import { globProperties } from './properties/globs.ts'
import { manifestProperties } from './properties/manifests.ts'
import { policyProperties } from './properties/policies.ts'
import { lockProperties } from './properties/policy-locks.ts'
import { quantityProperties } from './properties/quantities.ts'
import { reportProperties } from './properties/reports.ts'
import { suggestionProperties } from './properties/suggestions.ts'

/** All properties. The tests try some cases, and scripts/fuzz.js many. */
export const properties: readonly FuzzProperty[] = [
  ...manifestProperties,
  ...reportProperties,
  ...encoderProperties,
  ...suggestionProperties,
  ...fixProperties,
  ...policyProperties,
  ...lockProperties,
  ...evidenceProperties,
  ...eventProperties,
  ...globProperties,
  ...quantityProperties,
  ...exportProperties,
]

/** The number of cases for one property out of a total for several, rounded up. */
export function casesOf({ weight }: FuzzProperty, all: number, among: readonly FuzzProperty[] = properties): number {
  const weights = among.reduce((total, each) => total + each.weight, 0)
  return Math.ceil((all * weight) / weights)
}
