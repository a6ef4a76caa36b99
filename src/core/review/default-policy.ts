import type { EffectivePolicy } from '../policy/layers/effective.ts'
import { mergePolicies } from '../policy/layers/merge.ts'
import { rules } from '../rules/index.ts'

/** The policy if there is none. */
export const defaultPolicy: EffectivePolicy = { ...mergePolicies([], rules), layers: [], findings: [] }
