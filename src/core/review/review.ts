import { areFactsOld, dataAsOf } from '../catalog/data-as-of.ts'
import type { Evidence } from '../evidence/evidence-of-jobs.ts'
import { documentOf } from '../languages/yaml/document-reader.ts'
import { isBeyondRoot } from '../manifest/file-name.ts'
import { ManifestRequirements } from '../policy/demands/missing-manifests.ts'
import type { EffectivePolicy } from '../policy/layers/effective.ts'
import type { Policy } from '../policy/policy.ts'
import { type ReportChoice, reportedRules } from '../policy/reported-rules.ts'
import { ruleSetUnder } from '../policy/rule-set.ts'
import { withCoverage } from '../policy/waiver/pending-waivers.ts'
import { applyWaivers } from '../policy/waiver/waivers.ts'
import { rules } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import type { BaseFiles, reviewBase } from './base-review.ts'
import type { Withdrawn } from './baseline/baseline.ts'
import type { KnownFinding } from './baseline/known-findings.ts'
import { withDemandsOfChange } from './change-demands.ts'
import { checkFile, type FileReview } from './check.ts'
import { namedTexts, type TextOf } from './evidence/model-config.ts'
import { withHardwareOfBase } from './hardware-of-base.ts'
import { judgeOnce } from './judge-once.ts'
import { leftOutUnder } from './left-out.ts'
import { type ManifestsOnBase, ManifestWaivers } from './manifest-waivers.ts'
import { judge, type Outcome } from './outcome.ts'
import { withPolicyFindings } from './policy-findings.ts'
import { notesUnder } from './rule-notes.ts'
import { RunSize } from './run-size.ts'
import type { suggestionsFor } from './suggestions/suggest.ts'
import { type DemandedFiles, uncoveredReviews } from './uncovered-files.ts'
import { severityOf, withdrawnFrom, withWithdrawn } from './withdrawn.ts'

/** For so many jobs of a run alternatives are looked for; a run that finds more has another problem. */
export const mostSearchedJobs = 50

/** A manifest, read or refused. */
export interface ReadManifest {
  /** Relative to the top of the repository, forward slashes. */
  readonly path: string
  readonly input: Uint8Array | string | Document
}

/** What the organization decides for a run. */
export interface Run {
  readonly effective: EffectivePolicy
  /** The day, such as `2026-11-21`, in UTC. */
  readonly today: string
  /** Only the jobs of this name. */
  readonly job?: string
  /** The rules of which findings are reported (default: all). */
  readonly reports?: ReportChoice
  /** Whether all manifests of the repository are checked, without which a waiver cannot be said to be of no use. */
  readonly scope: 'all' | 'some'
  /** What the change started from, with what reviews it; absent where nothing is compared. */
  readonly base?: {
    readonly files: BaseFiles
    readonly review: typeof reviewBase
    /** Whether the run would have found a manifest at a path, if there were one. */
    readonly wants: (path: string) => boolean
    /** From a path of the base to where its file stands now. */
    readonly moved: ReadonlyMap<string, string>
  }
  /** The files that a policy may demand a manifest for, and whether a path is one that the run looks for. */
  readonly files?: DemandedFiles
  /** Absent where the waivers of the manifests count as they are. */
  readonly onBase?: ManifestsOnBase
  /** Whether only findings that the base does not have fail the check. */
  readonly failOnNew?: boolean
  /** What a team has accepted for now; in place of a base. */
  readonly known?: readonly KnownFinding[]
  /** What is said of folders without a manifest, besides. */
  readonly undeclared?: readonly FileReview[]
}

export interface ReviewOptions {
  /** Hears of each file. */
  readonly progress?: (done: number) => void
  /** Whether changes are looked for that clear errors and warnings (default: yes). */
  readonly alternatives?: boolean
  /** Whether jobs with errors or warnings are compared on other accelerators (default: no). */
  readonly comparisons?: boolean
  /** What proposes edits that clear findings, where they are asked for. */
  readonly suggest?: typeof suggestionsFor
  /** Reads the files that manifests name, where there is no evidence that does. */
  readonly textOf?: TextOf
}

/**
 * Checks and judges manifests that are read already, at once and without touching a file: what the command, the Action
 * and the library share. Without evidence, as if no repository were around them.
 */
