import type { AcceleratorKind } from '../catalog/accelerator.ts'
import type { Severity } from '../finding/finding.ts'
import type { GuidanceId, SourceId } from '../finding/sources.ts'
import type { Substance } from '../finding/substance.ts'
import type { Path } from '../text/document.ts'
import { list } from '../text/wording.ts'
import type { Facts } from './facts.ts'

export type { Facts }

/** Something that a rule found in one job, before it has a place. */
export interface Mismatch {
  /** Path below the job to the declaration that causes it. */
  readonly at: Path
  /** What is wrong, with the numbers. */
  readonly problem: string
  /** Why, according to the source, in our own words; empty if the problem says it. */
  readonly reason: string
  /** A function if it is expensive to compute: most candidate changes never show it. */
  readonly remedy: string | (() => string)
  /** Other places that the mismatch concerns, for example a launch file that requests something else. */
  readonly related?: readonly { readonly path: string; readonly line: number; readonly message: string }[]
  /** Documents that say this, at most two. Undefined: the first two of the rule. */
  readonly sources?: readonly [SourceId] | readonly [SourceId, SourceId]
  /** How bad it is, if a change can make it worse. */
  readonly substance?: Substance
  /** Other rules whose mismatch this one also states. */
  readonly includes?: readonly string[]
  /** Less severe than the rule's own if the finding relies on an uncertain figure. */
  readonly severity?: Severity
}

/** Cites the first two documents of a fact. */
export const citing = ([first, second]: readonly SourceId[]): Pick<Mismatch, 'sources'> =>
  first === undefined ? {} : { sources: second === undefined ? [first] : [first, second] }

/** The most places of one kind in a finding. */
const mostPlaces = 3

export const shownAt = (
  places: readonly { readonly path: string; readonly line: number }[],
  message: string,
): NonNullable<Mismatch['related']> => places.slice(0, mostPlaces).map(({ path, line }) => ({ path, line, message }))

/** A lower severity for findings that contradict an inconclusive fact. */
export const milderFor = ({
  isConclusive,
  isDefault,
  isRemark,
}: {
  readonly isConclusive: boolean
  readonly isDefault?: true
  readonly isRemark?: true
}): Pick<Mismatch, 'severity'> => (isConclusive ? {} : { severity: isDefault || isRemark ? 'notice' : 'warning' })

/** The remedy if a file of the repository differs from the manifest: first an edit that makes them agree. */
export const agreeing = (edit: string): string =>
  `${edit}; if that file belongs to another job, list this job's files under \`evidence\`.`

/** A catalog fact about every accelerator or package, with its documents. */
export type CatalogFact =
  | 'catalog/announcements'
  | 'catalog/endings'
  | 'catalog/frameworks'
  | 'catalog/links'
  | 'catalog/memory'
  | 'catalog/packages'
  | 'catalog/precisions'
  | 'catalog/releases'
  | 'catalog/slices'
  | 'catalog/training'

/** The description of a rule, for its page, for `rules` and for `explain`. */
export interface RuleMetadata {
  /** `area/what-is-wrong`; the rule's file, fixture and page have the same path. */
  readonly id: string
  /** What is wrong, in one line. */
  readonly title: string
  /** Why it matters, in a short paragraph for the rule's page. */
  readonly why: string
  readonly sources: readonly [SourceId, ...SourceId[]]
  /** Documents that a finding may cite in addition to `sources`: by id, or all documents of a catalog fact. */
  readonly alsoCites?: readonly (SourceId | CatalogFact)[]
  /** Small manifests with and without the finding. A test runs both. */
  readonly fails: string
  readonly passes: string
  /** Reports nothing until a policy sets its severity: for its id or a pattern, or only for its id. */
  readonly offUntil?: 'set' | 'named'
  /** Policy of the examples, on `exampleDay`. Undefined: the built-in one. */
  readonly policy?: string
}

/** The date on which the rules' examples run: findings about waivers depend on it. */
export const exampleDay = '2026-11-21'

/** A contradiction of a fact or an error in the file, whatever the guidance favors. */
export interface Rule extends RuleMetadata {
  readonly type: 'rule'
  readonly severity: Severity
  readonly check: (facts: Facts) => readonly Mismatch[]
}

