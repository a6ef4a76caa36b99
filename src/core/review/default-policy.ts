import type { EffectivePolicy } from '../policy/layers/effective.ts'
import { mergePolicies } from '../policy/layers/merge.ts'
import { rules } from '../rules/index.ts'

/** The policy of a repository without one. */
export const defaultPolicy: EffectivePolicy = { ...mergePolicies([], rules), layers: [], findings: [] }
