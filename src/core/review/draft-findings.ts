import type { Observation } from '../evidence/observation/observation.ts'
import type { Finding } from '../finding/finding.ts'
import { ruleSetUnder } from '../policy/rule-set.ts'
import { rules } from '../rules/index.ts'
import { checkFile } from './check.ts'
import { defaultPolicy } from './default-policy.ts'

const draftPath = 'accelerator.yml'

/** Problems of the repository. They stay in a draft, because its author needs to know them. */
const ofRepository = /^evidence\/(?:.*-for-other-hardware|framework-not-used|undeclared-kernels)$/

/**
 * Findings that make a draft unusable: text that is not read as intended, and contradictions of its own files. Findings
 * of guidance and arithmetic stay.
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

/** Whether a manifest alone, without other files, has findings at a key. */
export function isFaulted(text: string, key: string): boolean {
  const { policy } = defaultPolicy
  const { findings } = checkFile(draftPath, text, ruleSetUnder(policy, rules), policy.thresholds)
  return findings.some(({ severity, path }) => severity !== 'notice' && path.includes(key))
}
