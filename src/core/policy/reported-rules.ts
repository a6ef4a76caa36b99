import { UnusableInput } from '../finding/unusable-input.ts'
import { didYouMean } from '../text/nearest-word.ts'
import { isFixed, type KnownRule } from './layers/rule-names.ts'
import type { Policy } from './policy.ts'
import { matches } from './star-pattern.ts'

/** A user's choice of reported rules. Verdicts still use all rules. */
export interface ReportChoice {
  /** Ids or patterns such as `model/*` to leave out. */
  readonly ignore: readonly string[]
  /** The only ones to report. Empty: all. */
  readonly select: readonly string[]
}

/**
 * Whether a rule's findings are reported and count. Rules that a policy locks always do, and so do those that report a
 * failed check. Throws {@link UnusableInput} for a pattern that matches no rule.
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
