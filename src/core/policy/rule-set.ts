import { type Severity, severities as severityWords } from '../finding/finding.ts'
import { UnusableInput } from '../finding/unusable-input.ts'
import type { Facts } from '../rules/facts.ts'
import type { AnyRule, Rule } from '../rules/rule.ts'
import { type JudgedMismatch, type RuleSet, ruleSet } from '../rules/rule-set.ts'
import { inFull } from '../text/wording.ts'
import type { Spend } from './condition/condition.ts'
import { type Demands, unmetDemands } from './demands/demands.ts'
import { severityUnder } from './layers/rule-names.ts'
import type { CustomRule, Policy } from './policy.ts'

/**
 * The most steps of all conditions in a run, over all jobs and tried changes. 20 rules of 50 steps on 40,000 jobs take
 * 40 million.
 */
const mostStepsOfRun = 100_000_000

/** Counts the steps of a run. Throws {@link UnusableInput} above the limit: partial results give no verdict. */
function conditionBudget(): Spend {
  let left = mostStepsOfRun
  return (steps) => {
    left -= steps
    if (left < 0)
      throw new UnusableInput(
        `The conditions of the policy take more than ${inFull(mostStepsOfRun)} steps in all, which is more than one run takes on. Write simpler conditions, or check the manifests in parts, such as folder by folder.`,
      )
  }
}

/** The rules with a policy's severities and demands, without disabled ones. All conditions share one budget. */
export function ruleSetUnder(policy: Policy, all: readonly AnyRule[]): RuleSet {
  const changed = new Map(
    policy.severities.length === 0
      ? []
      : all.flatMap((rule) => {
          const severity = severityUnder(rule, policy.severities)
          return severity === undefined ? [] : [[rule.id, severity] as const]
        }),
  )
  const under = all.flatMap((rule): AnyRule[] => {
    const severity = changed.get(rule.id)
    if (severity === undefined) return [rule]
    return severity === 'off' ? [] : [withSeverity(rule, severity)]
  })
  const off = new Set(all.flatMap(({ id, offUntil }) => (offUntil === undefined ? [] : id)))
  const severityInFile = (rule: string, severity: Severity): Severity | 'off' =>
    changed.get(rule) ?? (off.has(rule) ? 'off' : severity)
  const spend = conditionBudget()
  const demandsOf = (demands: Demands) => (facts: Facts) =>
    unmetDemands(demands, facts, spend).flatMap((found): JudgedMismatch[] => {
      const severity = severityInFile(found.rule, found.severity)
      return severity === 'off' ? [] : [{ ...found, severity }]
    })
  if (![policy.requirements, policy.allow, policy.deny, policy.limits, policy.custom].some((list) => list.length > 0))
    return { ...ruleSet(under), severityInFile }
  return {
    ...ruleSet(under),
    demands: demandsOf(policy),
    demandsOfHardware: demandsOf({ ...policy, requirements: [], custom: policy.custom.filter(readsHardware) }),
    severityInFile,
  }
}

/** Whether other hardware or another layout can change the result of a custom rule. */
const readsHardware = ({ when }: CustomRule): boolean => when.reads.some((key) => /^(?:hardware|sizing)\b/.test(key))

function withSeverity(rule: AnyRule, severity: Severity): AnyRule {
  return rule.type === 'rule' ? { ...rule, severity, check: shifted(rule, severity) } : { ...rule, severity }
}

/**
 * A finding that is milder than its rule, because its figures are uncertain, stays milder by as many levels. But a
 * contradiction that a launch file only suggests gets the policy's severity: raising it asks for these findings, too.
 */
function shifted(rule: Rule, severity: Severity): Rule['check'] {
  const isOfFiles = rule.id.startsWith('evidence/')
  return (facts) =>
    rule.check(facts).map((found) => {
      if (found.severity === undefined) return found
      if (isOfFiles && found.severity === 'warning') return { ...found, severity }
      const steps = severityWords.indexOf(found.severity) - severityWords.indexOf(rule.severity)
      const last = severityWords.length - 1
      const place = Math.min(last, Math.max(0, severityWords.indexOf(severity) + steps))
      return { ...found, severity: severityWords[place] as Severity }
    })
}