/** A mistake in the file itself, found by its readers. */
export interface ManifestRule extends RuleMetadata {
  readonly type: 'manifest'
  readonly severity: Severity
}

/** An organization's demand, or a mistake in its waivers, found when the policy is applied. */
export interface PolicyRule extends RuleMetadata {
  readonly type: 'policy'
  readonly severity: Severity
}

/** The kind that a row favors; `either` if it faults a choice of any kind. */
export type Lean = 'gpu' | 'tpu' | 'either'

/**
 * How strongly the guidance says it. `possible` and `none` never cause a finding: the first is a reason for a TPU, the
 * second an explanation.
 */
export type Force = 'impossible' | 'against' | 'consider' | 'possible' | 'none'

export interface GuidelineDefinition extends RuleMetadata {
  /** Rows of the guidance tables, at most three. */
  readonly rows: readonly [string] | readonly [string, string] | readonly [string, string, string]
  readonly sources: readonly [GuidanceId, ...GuidanceId[]]
  /** Documents for the finding, at most two, if the first two of the row do not say it. */
  readonly cites?: (facts: Facts) => Mismatch['sources'] | undefined
  readonly leans: Lean | ((facts: Facts) => Lean)
  readonly force: Force
  /** The reason applies to any scarce hardware, so it also faults Trainium, Gaudi and the like. */
  readonly holdsForOthers?: true
  /** Where the cause is declared; of several paths, the first one that the job declares. */
  readonly at: Path | ((facts: Facts) => Path)
  /** Whether the row's fact is true. Undefined: undeclared, so there is neither finding nor reason. */
  readonly when: (facts: Facts) => boolean | undefined
  /** The fact as a number: larger is worse (negative if less is worse). */
  readonly extent?: (facts: Facts) => number | undefined
  /** What the fact means for the choice, in one sentence that works for and against it. */
  readonly reason: (facts: Facts) => string
  /** What is wrong with this choice, with numbers. The message is this sentence and the reason. */
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

/** A notebook's TPU is available and free. If the architecture is fixed too, no row favors another kind. */
export const hasTpuAtHand = ({ hardware, model }: Facts): boolean =>
  hardware.kind === 'tpu' && hardware.provider?.setting === 'notebook' && model.architecture_locked === true

/** The advice of every notice that favors TPUs; an annotation joins those of a job and gives the advice once. */
export const tryTpu = (): string => 'Benchmark a short run on a TPU slice, and compare time and price.'

/** "CUDA and Triton kernels", "Pallas GPU kernels". */
export const kernelsIn = (languages: readonly string[]): string =>
  `${list(languages.map((name) => name.replace(/ for (\w+?)s?$/, ' $1')))} kernels`

/** A rule about hardware, arithmetic or the repository. */
export const defineRule = (definition: Omit<Rule, 'type'>): Rule => ({ type: 'rule', ...definition })

/** Describes a mistake that `src/core/manifest` or `src/core/languages/yaml` finds. */
export const defineManifestRule = (definition: Omit<ManifestRule, 'type' | 'sources'>): ManifestRule => ({
  type: 'manifest',
  sources: ['manifest-reference'],
  ...definition,
})

/** Describes a fault of a whole evidence file, which `src/core/review` finds. */
export const defineEvidenceRule = (definition: Omit<ManifestRule, 'type' | 'sources'>): ManifestRule => ({
  type: 'manifest',
  sources: ['evidence'],
  ...definition,
})

/** Describes a rule that `src/core/policy` applies. */
export const definePolicyRule = (definition: Omit<PolicyRule, 'type' | 'sources'>): PolicyRule => ({
  type: 'policy',
  sources: ['policy-reference'],
  ...definition,
})

/** `model` for `model/dynamic-shapes`. */
export const areaOf = (id: string): string => id.slice(0, id.indexOf('/'))

/** Whether the guidance compares this kind of hardware. */
export const isCompared = (kind: AcceleratorKind | undefined): kind is 'gpu' | 'tpu' => kind === 'gpu' || kind === 'tpu'
