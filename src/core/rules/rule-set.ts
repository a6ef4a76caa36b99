import type { Severity } from '../finding/finding.ts'
import type { Facts } from './facts.ts'
import type { AnyRule, Guideline, Mismatch, Rule } from './rule.ts'

/** The rules, split once by what they are, so that a run over many files does not sort them again. */
export interface RuleSet {
  readonly guidelines: readonly Guideline[]
  readonly rules: readonly Pick<Rule, 'id' | 'severity' | 'check'>[]
  /** What an organization demands of a job beside them. */
  readonly demands?: (facts: Facts) => readonly JudgedMismatch[]
  /** Those of them that a change of hardware or layout can meet. */
  readonly demandsOfHardware?: (facts: Facts) => readonly JudgedMismatch[]
  /** The severity that an organization gives to what is found in the file itself; `off` where it is not to be told. */
  readonly severityInFile?: (rule: string, severity: Severity) => Severity | 'off'
}

export function ruleSet(all: readonly AnyRule[]): RuleSet {
  return {
    guidelines: all.filter((rule) => rule.type === 'guideline'),
    rules: all.filter((rule) => rule.type === 'rule'),
  }
}

/** Something that a rule found in a job, with the rule's name, before it is given a place. */
export interface JudgedMismatch extends Mismatch {
  readonly rule: string
  readonly severity: Severity
}

/** Whether anything found is an error or a warning. */
export const isMisfit = (found: readonly { readonly severity: Severity }[]): boolean =>
  found.some(({ severity }) => severity !== 'notice')
