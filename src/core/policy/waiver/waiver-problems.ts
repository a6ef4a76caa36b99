import { excerpt } from '../../text/excerpt.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import { amount, list } from '../../text/wording.ts'
import { ceilingsIn } from '../ceilings.ts'
import type { KnownRule } from '../layers/rule-names.ts'
import { severityUnder } from '../layers/rule-names.ts'
import { type Demand, idOf, type Policy, type Waiver } from '../policy.ts'
import { matches } from '../star-pattern.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import { isOfManifest } from './waiver-coverage.ts'
import { barredFinding } from './waiver-findings.ts'
import { applyWaivers } from './waivers.ts'

/**
 * Why waivers of a policy can never apply on a date, independent of manifests. `isWhole`: whether the whole policy was
 * readable; otherwise demands may be missing.
 */
export function waiverProblems(
  policy: Policy,
  rules: readonly KnownRule[],
  today: string,
  isWhole: boolean,
): PolicyProblem[] {
  const { waivers, waiverTerms } = policy
  const refused = applyWaivers([], waivers, waiverTerms.value, today, 'some').findings
  const isRefused = ({ origin }: Waiver): boolean => refused.some((finding) => finding.origin === origin)
  const others = waivers.flatMap((waiver) => [
    ...(isRefused(waiver) ? [] : neverWaived(waiver, policy, rules)),
    ...unknownDemand(waiver, policy, isWhole),
    ...demandOfAnotherRule(waiver, policy),
    ...(isWhole ? unusableCeiling(waiver, policy, rules) : []),
    ...impossiblePath(waiver),
    ...ruleThatIsOff(waiver, policy, rules),
  ])
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

const demandsOf = ({ requirements, limits, custom, allow, deny }: Policy): readonly Demand[] => [
  ...requirements,
  ...limits,
  ...custom,
  ...allow,
  ...deny,
]

const problem = ({ origin }: Waiver, message: string, remedy: string): PolicyProblem[] => [{ message, remedy, origin }]

function unknownDemand(waiver: Waiver, policy: Policy, isWhole: boolean): PolicyProblem[] {
  const { demand } = waiver
  if (demand === undefined) return []
  const ids = demandsOf(policy).map(idOf)
  if (ids.includes(demand)) return []
  const meant = nearestWord(demand, ids)
  if (meant === undefined && !isWhole) return []
  const remedy = meant ? `Did you mean "${meant}"?` : 'Use the `id` of a requirement or limit, or `allow` or `deny`.'
  return problem(waiver, `Unknown demand "${excerpt(demand)}" in this waiver.`, remedy)
}

/** The rules whose findings name a demand. */
function rulesOf(demand: Demand): readonly string[] {
  if ('manifestFor' in demand && demand.manifestFor !== undefined) return ['policy/manifest-missing']
  const own =
    'list' in demand
      ? 'policy/hardware-not-allowed'
      : 'message' in demand
        ? `policy/${demand.id}`
        : 'keys' in demand
          ? 'policy/key-required'
          : 'policy/limit-exceeded'
  return [own, 'policy/undeclared']
}

function demandOfAnotherRule(waiver: Waiver, policy: Policy): PolicyProblem[] {
  const named = demandsOf(policy).filter((demand) => idOf(demand) === waiver.demand)
  const rules = [...new Set(named.flatMap(rulesOf))]
  if (rules.length === 0 || rules.some((rule) => matches(waiver.rule, rule))) return []
  return problem(
    waiver,
    `Findings of ${excerpt(waiver.rule)} are never about the demand "${excerpt(waiver.demand ?? '')}".`,
    `Name its rule: ${list(rules, 'or')}.`,
  )
}

/** Rules whose findings have an amount. */
const countingRules = ['policy/limit-exceeded', 'policy/undeclared', 'policy/hardware-not-allowed']

function unusableCeiling(waiver: Waiver, policy: Policy, rules: readonly KnownRule[]): PolicyProblem[] {
  const { rule, upTo, demand } = waiver
  if (upTo === undefined) return []
  const counting = [
    ...countingRules,
    ...rules.map(({ id }) => id).filter((id) => id.startsWith('sizing/')),
    ...policy.custom.map(({ id }) => `policy/${id}`),
  ]
  if (!counting.some((id) => matches(rule, id)))
    return problem(waiver, `\`up_to\` has no effect: findings of ${excerpt(rule)} have no amount.`, 'Remove `up_to`.')
  if (rule !== 'policy/limit-exceeded') return []
  const limits = policy.limits.filter(({ id }) => demand === undefined || id === demand)
  const ceilings = limits.flatMap(ceilingsIn)
  const units = [...new Set(ceilings.map(({ unit }) => unit))]
  if (units.length > 1)
    return problem(
      waiver,
      `\`up_to: ${upTo}\` would apply to ${list(units)}.`,
      'Name one `demand`, and split a limit with several units.',
    )
  if (ceilings.length === 0 || ceilings.some(({ ceiling }) => ceiling < upTo)) return []
  const least = Math.min(...ceilings.map(({ ceiling }) => ceiling))
  return problem(
    waiver,
    `\`up_to: ${upTo}\` covers no finding: up to ${amount(least)} is within the limit.`,
    'Set it above the limit.',
  )
}

/** Paths in reports start at the top of the repository, without a slash, and end with a file name. */
function impossiblePath(waiver: Waiver): PolicyProblem[] {
  const { path, rule } = waiver
  if (path === undefined) return []
  const say = (remedy: string): PolicyProblem[] =>
    problem(waiver, `No manifest can have the path "${excerpt(path)}".`, remedy)
  if (path.startsWith('/')) return say(`Remove the leading slash: "${excerpt(path.slice(1))}".`)
  if (/\\[\w.-]/.test(path)) return say(`Use forward slashes: "${excerpt(path.replaceAll('\\', '/'))}".`)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const isFolder = name === '' || (!/[*?[\]{}()!+@]/.test(name) && !/\.ya?ml$/i.test(name))
  // Any file can need a manifest.
  const isOfFiles = name !== '' && matches(rule, 'policy/manifest-missing')
  return isFolder && !isOfFiles ? say(`Write "${excerpt(path.replace(/\/$/, ''))}/**" for all files in a folder.`) : []
}

function ruleThatIsOff(waiver: Waiver, { severities }: Policy, rules: readonly KnownRule[]): PolicyProblem[] {
  const named = rules.filter(({ id }) => matches(waiver.rule, id))
  const isOff = (rule: KnownRule): boolean => (severityUnder(rule, severities) ?? rule.severity) === 'off'
  return named.length > 0 && named.every(isOff)
    ? problem(waiver, `The waiver for ${excerpt(waiver.rule)} has no effect: the rule is off.`, 'Delete the waiver.')
    : []
}
