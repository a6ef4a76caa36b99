import { declaredId } from '../../catalog/accelerator.ts'
import type { Severity } from '../../finding/finding.ts'
import type { Facts } from '../../rules/facts.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import type { Path } from '../../text/document.ts'
import { list } from '../../text/wording.ts'
import type { CustomRule, Limit, Origin, Requirement, RuleSeverity } from '../policy.ts'
import { type Demand, idOf } from './demand-name.ts'

type DemandMismatch = Pick<JudgedMismatch, 'at' | 'problem' | 'remedy' | 'substance'> & { readonly severity?: Severity }

/** A finding of a demand: what is wrong, why in the organisation's words, and the place in its policy. */
export function finding(
  rule: string,
  demand: Demand,
  severity: RuleSeverity,
  { severity: own, substance, ...mismatch }: DemandMismatch,
): JudgedMismatch[] {
  if (severity === 'off') return []
  const { origin, reason } = demand
  const place = { path: origin.file, line: origin.span.line, message: 'The policy says so.' }
  return [
    {
      rule,
      severity: own ?? severity,
      ...mismatch,
      substance: { demand: idOf(demand), ...substance },
      reason:
        reason === ''
          ? `The organisation's policy demands it${origin.isLocal ? '' : ` (${inWords(origin)})`}.`
          : reason,
      related: origin.isLocal ? [place] : [],
    },
  ]
}

const inWords = ({ file, span }: Origin): string => `${file}, line ${span.line}`

/** How a demand that cannot be judged is told, where not as a demand usually is. */
interface Unjudged {
  readonly severity?: RuleSeverity
  /** Why the keys do not tell although they are declared. */
  readonly because?: string | undefined
}

/**
 * A demand that cannot be judged, because the job does not declare what it is about, or names hardware that the
 * catalogue does not know. It is as grave as the demand: otherwise a job would pass by leaving out the key that a
 * condition asks for.
 */
export function undeclared(
  demand: Demand,
  keys: readonly string[],
  facts: Facts,
  name: string,
  { severity = demand.severity, because }: Unjudged = {},
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
          `the catalogue does not know ${list(
            [...new Set(unknown)].map((word) => `"${word}"`),
            'or',
          )}`,
        ]
      : []),
  ]
  const remedies = [
    ...(because === undefined ? [] : [`Declare ${named('and', keys)} so that it can be compared.`]),
    ...(missing.length > 0 ? [`Declare ${named('and', missing)}.`] : []),
    ...(unknown.length > 0 ? ['Name the hardware as the catalogue does.'] : []),
  ]
  return finding('policy/undeclared', demand, severity, {
    at: pathOf(keys[0] ?? ''),
    problem: `${name} cannot be judged: ${list(reasons)}.`,
    remedy: remedies.join(' '),
    // What cannot be judged gets worse with the number of accelerators, whatever it is about.
    substance: { subject: [...keys, ...unknown].join(' '), amounts: [count ?? Number.POSITIVE_INFINITY] },
  })
}

/** What a key of the hardware says, where the catalogue does not know it. */
function unknownWord(key: string, { hardware }: Facts): string | undefined {
  const { candidates, declared, machine, providerWord } = hardware
  if (key === 'hardware' || key === 'hardware.accelerator')
    return candidates.every(({ id }) => id === declaredId) ? (declared.accelerator ?? declared.machine) : undefined
  if (key === 'hardware.machine') return machine === undefined ? declared.machine : undefined
  return key === 'hardware.provider' ? providerWord : undefined
}

/** To start a sentence with. */
export function nameOf(demand: Requirement | Limit | CustomRule): string {
  if ('message' in demand) return `The organisation's rule \`${demand.id}\``
  const what = 'keys' in demand ? 'requirement' : 'limit'
  return demand.id.includes('#') ? `A ${what} of the organisation` : `The organisation's ${what} \`${demand.id}\``
}

export const pathOf = (key: string): Path => (key === '' ? [] : key.split('.'))
