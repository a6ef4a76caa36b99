import type { Severity } from '../finding/finding.ts'
import type { Facts } from './facts.ts'
import type { AnyRule, Guideline, Mismatch, Rule } from './rule.ts'

/** Rules grouped by type, so that a run over many files groups them only once. */
export interface RuleSet {
  readonly guidelines: readonly Guideline[]
  readonly rules: readonly Pick<Rule, 'id' | 'severity' | 'check'>[]
  /** The organization's demands on a job. */
  readonly demands?: (facts: Facts) => readonly JudgedMismatch[]
  /** The demands that a change of hardware or layout can meet. */
  readonly demandsOfHardware?: (facts: Facts) => readonly JudgedMismatch[]
  /** The organization's severity for findings in the file itself; `off` suppresses them. */
  readonly severityInFile?: (rule: string, severity: Severity) => Severity | 'off'
}

export function ruleSet(all: readonly AnyRule[]): RuleSet {
  return {
    guidelines: all.filter((rule) => rule.type === 'guideline'),
    rules: all.filter((rule) => rule.type === 'rule'),
  }
}

/** A mismatch with its rule, before it has a place. */
export interface JudgedMismatch extends Mismatch {
  readonly rule: string
  readonly severity: Severity
}

/** Whether anything found is an error or a warning. */
export const isMisfit = (found: readonly { readonly severity: Severity }[]): boolean =>
  found.some(({ severity }) => severity !== 'notice')
