import type { EffectivePolicy } from '../policy/effective.ts'
import { mergePolicies } from '../policy/merge.ts'
import { rules } from '../rules/index.ts'

/** The policy where nobody has one. */
export const defaultPolicy: EffectivePolicy = { ...mergePolicies([], rules), layers: [], findings: [] }
