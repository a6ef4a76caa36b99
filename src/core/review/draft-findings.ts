import type { Observation } from '../evidence/observation/observation.ts'
import type { Finding } from '../finding/finding.ts'
import { ruleSetUnder } from '../policy/rule-set.ts'
import { rules } from '../rules/index.ts'
import { checkFile } from './check.ts'
import { defaultPolicy } from './default-policy.ts'

const draftPath = 'accelerator.yml'

/** What keeps a draft from being a place to start: its errors, and whatever contradicts the repository. */
export function draftFindings(text: string, observations: readonly Observation[]): Finding[] {
  const { policy } = defaultPolicy
  const evidence = { observations, manifests: [draftPath] }
  const { findings } = checkFile(draftPath, text, ruleSetUnder(policy, rules), policy.thresholds, undefined, evidence)
  return findings.filter(({ severity, rule }) => severity === 'error' || rule.startsWith('evidence/'))
}