export function review(
  manifests: readonly ReadManifest[],
  run: Run,
  { progress = () => {}, alternatives = true, comparisons = false, suggest, textOf }: ReviewOptions = {},
  evidence?: Evidence,
): Outcome {
  const { layers, findings } = run.effective
  const policy: Policy = {
    ...run.effective.policy,
    thresholds: { ...run.effective.policy.thresholds, today: run.today },
  }
  const set = ruleSetUnder(policy, rules)
  const reviews: FileReview[] = []
  const waivers = new ManifestWaivers(policy, run.onBase)
  const size = new RunSize()
  const judgeOfRun = judgeOnce(set, policy.thresholds)
  // Kept only where somebody looks at them again.
  const documents = new Map<string, Document>()
  const texts = namedTexts(textOf ?? evidence?.textOf, run.base?.files.evidence?.textOf)
  const beyond = namedTexts(textOf)
  let left = alternatives ? mostSearchedJobs : 0
  for (const { path, input } of manifests) {
    const document = documentOf(input)
    const checked = checkFile(path, document, set, policy.thresholds, {
      jobs: left,
      comparisons,
      ...(run.job !== undefined && { job: run.job }),
      evidence: isBeyondRoot(path) ? undefined : evidence,
      judge: judgeOfRun,
      texts: isBeyondRoot(path) ? beyond : texts,
    })
    left -= checked.searches
    size.addReview(checked)
    reviews.push(checked)
    waivers.read(path, document)
    if (suggest) documents.set(path, document)
    progress(reviews.length)
  }
  const demands = new ManifestRequirements(policy.requirements)
  reviews.push(...uncoveredReviews(demands, run.files))
  const { waivers: all, problems } = waivers
  const policyTexts = new Map(layers.map(({ file, text }) => [file, text]))
  const underPolicy = (files: readonly FileReview[]): FileReview[] => {
    const waived = applyWaivers(files, [...policy.waivers, ...all], policy.waiverTerms.value, run.today, run.scope)
    const proposed = withCoverage([...findings, ...problems], files, policy.waiverTerms.value, run.today)
    return withPolicyFindings(waived.files, [...proposed, ...waived.findings], set, policyTexts)
  }
  const head = underPolicy(reviews)
  const { base, today } = run
  const paths = manifests.map(({ path }) => path)
  const before = base?.review(base.files, {
    head,
    paths,
    set,
    policy,
    today,
    wants: base.wants,
    evidence,
    ...(run.files && { files: run.files }),
  })
  const withdrawn = before === undefined ? [] : withdrawnFrom(head, before.files, before.renames)
  // What is withdrawn, and what a change adds, can be told only beside the base, and may be waived like anything else.
  const asked = before === undefined ? reviews : withDemandsOfChange(reviews, before, set)
  const told = withWithdrawn(asked, withdrawn, base?.moved ?? new Map(), severityOf(set))
  const complete = withdrawn.length === 0 && asked === reviews ? head : underPolicy(told)
  const isSearched = before !== undefined && alternatives
  const offered = isSearched ? withHardwareOfBase(complete, before, set, policy.thresholds) : complete
  const checking = { set, thresholds: policy.thresholds, judge: judgeOfRun, ...(evidence && { evidence }) }
  const suggestions =
    suggest &&
    offered.flatMap((file) => {
      const document = documents.get(file.path)
      return document === undefined ? [] : suggest(file, document, checking)
    })
  const outcome = judge(offered, {
    failOn: policy.failOn.value,
    ...(run.job !== undefined && { job: run.job }),
    ...(run.reports && { reports: reportedRules(run.reports, policy, rules) }),
    rules: notesUnder(policy),
    policies: layers.map(({ file }) => file),
    ...(before && { base: { ...before, isLeftOut: leftOutUnder(set, policy.thresholds) } }),
    ...(run.failOnNew && { failOnNew: true }),
    ...(run.known && { known: run.known }),
    ...(run.undeclared && { undeclared: run.undeclared }),
  })
  return {
    ...outcome,
    ...(areFactsOld(today) && { oldFacts: dataAsOf }),
    ...(before && { withdrawn: ofJob(withdrawn, run.job) }),
    ...(suggestions !== undefined && { suggestions }),
  }
}

const ofJob = (withdrawn: readonly Withdrawn[], job: string | undefined): readonly Withdrawn[] =>
  job === undefined ? withdrawn : withdrawn.filter((one) => one.job === job || one.left?.job === job)
