import { isUnknown } from '../../catalog/accelerator.ts'
import type { Severity } from '../../finding/finding.ts'
import type { Facts } from '../../rules/facts.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import type { Path } from '../../text/document.ts'
import { list } from '../../text/wording.ts'
import type { Condition } from '../condition/condition.ts'
import type { Origin } from '../origin.ts'
import { type ConditionalDemand, type Demand, idOf, type RuleSeverity } from '../policy.ts'

type DemandMismatch = Pick<JudgedMismatch, 'at' | 'problem' | 'remedy' | 'substance' | 'related'> & {
  readonly severity?: Severity
  /** How the amount was measured: a sentence that follows the problem. */
  readonly basis?: string
}

/**
 * The finding of a demand: the problem, the demand's place in the policy, and the organization's reason. A custom rule
 * has its own words for the problem, so its place becomes a related one.
 */
export function finding(
  rule: string,
  demand: Demand,
  severity: RuleSeverity,
  { severity: own, substance, problem, basis = '', related = [], ...mismatch }: DemandMismatch,
): JudgedMismatch[] {
  if (severity === 'off') return []
  const { origin, reason } = demand
  const isOwnWords = 'message' in demand && problem === demand.message
  const place = { path: origin.file, line: origin.span.line, message: `Policy rule \`${idOf(demand)}\`.` }
  return [
    {
      rule,
      severity: own ?? severity,
      ...mismatch,
      problem: isOwnWords ? problem : `${problem.replace(/\.$/, '')} (${inWords(origin)}).`,
      substance: { demand: idOf(demand), ...substance },
      reason:
        isOwnWords && reason === '' && !origin.isLocal ? `Policy: ${inWords(origin)}.` : `${basis} ${reason}`.trim(),
      related: isOwnWords && origin.isLocal ? [...related, place] : related,
    },
  ]
}

/** "accelerator-policy.yml:2", without the usual `.github/`. */
export const inWords = ({ file, span }: Origin): string => `${file.replace(/^\.github\//, '')}:${span.line}`

interface Unjudged {
  readonly severity?: RuleSeverity
  readonly because?: string | undefined
  /** The declared numbers that increase the unknown amount. */
  readonly extents?: readonly number[] | undefined
}

/**
 * The finding of an undecidable demand: the job does not declare its keys, or names hardware that the catalog does not
 * know. It is as severe as the demand. Otherwise a job could pass by omitting the key that a condition reads.
 */
export function undeclared(
  demand: Demand,
  keys: readonly string[],
  facts: Facts,
  name: string,
  { severity = demand.severity, because, extents }: Unjudged = {},
): JudgedMismatch[] {
  if (demand.severity === 'off') return []
  const { count } = facts.hardware
  const unknown = keys.flatMap((key) => unknownWord(key, facts) ?? [])
  const missing = because === undefined ? keys.filter((key) => unknownWord(key, facts) === undefined) : []
  const named = (between: string, these: readonly string[]): string =>
    list(
      these.map((key) => `\`${key}\``),
      between,
    )
  const reasons = [
    ...(because === undefined ? [] : [because]),
    ...(missing.length > 0 ? [`the job does not declare ${named('or', missing)}`] : []),
    ...(unknown.length > 0
      ? [
          `the catalog does not know ${list(
            [...new Set(unknown)].map((word) => `"${word}"`),
            'or',
          )}`,
        ]
      : []),
  ]
  const remedies = [
    ...(because === undefined || keys.length === 0
      ? []
      : [`Declare ${named('and', keys)} so that it can be compared.`]),
    ...(keys.length === 0 ? ["Ask the policy's owners for a waiver of this change."] : []),
    ...(missing.length > 0 ? [`Declare ${named('and', missing)}.`] : []),
    ...(unknown.length > 0 ? ['Name the hardware as the catalog does.'] : []),
  ]
  return finding('policy/undeclared', demand, severity, {
    at: pathOf(keys[0] ?? ''),
    problem: `${name} cannot be checked: ${list(reasons)}.`,
    remedy: remedies.join(' '),
    // More accelerators make an unchecked demand worse.
    substance: {
      subject: [...keys, ...unknown].join(' '),
      amounts: [count ?? Number.POSITIVE_INFINITY],
      ...(extents && { extents }),
    },
  })
}

function unknownWord(key: string, { hardware }: Facts): string | undefined {
  const { candidates, declared, machine, providerWord } = hardware
  if (key === 'hardware' || key === 'hardware.accelerator')
    return isUnknown(candidates) ? (declared.accelerator ?? declared.machine) : undefined
  if (key === 'hardware.machine') return machine === undefined ? declared.machine : undefined
  return key === 'hardware.provider' ? providerWord : undefined
}

/** Whether a condition compares the job with the base. */
export const readsBase = (when: Condition | undefined): boolean =>
  when?.reads.some((key) => key.startsWith('base.')) === true

/** Why a growth is unknown and no key of the change can decide it. */
export const notTold = 'the base branch does not tell what it was'

export const lessSevere = (severity: Severity): Severity => (severity === 'error' ? 'warning' : 'notice')

/** The severity of a demand that no key can decide. */
export const milder = ({ severity, locked }: Pick<Demand, 'severity' | 'locked'>): RuleSeverity =>
  severity === 'off' || locked ? severity : lessSevere(severity)

/** The demand's name, as the start of a sentence. */
export function nameOf(demand: ConditionalDemand): string {
  if ('message' in demand) return `The policy rule \`${demand.id}\``
  const what = 'keys' in demand ? 'requirement' : 'limit'
  return demand.id.includes('#') ? `A policy ${what}` : `The policy ${what} \`${demand.id}\``
}

export const pathOf = (key: string): Path => (key === '' ? [] : key.split('.'))
