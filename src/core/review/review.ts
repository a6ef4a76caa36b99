import { areFactsOld, dataAsOf } from '../catalog/data-as-of.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { documentOf, releaseDocument } from '../languages/yaml/document-reader.ts'
import { isBeyondRoot } from '../manifest/file-name.ts'
import { ManifestRequirements } from '../policy/demands/missing-manifests.ts'
import type { EffectivePolicy } from '../policy/layers/effective.ts'
import type { Policy } from '../policy/policy.ts'
import { type ReportChoice, reportedRules } from '../policy/reported-rules.ts'
import { ruleSetUnder } from '../policy/rule-set.ts'
import { withCoverage } from '../policy/waiver/pending-waivers.ts'
import { applyWaivers } from '../policy/waiver/waivers.ts'
import { rules } from '../rules/index.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Document } from '../text/document.ts'
import type { KnownJobs } from './alternatives/known-jobs.ts'
import type { Withdrawn } from './baseline/baseline.ts'
import type { KnownFinding } from './baseline/known-findings.ts'
import type { BaseFiles, reviewBase } from './change/base-review.ts'
import { leftOutUnder } from './change/left-out.ts'
import { withLimitsAtTheirCause } from './change/limit-places.ts'
import { withOffersAsBefore } from './change/offers-as-before.ts'
import { severityOf, withdrawnFrom, withWithdrawn } from './change/withdrawn.ts'
import { checkFile, type FileReview } from './check.ts'
import { namedTexts, type TextOf } from './evidence/model-config.ts'
import { type Judge, judgeOnce } from './judge-once.ts'
import { type ManifestsOnBase, ManifestWaivers } from './manifest-waivers.ts'
import { type Judging, judge, type Outcome } from './outcome.ts'
import { withPolicyFindings } from './policy-findings.ts'
import { notesUnder } from './rule-notes.ts'
import { RunSize } from './run-size.ts'
import type { suggestionsFor } from './suggestions/suggest.ts'
import { type DemandedFiles, uncoveredReviews } from './uncovered-files.ts'

/** The most jobs of a run to search alternatives for. */
export const mostSearchedJobs = 50
/** The most jobs of a run to search savings for, which takes about 15 ms each. */
export const mostSavingSearches = 200

/** A manifest, parsed or refused. */
export interface ReadManifest {
  /** Relative to the top of the repository, with forward slashes. */
  readonly path: string
  readonly input: Uint8Array | string | Document
}

/** The policy and the settings of a run. */
export interface Run {
  readonly effective: EffectivePolicy
  /** The date in UTC: `2026-11-21`. */
  readonly today: string
  readonly job?: string
  readonly reports?: ReportChoice
  /** Whether all manifests of the repository are checked: otherwise a waiver cannot be called unused. */
  readonly scope: 'all' | 'some'
  /** The base of the change and how to review it; undefined without a comparison. */
  readonly base?: {
    readonly files: BaseFiles
    readonly review: typeof reviewBase
    /** Whether the run would find a manifest at this path. */
    readonly wants: (path: string) => boolean
    /** Maps paths of the base to current paths. */
    readonly moved: ReadonlyMap<string, string>
  }
  /** Files that a policy may demand a manifest for, and whether the run looks for a path. */
  readonly files?: DemandedFiles
  /** Undefined if waivers in manifests apply as written. */
  readonly onBase?: ManifestsOnBase
  /** Whether only new findings fail the check. */
  readonly failOnNew?: boolean
  /** Accepted findings, instead of a base. */
  readonly known?: readonly KnownFinding[]
  /** The reviews of folders without a manifest. */
  readonly undeclared?: readonly FileReview[]
}

export interface ReviewOptions {
  /** Called after each file. */
  readonly progress?: (done: number) => void
  /** Whether to search for changes that clear errors and warnings (default: yes). */
  readonly alternatives?: boolean
  /** Whether to compare jobs with errors or warnings on other accelerators (default: no). */
  readonly comparisons?: boolean
  /** Whether to search cheaper hardware for jobs without errors and warnings (default: no). */
  readonly savings?: boolean
  /** Proposes edits that clear findings; undefined if not requested. */
  readonly suggest?: typeof suggestionsFor
  /** Reads the files that manifests name, if no evidence does. */
  readonly textOf?: TextOf
  /** Results for an earlier version of the text, under the same policy and on the same date. */
  readonly known?: KnownJobs
}

/** What all parts of a run share. */
interface Checking {
  readonly policy: Policy
  readonly set: RuleSet
  readonly judge: Judge
  readonly evidence: Evidence | undefined
}

/**
 * Checks and judges parsed manifests, synchronously and without file access: the core that command, Action and library
 * share. Without evidence, it assumes no repository.
 */
