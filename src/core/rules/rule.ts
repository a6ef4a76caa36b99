import type { AcceleratorKind } from '../catalog/accelerator.ts'
import type { Severity } from '../finding/finding.ts'
import type { GuidanceId, SourceId } from '../finding/sources.ts'
import type { Substance } from '../finding/substance.ts'
import type { Path } from '../text/document.ts'
import type { Facts } from './facts.ts'

export type { Facts }

/** Something a rule found in one job, before it is given a place. */
export interface Mismatch {
  /** The declaration that causes it, as steps below the job. */
  readonly at: Path
  /** What is wrong, with the numbers. */
  readonly problem: string
  /** Why, as the source has it, in our words; empty where the problem says it. */
  readonly reason: string
  /** A function where it takes work to find: of the many variants of a job that are tried, most are never shown. */
  readonly remedy: string | (() => string)
  /** Other places that the mismatch speaks of, such as the launch file that asks for something else. */
  readonly related?: readonly { readonly path: string; readonly line: number; readonly message: string }[]
  /** The documents that carry this sentence, at most two; absent: the first two of the rule. */
  readonly sources?: readonly [SourceId] | readonly [SourceId, SourceId]
  /** What it comes to, where a change can make it worse. */
  readonly substance?: Substance
  /** Milder than the rule's own, where the finding rests on a figure that is not certain. */
  readonly severity?: Severity
}

/** The first two of the documents behind a fact, for a finding that states it. */
export const citing = ([first, second]: readonly SourceId[]): Pick<Mismatch, 'sources'> =>
  first === undefined ? {} : { sources: second === undefined ? [first] : [first, second] }

/** So many places of one kind are named with a finding. */
const mostPlaces = 3

/** The places of an evidence fact, each with what it shows. */
export const shownAt = (
  places: readonly { readonly path: string; readonly line: number }[],
  message: string,
): NonNullable<Mismatch['related']> => places.slice(0, mostPlaces).map(({ path, line }) => ({ path, line, message }))

/** What every rule says about itself: the source of its page, of `rules` and of `explain`. */
export interface RuleMetadata {
  /** `area/what-is-wrong`; the rule's file, fixture and page stand under the same path. */
  readonly id: string
  /** What is wrong, in one line. */
  readonly title: string
  /** Why it matters, in a short paragraph for the rule's page. */
  readonly why: string
  readonly sources: readonly [SourceId, ...SourceId[]]
  /** A small manifest that draws the finding, and one that does not. Both are run by a test. */
  readonly fails: string
  readonly passes: string
  /** The policy under which the examples are run, as of `exampleDay`; absent: the built-in one. */
  readonly policy?: string
}

/** The day that the examples of rules take for today: what they say about waivers would change from day to day. */
export const exampleDay = '2026-11-21'

/** A fact of the world or of the file that is simply wrong, whichever way the guidance leans. */
export interface Rule extends RuleMetadata {
  readonly type: 'rule'
  readonly severity: Severity
  readonly check: (facts: Facts) => readonly Mismatch[]
}

/** A mistake in the file itself, found while it is read. */
export interface ManifestRule extends RuleMetadata {
  readonly type: 'manifest'
  readonly severity: Severity
}

/** What an organisation's policy demands, or a mistake in its waivers, found while the policy is applied. */
export interface PolicyRule extends RuleMetadata {
  readonly type: 'policy'
  readonly severity: Severity
}

/** The kind that a row of the guidance points to; `either` where it faults a choice of any kind. */
export type Lean = 'gpu' | 'tpu' | 'either'

/**
 * How strongly the documents say it. `possible` and `none` never raise a finding: the first is a reason for a TPU, the
 * second an explanation.
 */
export type Force = 'impossible' | 'against' | 'consider' | 'possible' | 'none'

/** What a guideline's author writes. */
export interface GuidelineDefinition extends RuleMetadata {
  /** Rows of the guidance tables, at most three. */
  readonly rows: readonly [string] | readonly [string, string] | readonly [string, string, string]
  readonly sources: readonly [GuidanceId, ...GuidanceId[]]
  /** The documents that carry the very finding, where the first two of the row's do not: at most two. */
  readonly cites?: (facts: Facts) => Mismatch['sources'] | undefined
  readonly leans: Lean | ((facts: Facts) => Lean)
  readonly force: Force
  /** Its reason holds for any scarce hardware, so that it faults Trainium, Gaudi and the like as well. */
  readonly holdsForOthers?: true
  /** Where the cause is declared; of several paths the first that the job declares. */
  readonly at: Path | ((facts: Facts) => Path)
  /** Whether the row's fact holds. Undefined means not declared: then nothing is said. */
  readonly when: (facts: Facts) => boolean | undefined
  /** What the fact means for the choice, in one sentence that reads as well for the choice as against it. */
  readonly reason: (facts: Facts) => string
  /** What is wrong with this choice, with the numbers; the message is this sentence and the reason. */
  readonly problem: (facts: Facts) => string
  readonly remedy: (facts: Facts) => string
}

/** One claim of the documents: a finding where the choice goes against it, a reason where it agrees. */
export interface Guideline extends GuidelineDefinition {
  readonly type: 'guideline'
  readonly severity: Severity | 'none'
}

export type AnyRule = Guideline | Rule | ManifestRule | PolicyRule

const severityOfForce: Readonly<Record<Force, Severity | 'none'>> = {
  impossible: 'error',
  against: 'warning',
  consider: 'notice',
  possible: 'none',
  none: 'none',
}

/** A row of the guidance; its severity follows from its force. */
export const defineGuideline = (definition: GuidelineDefinition): Guideline => ({
  type: 'guideline',
  severity: severityOfForce[definition.force],
  ...definition,
})

/** A rule on facts of the hardware, the arithmetic or the repository. */
export const defineRule = (definition: Omit<Rule, 'type'>): Rule => ({ type: 'rule', ...definition })

/** A mistake in the file, described; it is found in `src/core/manifest` or `src/core/languages/yaml`. */
export const defineManifestRule = (definition: Omit<ManifestRule, 'type' | 'sources'>): ManifestRule => ({
  type: 'manifest',
  sources: ['manifest-reference'],
  ...definition,
})

/** What of the evidence concerns a whole file, described; it is found in `src/core/review`. */
export const defineEvidenceRule = (definition: Omit<ManifestRule, 'type' | 'sources'>): ManifestRule => ({
  type: 'manifest',
  sources: ['evidence'],
  ...definition,
})

/** A rule of `src/core/policy`, described. */
export const definePolicyRule = (definition: Omit<PolicyRule, 'type' | 'sources'>): PolicyRule => ({
  type: 'policy',
  sources: ['policy-reference'],
  ...definition,
})

/** The area of a rule: `model` of `model/dynamic-shapes`. */
export const areaOf = (id: string): string => id.slice(0, id.indexOf('/'))

/** Whether the chosen hardware is of a kind that the documents compare. */
export const isCompared = (kind: AcceleratorKind | undefined): kind is 'gpu' | 'tpu' => kind === 'gpu' || kind === 'tpu'
