import type { AcceleratorKind } from '../catalog/accelerator.ts'
import type { Severity } from '../finding/finding.ts'
import type { GuidanceId, SourceId } from '../finding/sources.ts'
import type { Substance } from '../finding/substance.ts'
import type { Path } from '../text/document.ts'
import { list } from '../text/wording.ts'
import type { Facts } from './facts.ts'

export type { Facts }

/** Something a rule found in one job, before it is given a place. */
export interface Mismatch {
  /** The path below the job of the declaration that causes it. */
  readonly at: Path
  /** What is wrong, with the numbers. */
  readonly problem: string
  /** Why, according to the source, in our own words; empty where the problem says it. */
  readonly reason: string
  /** A function where it takes work to find: of the many variants of a job that are tried, most are never shown. */
  readonly remedy: string | (() => string)
  /** Other places that the mismatch is about, such as the launch file that requests something else. */
  readonly related?: readonly { readonly path: string; readonly line: number; readonly message: string }[]
  /** The documents that carry this sentence, at most two; absent: the first two of the rule. */
  readonly sources?: readonly [SourceId] | readonly [SourceId, SourceId]
  /** What it amounts to, if a change can make it worse. */
  readonly substance?: Substance
  /** Other rules whose mismatch this one states as well. */
  readonly includes?: readonly string[]
  /** Milder than the rule's own, if the finding relies on an uncertain figure. */
  readonly severity?: Severity
}

/** The first two of the documents behind a fact, for a finding that states it. */
export const citing = ([first, second]: readonly SourceId[]): Pick<Mismatch, 'sources'> =>
  first === undefined ? {} : { sources: second === undefined ? [first] : [first, second] }

/** The most places of one kind that a finding names. */
const mostPlaces = 3

/** The places of an evidence fact, each with what it shows. */
export const shownAt = (
  places: readonly { readonly path: string; readonly line: number }[],
  message: string,
): NonNullable<Mismatch['related']> => places.slice(0, mostPlaces).map(({ path, line }) => ({ path, line, message }))

/** The milder severity of a finding that contradicts a fact which is not conclusive. */
export const milderFor = ({
  isConclusive,
  isDefault,
  isRemark,
}: {
  readonly isConclusive: boolean
  readonly isDefault?: true
  readonly isRemark?: true
}): Pick<Mismatch, 'severity'> => (isConclusive ? {} : { severity: isDefault || isRemark ? 'notice' : 'warning' })

/** The remedy where a file of the repository differs from the manifest: first an edit that makes them agree. */
export const agreeing = (edit: string): string =>
  `${edit}; if that file belongs to another job, list this job's files under \`evidence\`.`

/** A fact that the catalog has of each accelerator or package, with the documents behind it. */
export type CatalogFact =
  | 'catalog/announcements'
  | 'catalog/endings'
  | 'catalog/frameworks'
  | 'catalog/links'
  | 'catalog/packages'
  | 'catalog/precisions'
  | 'catalog/releases'
  | 'catalog/slices'
  | 'catalog/training'

/** What every rule says about itself: the source of its page, of `rules` and of `explain`. */
export interface RuleMetadata {
  /** `area/what-is-wrong`; the rule's file, fixture and page have the same path. */
  readonly id: string
  /** What is wrong, in one line. */
  readonly title: string
  /** Why it matters, in a short paragraph for the rule's page. */
  readonly why: string
  readonly sources: readonly [SourceId, ...SourceId[]]
  /** Documents beside `sources` that a finding may cite: each by its id, or all behind a fact of the catalog. */
  readonly alsoCites?: readonly (SourceId | CatalogFact)[]
  /** A small manifest with the finding, and one without. A test runs both. */
  readonly fails: string
  readonly passes: string
  /** The policy of the examples, as of `exampleDay`; absent: the built-in one. */
  readonly policy?: string
}

/** The date on which the examples of rules run: their findings about waivers depend on it. */
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

/** What an organization's policy demands, or a mistake in its waivers, found while the policy is applied. */
export interface PolicyRule extends RuleMetadata {
  readonly type: 'policy'
  readonly severity: Severity
}

/** The kind that a row of the guidance favors; `either` if it faults a choice of any kind. */
export type Lean = 'gpu' | 'tpu' | 'either'

/**
 * How strongly the guidance says it. `possible` and `none` never raise a finding: the first is a reason for a TPU, the
 * second an explanation.
 */
export type Force = 'impossible' | 'against' | 'consider' | 'possible' | 'none'

/** What a guideline's author writes. */
export interface GuidelineDefinition extends RuleMetadata {
  /** Rows of the guidance tables, at most three. */
  readonly rows: readonly [string] | readonly [string, string] | readonly [string, string, string]
  readonly sources: readonly [GuidanceId, ...GuidanceId[]]
  /** The documents that carry the finding, if the first two of the row do not: at most two. */
  readonly cites?: (facts: Facts) => Mismatch['sources'] | undefined
  readonly leans: Lean | ((facts: Facts) => Lean)
  readonly force: Force
  /** Its reason applies to any scarce hardware, so it also faults Trainium, Gaudi and the like. */
  readonly holdsForOthers?: true
  /** Where the cause is declared; of several paths the first that the job declares. */
  readonly at: Path | ((facts: Facts) => Path)
  /** Whether the row's fact is true. Undefined: not declared, so there is neither finding nor reason. */
  readonly when: (facts: Facts) => boolean | undefined
  /** How far the fact goes, if it is a number: the more, the worse (negative if less is worse). */
  readonly extent?: (facts: Facts) => number | undefined
  /** What the fact means for the choice, in one sentence that reads right for the choice and against it. */
  readonly reason: (facts: Facts) => string
  /** What is wrong with this choice, with the numbers; the message is this sentence and the reason. */
  readonly problem: (facts: Facts) => string
  readonly remedy: (facts: Facts) => string
}

/** One claim of the guidance: a finding if the choice goes against it, a reason if it agrees. */
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

/** The TPU of a notebook is there and costs nothing; where the architecture is fixed too, no row speaks for another kind. */
export const hasTpuAtHand = ({ hardware, model }: Facts): boolean =>
  hardware.kind === 'tpu' && hardware.provider?.setting === 'notebook' && model.architecture_locked === true

/** What every notice that leans to TPUs advises; an annotation joins those of a job and gives the advice once. */
export const tryTpu = (): string => 'Benchmark a short run on a TPU slice, and compare time and price.'

/** "CUDA and Triton kernels", "Pallas GPU kernels": the names of languages before the noun. */
export const kernelsIn = (languages: readonly string[]): string =>
  `${list(languages.map((name) => name.replace(/ for (\w+?)s?$/, ' $1')))} kernels`

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

/** Whether the guidance compares the kind of the chosen hardware. */
export const isCompared = (kind: AcceleratorKind | undefined): kind is 'gpu' | 'tpu' => kind === 'gpu' || kind === 'tpu'