export function review(
  manifests: readonly ReadManifest[],
  run: Run,
  options: ReviewOptions = {},
  evidence?: Evidence,
): Outcome {
  const thresholds = { ...run.effective.policy.thresholds, today: run.today }
  const policy: Policy = { ...run.effective.policy, thresholds }
  const set = ruleSetUnder(policy, rules)
  const checking: Checking = { policy, set, judge: judgeOnce(set, thresholds, options.known?.judgements), evidence }
  const { reviews, waivers, documents } = checkManifests(manifests, run, options, checking)
  const underPolicy = (files: readonly FileReview[]): FileReview[] => applyPolicy(files, run, waivers, checking)
  const head = underPolicy(reviews)
  const paths = manifests.map(({ path }) => path)
  const before = reviewedBase(head, paths, run, checking)
  const withdrawn = before === undefined ? [] : withdrawnFrom(head, before.files, before.renames)
  // Withdrawals and demands on the change need the base. Both can be waived like any other finding.
  const demanded = before === undefined ? reviews : before.withChange(reviews)
  const complete =
    withdrawn.length === 0 && demanded === reviews
      ? head
      : underPolicy(withWithdrawn(demanded, withdrawn, run.base?.moved ?? new Map(), severityOf(set)))
  const placed = before === undefined ? complete : withLimitsAtTheirCause(complete, before)
  const isSearched = before !== undefined && options.alternatives !== false
  const files = isSearched ? withOffersAsBefore(placed, before, set, thresholds) : placed
  const suggestions = suggestedEdits(files, documents, options.suggest, checking)
  return {
    ...judge(files, judgingOf(run, before, checking)),
    ...(areFactsOld(run.today) && { oldFacts: dataAsOf }),
    ...(before && { withdrawn: ofJob(withdrawn, run.job) }),
    ...(suggestions !== undefined && { suggestions }),
  }
}

/** Checks each manifest, and the files that the policy demands one for. */
function checkManifests(
  manifests: readonly ReadManifest[],
  run: Run,
  options: ReviewOptions,
  { policy, set, judge, evidence }: Checking,
) {
  const { progress = () => {}, alternatives = true, comparisons = false, savings = false } = options
  const { suggest, textOf, known } = options
  const reviews: FileReview[] = []
  const waivers = new ManifestWaivers(policy, run.onBase)
  const size = new RunSize()
  // Kept only for suggestions.
  const documents = new Map<string, Document>()
  const texts = namedTexts(textOf ?? evidence?.textOf, run.base?.files.evidence?.textOf)
  const textsBeyond = namedTexts(textOf)
  let searchesLeft = alternatives ? mostSearchedJobs : 0
  let savingsLeft = savings ? mostSavingSearches : 0
  for (const { path, input } of manifests) {
    const document = documentOf(input)
    const isBeyond = isBeyondRoot(path)
    const checked = checkFile(path, document, set, policy.thresholds, {
      jobs: searchesLeft,
      comparisons,
      savings: savingsLeft,
      ...(run.job !== undefined && { job: run.job }),
      evidence: isBeyond ? undefined : evidence,
      judge,
      texts: isBeyond ? textsBeyond : texts,
      known,
    })
    searchesLeft -= checked.searches
    savingsLeft -= checked.savingSearches ?? 0
    size.addReview(checked)
    reviews.push(checked)
    waivers.read(path, document)
    if (suggest) documents.set(path, document)
    else releaseDocument(input)
    progress(reviews.length)
  }
  reviews.push(...uncoveredReviews(new ManifestRequirements(policy.requirements), run.files))
  return { reviews, waivers, documents }
}

/** Applies waivers, and adds the findings about the policy and about waivers. */
function applyPolicy(
  files: readonly FileReview[],
  { effective: { layers, findings }, today, scope }: Run,
  { waivers, problems }: ManifestWaivers,
  { policy, set }: Checking,
): FileReview[] {
  const terms = policy.waiverTerms.value
  const waived = applyWaivers(files, [...policy.waivers, ...waivers], terms, today, scope)
  const proposed = withCoverage([...findings, ...problems], files, terms, today)
  const policyTexts = new Map(layers.map(({ file, text }) => [file, text]))
  return withPolicyFindings(waived.files, [...proposed, ...waived.findings], set, policyTexts)
}

function reviewedBase(
  head: readonly FileReview[],
  paths: readonly string[],
  { base, today, files }: Run,
  { set, policy, evidence }: Checking,
) {
  return base?.review(base.files, {
    head,
    paths,
    set,
    policy,
    today,
    wants: base.wants,
    evidence,
    ...(files && { files }),
  })
}

/** Edits that clear findings. Undefined if not requested. */
const suggestedEdits = (
  files: readonly FileReview[],
  documents: ReadonlyMap<string, Document>,
  suggest: ReviewOptions['suggest'],
  { set, policy: { thresholds }, judge, evidence }: Checking,
) =>
  suggest &&
  files.flatMap((file) => {
    const document = documents.get(file.path)
    return document === undefined
      ? []
      : suggest(file, document, { set, thresholds, judge, ...(evidence && { evidence }) })
  })

const judgingOf = (run: Run, before: ReturnType<typeof reviewedBase>, { policy, set }: Checking): Judging => ({
  failOn: policy.failOn.value,
  ...(run.job !== undefined && { job: run.job }),
  ...(run.reports && { reports: reportedRules(run.reports, policy, rules) }),
  rules: notesUnder(policy),
  policies: run.effective.layers.map(({ file }) => file),
  ...(before && { base: { ...before, isLeftOut: leftOutUnder(set, policy.thresholds) } }),
  ...(run.failOnNew && { failOnNew: true }),
  ...(run.known && { known: run.known }),
  ...(run.undeclared && { undeclared: run.undeclared }),
})

const ofJob = (withdrawn: readonly Withdrawn[], job: string | undefined): readonly Withdrawn[] =>
  job === undefined ? withdrawn : withdrawn.filter((one) => one.job === job || one.left?.job === job)
