import { UnusableInput } from '../finding/unusable-input.ts'
import { didYouMean } from '../text/nearest-word.ts'
import { isFixed, type KnownRule } from './layers/rule-names.ts'
import type { Policy } from './policy.ts'
import { matches } from './star-pattern.ts'

/** What somebody wants to see of a run. Verdicts are those of all rules. */
export interface ReportChoice {
  /** Ids of rules, or patterns such as `model/*`, that are not reported. */
  readonly ignore: readonly string[]
  /** The only ones that are reported; none: all. */
  readonly select: readonly string[]
}

/**
 * Whether the findings of a rule are reported and count. What a policy locks always does, and so does what says that
 * something could not be checked. Throws {@link UnusableInput} for a pattern that names no rule.
 */
export function reportedRules(
  { ignore, select }: ReportChoice,
  { custom, locked }: Pick<Policy, 'custom' | 'locked'>,
  rules: readonly KnownRule[],
): (id: string) => boolean {
  const own = custom.map(({ id, severity }): KnownRule => ({ id: `policy/${id}`, severity, isOwn: true }))
  const known = [...rules, ...own]
  for (const pattern of [...ignore, ...select]) requireRule(pattern, known)
  const fixed = new Set(known.filter(isFixed).map(({ id }) => id))
  const isNamed = (patterns: readonly string[], id: string): boolean => patterns.some((each) => matches(each, id))
  return (id) =>
    locked.has(id) || fixed.has(id) || (!isNamed(ignore, id) && (select.length === 0 || isNamed(select, id)))
}

function requireRule(pattern: string, known: readonly KnownRule[]): void {
  if (known.some(({ id }) => matches(pattern, id))) return
  const ids = known.map(({ id }) => id)
  const hint = didYouMean(pattern, ids, ' `accelerator-review rules` lists them.')
  throw new UnusableInput(`No rule is named "${pattern}".${hint}`)
}
