import { nearestWord } from '../../text/nearest-word.ts'
import { idOf } from '../demands/demand-name.ts'
import { excerpt } from '../excerpt.ts'
import type { KnownRule } from '../layers/rule-names.ts'
import { severityUnder } from '../layers/rule-names.ts'
import type { Policy, Waiver } from '../policy.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import { isOfManifest } from './waiver-coverage.ts'
import { barredFinding } from './waiver-findings.ts'
import { applyWaivers } from './waivers.ts'

/** What is wrong with the waivers of a policy on a day, whatever the manifests hold: such a waiver would never count. */
export function waiverProblems(policy: Policy, rules: readonly KnownRule[], today: string): PolicyProblem[] {
  const { waivers, waiverTerms } = policy
  const refused = applyWaivers([], waivers, waiverTerms.value, today, 'some').findings
  const isRefused = ({ origin }: Waiver): boolean => refused.some((finding) => finding.origin === origin)
  const others = waivers
    .filter((waiver) => !isRefused(waiver))
    .flatMap((waiver) => [...neverWaived(waiver, policy, rules), ...unknownDemand(waiver, policy)])
  const errors = refused.filter(({ severity }) => severity === 'error')
  return [...errors.map(({ message, remedy, origin }) => ({ message, remedy, origin })), ...others]
}

function neverWaived(waiver: Waiver, { severities }: Policy, rules: readonly KnownRule[]): PolicyProblem[] {
  const rule = rules.find(({ id }) => id === waiver.rule)
  if (rule === undefined || !isOfManifest(rule.id) || (severityUnder(rule, severities) ?? rule.severity) !== 'error')
    return []
  const { message, remedy, origin } = barredFinding(waiver, rule.id)
  return [{ message, remedy, origin }]
}

function unknownDemand({ demand, origin }: Waiver, policy: Policy): PolicyProblem[] {
  if (demand === undefined) return []
  const { requirements, limits, custom, allow, deny } = policy
  const ids = [...requirements, ...limits, ...custom, ...allow, ...deny].map(idOf)
  if (ids.includes(demand)) return []
  const meant = nearestWord(demand, ids)
  const remedy = meant ? `Did you mean "${meant}"?` : 'Name the `id` of a requirement or limit, or allow or deny.'
  return [{ message: `No demand is named "${excerpt(demand)}".`, remedy, origin }]
}
