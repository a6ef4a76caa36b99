import { cut } from '../../manifest/problem.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import type { CustomRule, PolicyValue, RuleSeverity, SeverityEntry } from '../policy.ts'
import { matches } from '../star-pattern.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import type { PolicyLayer } from './layer.ts'

/** A rule that a policy may name, with its default severity. */
export interface KnownRule {
  readonly id: string
  readonly severity: RuleSeverity | 'none'
  readonly offUntil?: 'set' | 'named'
  /** Whether it is a custom rule, which sets its own severity. */
  readonly isOwn?: boolean
}

/** The entry that decides on a rule: the most exact one of the last file that names it. */
export function severityEntry(id: string, severities: readonly SeverityEntry[]): SeverityEntry | undefined {
  let best: SeverityEntry | undefined
  for (const entry of severities) {
    if (!matches(entry.pattern, id)) continue
    const sameFile = best?.origin.file === entry.origin.file
    if (best === undefined || !sameFile || exactness(entry.pattern) >= exactness(best.pattern)) best = entry
  }
  return best
}

/** A pattern without a star is the most exact, then the longest. */
const exactness = (pattern: string): number => (pattern.includes('*') ? pattern.length : Number.MAX_SAFE_INTEGER)

export function unknownRules(
  { severities, waivers, waiverTerms }: PolicyLayer,
  known: readonly KnownRule[],
): PolicyProblem[] {
  const named = [
    ...severities.map(({ pattern, origin }) => ({ pattern, origin })),
    ...waivers.map(({ rule, origin }) => ({ pattern: rule, origin })),
    ...(waiverTerms?.value.never ?? []).map((pattern) => ({
      pattern,
      origin: (waiverTerms as PolicyValue<unknown>).origin,
    })),
  ]
  const ids = known.map(({ id }) => id)
  const unknown = named
    .filter(({ pattern }) => !ids.some((id) => matches(pattern, id)))
    .map(({ pattern, origin }): PolicyProblem => {
      const suggestion = nearestWord(pattern, ids)
      const remedy = suggestion ? `Did you mean "${suggestion}"?` : 'Use the ids that `accelerator-review rules` lists.'
      // Unread files may define such rules.
      const mayBeUnread = pattern.startsWith('policy/')
      return { message: `Unknown rule "${cut(pattern)}".`, remedy, origin, ...(mayBeUnread && { mayBeUnread }) }
    })
  return [...unknown, ...severities.flatMap((entry) => fixedSeverities(entry, known))]
}

/** Severities that a file sets for rules with a fixed severity. */
function fixedSeverities({ pattern, value, origin }: SeverityEntry, known: readonly KnownRule[]): PolicyProblem[] {
  const named = known.filter(({ id }) => matches(pattern, id))
  const isExact = !pattern.includes('*')
  const [only] = named
  if (isExact && only !== undefined && isDemanded(only)) {
    const remedy = 'Set `severity` beside the demand itself.'
    return [{ message: `The severity of \`${pattern}\` cannot be set under \`rules\`.`, remedy, origin }]
  }
  if (isExact && only?.severity === 'none' && value !== 'off') {
    const message = `\`${pattern}\` is a reason, not a finding, so it has no severity.`
    return [{ message, remedy: 'Set it to off, or remove it.', origin }]
  }
  const broken = /^(?:manifest|policy)\//.test(pattern) && value !== 'error' ? named.find(isFixed) : undefined
  if (broken === undefined) return []
  const message = `\`${broken.id}\` must stay an error: it means that something was not checked.`
  return [{ message, remedy: 'Set it to error, or remove it.', origin }]
}

/** Rules whose severity is set in the policy's demands. */
const demandedRules: ReadonlySet<string> = new Set([
  'policy/key-required',
  'policy/hardware-not-allowed',
  'policy/limit-exceeded',
])

const isDemanded = ({ id, isOwn }: KnownRule): boolean => isOwn === true || demandedRules.has(id)

/** An error that means "could not be checked" stays an error, even if a glob names its rule. */
export const isFixed = (rule: KnownRule): boolean =>
  rule.severity === 'error' &&
  /^(?:manifest|policy)\//.test(rule.id) &&
  !isDemanded(rule) &&
  rule.id !== 'policy/undeclared'

/** The severity that a policy gives to a rule. Undefined: unchanged. */
export function severityUnder(rule: KnownRule, severities: readonly SeverityEntry[]): RuleSeverity | undefined {
  if (isFixed(rule) || isDemanded(rule)) return undefined
  const naming = rule.offUntil === 'named' ? severities.filter(({ pattern }) => pattern === rule.id) : severities
  const value = severityEntry(rule.id, naming)?.value
  return rule.severity === 'none' && value !== 'off' ? undefined : value
}

/** Custom rules with reserved ids. */
export function clashes(custom: readonly CustomRule[], rules: readonly KnownRule[]): PolicyProblem[] {
  const taken = new Set(rules.map(({ id }) => id))
  return custom
    .filter(({ id }) => taken.has(`policy/${id}`) || id.startsWith('waiver-'))
    .map(({ id, origin }) => ({
      message: `\`policy/${id}\` is reserved for the check's own rules.`,
      remedy: 'Rename the rule.',
      origin,
    }))
}
