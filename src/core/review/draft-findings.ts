import type { Observation } from '../evidence/observation/observation.ts'
import type { Finding } from '../finding/finding.ts'
import { ruleSetUnder } from '../policy/rule-set.ts'
import { rules } from '../rules/index.ts'
import { checkFile } from './check.ts'
import { defaultPolicy } from './default-policy.ts'

const draftPath = 'accelerator.yml'

/** Faults of the repository itself, which a draft keeps: who asks for a draft wants to know them. */
const ofRepository = /^evidence\/(?:.*-for-other-hardware|framework-not-used|undeclared-kernels)$/

/**
 * What keeps a draft from being a place to start: what is not read as it is meant, and what contradicts the files that it
 * was drafted from. What the guidance or the arithmetic faults stays in it.
 */
export function draftFindings(text: string, observations: readonly Observation[]): Finding[] {
  const { policy } = defaultPolicy
  const evidence = { observations, manifests: [draftPath] }
  const { findings } = checkFile(draftPath, text, ruleSetUnder(policy, rules), policy.thresholds, { evidence })
  return findings.filter(
    ({ severity, rule }) =>
      (severity === 'error' && rule.startsWith('manifest/')) ||
      (rule.startsWith('evidence/') && !ofRepository.test(rule)),
  )
}

/** Whether the check faults what a manifest has at a key, before it sees any other file. */
export function isFaulted(text: string, key: string): boolean {
  const { policy } = defaultPolicy
  const { findings } = checkFile(draftPath, text, ruleSetUnder(policy, rules), policy.thresholds)
  return findings.some(({ severity, path }) => severity !== 'notice' && path.includes(key))
}
