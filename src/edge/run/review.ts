import type { Evidence } from '../../core/evidence/gather.ts'
import type { Observation } from '../../core/evidence/observation/observation.ts'
import type { Finding } from '../../core/finding/finding.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { readDocument } from '../../core/languages/yaml/document-reader.ts'
import { mostNames, namesMaybeIn } from '../../core/manifest/job-names.ts'
import { parseManifest } from '../../core/manifest/parse.ts'
import type { EffectivePolicy } from '../../core/policy/effective.ts'
import { mergePolicies } from '../../core/policy/merge.ts'
import type { Policy } from '../../core/policy/policy.ts'
import { ruleSetUnder } from '../../core/policy/rule-set.ts'
import { applyWaivers } from '../../core/policy/waiver/waivers.ts'
import type { BaseTree, NoBaseTree } from '../../core/review/base-tree.ts'
import { checkFile, documentOf, type FileReview, folderName } from '../../core/review/check.ts'
import { type Comparison, compareJob } from '../../core/review/compare.ts'
import { type BaseReviews, judge, type Outcome } from '../../core/review/outcome.ts'
import { InlineWaivers, notesUnder, withPolicyFindings } from '../../core/review/review-policy.ts'
import { RunSize } from '../../core/review/run-size.ts'
import type { Checking } from '../../core/review/suggestions/proof.ts'
import type { Suggestion } from '../../core/review/suggestions/suggestion.ts'
import { rules } from '../../core/rules/index.ts'
import type { RuleSet } from '../../core/rules/rule-set.ts'
import type { Document } from '../../core/text/document.ts'
import { holdsMore, type WalkCount } from './repository.ts'
import { readManifest } from './workspace.ts'

/** The policy where nobody has one. */
export const defaultPolicy: EffectivePolicy = { ...mergePolicies([], rules), layers: [], findings: [] }

/** For so many jobs of a run alternatives are looked for; a run that finds more has another problem. */
export const mostSearchedJobs = 50

/** What the organisation decides for a run. */
export interface RunPolicy {
  readonly effective: EffectivePolicy
  /** The day, such as `2026-11-21`, in UTC. */
  readonly today: string
  /** Only the jobs of this name. */
  readonly job?: string
  /** Whether all manifests of the repository are checked, without which a waiver cannot be said to be of no use. */
  readonly scope: 'all' | 'some'
  /** What a pull request or a push started from, or why that is not known; absent where nothing is compared. */
  readonly base?: BaseTree | NoBaseTree
  /** On a pull request: a manifest as the base branch has it, whose waivers alone count; undefined where it has none. */
  readonly onBase?: (path: string) => Promise<Uint8Array | undefined>
  /** Whether only findings that the base does not have fail the check. */
  readonly failOnNew?: boolean
  /** Hears what could not be done, in a sentence. */
  readonly note?: (text: string) => void
}

/** A manifest, read or refused. */
export interface ReadManifest {
  readonly path: string
  readonly input: Uint8Array | Document
}

export interface ReviewOptions {
  /** Hears of each file. */
  readonly progress?: (done: number) => void
  /** Hears of each file of the repository that is read for evidence. */
  readonly reading?: (done: number, total: number) => void
  /** Whether changes are looked for that clear errors and warnings (default: yes). */
  readonly alternatives?: boolean
  /** Whether jobs with errors or warnings are compared on other accelerators (default: no). */
  readonly comparisons?: boolean
  /** Whether edits are proposed that clear findings (default: no). */
  readonly suggest?: boolean
}

/** Reads, checks and judges the manifests: what the command and the Action share. */
export async function review(
  root: string,
  paths: readonly string[],
  run: RunPolicy,
  options: ReviewOptions = {},
): Promise<Outcome> {
  const size = new RunSize()
  const inputs = paths.map((path) => {
    const input = readManifest(root, path)
    if (input instanceof Uint8Array) size.addBytes(input.byteLength)
    return input
  })
  const evidence = await evidenceAround(root, paths, inputs, options.reading)
  const manifests = inputs.map((input, index) => ({ path: paths[index] as string, input }))
  const outcome = await reviewTexts(manifests, run, options, evidence)
  const { observations: observed = [], tooLarge = [], cut = false } = evidence ?? {}
  return { ...outcome, observed, ...((cut || tooLarge.length > 0) && { unread: { tooLarge, cut } }) }
}

/** What the repository shows; undefined for what lies outside the workspace, which has no repository here. */
async function evidenceAround(
  root: string,
  paths: readonly string[],
  inputs: readonly (Uint8Array | Document)[],
  progress: ReviewOptions['reading'] = () => {},
): Promise<(Evidence & Partial<WalkCount>) | undefined> {
  if (paths.every(isBeyondRoot)) return undefined
  if (!holdsMore(root, paths)) return { observations: [], manifests: paths }
  const { gatherEvidence } = await import('./gather-evidence.ts')
  return gatherEvidence(root, { ...claimsOf(paths, inputs), progress })
}

/** Checks and judges manifests that are read already; without evidence, as if no repository were around them. */
export async function reviewTexts(
  manifests: readonly ReadManifest[],
  run: RunPolicy,
  {
    progress = () => {},
    alternatives = true,
    comparisons = false,
    suggest = false,
  }: Omit<ReviewOptions, 'reading'> = {},
  evidence?: Evidence,
): Promise<Outcome> {
  const { onBase } = run
  const { policy, layers, findings } = run.effective
  const set = ruleSetUnder(policy, rules)
  const reviews: FileReview[] = []
  const waivers = new InlineWaivers(policy, onBase)
  const size = new RunSize()
  let left = alternatives ? mostSearchedJobs : 0
  for (const { path, input } of manifests) {
    const document = input instanceof Uint8Array ? readDocument(input) : input
    const search = { jobs: left, comparisons, ...(run.job !== undefined && { job: run.job }) }
    const checked = checkFile(path, document, set, policy.thresholds, search, isBeyondRoot(path) ? undefined : evidence)
    left -= checked.searches
    size.addReview(checked)
    reviews.push(checked)
    await waivers.read(path, document)
    progress(reviews.length)
  }
  const { waivers: all, problems } = waivers
  const waived = applyWaivers(reviews, [...policy.waivers, ...all], policy.waiverTerms.value, run.today, run.scope)
  const texts = new Map(layers.map(({ file, text }) => [file, text]))
  const head = withPolicyFindings(waived.files, [...findings, ...problems, ...waived.findings], set, texts)
  const base = run.base && (await baseOf(head, manifests, run, set, evidence))
  const checking = { set, thresholds: policy.thresholds, ...(evidence && { evidence }) }
  const suggestions = suggest ? await suggestionsOf(waived.files, checking) : undefined
  const outcome = judge(head, {
    failOn: policy.failOn.value,
    ...(run.job !== undefined && { job: run.job }),
    rules: notesUnder(policy),
    policies: layers.map(({ file }) => file),
    ...(base && { base }),
    ...(run.failOnNew && { failOnNew: true }),
  })
  return suggestions === undefined ? outcome : { ...outcome, suggestions }
}

async function suggestionsOf(files: readonly FileReview[], checking: Checking): Promise<Suggestion[]> {
  const { suggestionsFor } = await import('../../core/review/suggestions/suggest.ts')
  return files.flatMap((file) => suggestionsFor(file, documentOf(file), checking))
}

/** The manifests as they were before the change; undefined, and said, where they cannot be read. */
async function baseOf(
  head: readonly FileReview[],
  manifests: readonly ReadManifest[],
  run: RunPolicy,
  set: RuleSet,
  evidence: Evidence | undefined,
): Promise<BaseReviews | undefined> {
  const { base, effective, today, scope, note = () => {} } = run
  if (base === undefined) return undefined
  if ('reason' in base) {
    note(`Every finding counts as new: ${base.reason}.`)
    return undefined
  }
  const paths = manifests.map(({ path }) => path)
  try {
    const { reviewBase } = await import('../../core/review/review-base.ts')
    return await reviewBase(base, { head, paths, set, policy: effective.policy, today, scope, evidence })
  } catch (error) {
    note(`Every finding counts as new: ${(error as Error).message}`)
    return undefined
  }
}

const isBeyondRoot = (path: string): boolean => path.startsWith('../')

/** The globs that the manifests name and what their jobs may be called, so that what these mean is looked at. */
function claimsOf(paths: readonly string[], inputs: readonly (Uint8Array | Document)[]) {
  const globs: string[] = []
  const names = new Set<string>()
  for (const [index, input] of inputs.entries()) {
    if (!(input instanceof Uint8Array)) continue
    const text = Buffer.from(input).toString('utf8')
    if (names.size < mostNames) for (const name of namesMaybeIn(text)) names.add(name)
    if (!text.includes('evidence')) continue
    const { jobs } = parseManifest(readDocument(input), 'job')
    const folder = (paths[index] as string).split('/').slice(0, -1)
    for (const glob of jobs.flatMap(({ declaration }) => declaration.evidence ?? [])) {
      globs.push([...folder, glob].join('/'))
    }
  }
  return { manifests: paths, globs, names }
}

/** Compares one job of a manifest on the accelerators of the catalogue. Throws where it is not clear which job. */
export function compare(root: string, path: string, name: string | undefined, policy: Policy): Comparison {
  const input = readManifest(root, path)
  const document = input instanceof Uint8Array ? readDocument(input) : input
  const { jobs, findings } = parseManifest(document, folderName(path))
  const [first, ...others] = name === undefined ? jobs : jobs.filter((job) => job.name === name)
  if (jobs.length === 0) throw new UnusableInput(`${path} declares no job. ${findings[0]?.message ?? ''}`.trim())
  if (first === undefined) throw new UnusableInput(`No job of ${path} is named "${name}".`)
  if (others.length > 0) {
    const names = [first, ...others].slice(0, 8).map((job) => job.name)
    const more = others.length >= 8 ? ', …' : ''
    throw new UnusableInput(`${path} declares ${jobs.length} jobs: choose one with --job (${names.join(', ')}${more}).`)
  }
  return compareJob(first, ruleSetUnder(policy, rules), policy.thresholds)
}

/** What keeps a draft from being a place to start: its errors, and whatever contradicts the repository. */
export function draftFindings(text: string, observations: readonly Observation[]): Finding[] {
  const { policy } = defaultPolicy
  const evidence = { observations, manifests: [draftPath] }
  const { findings } = checkFile(draftPath, text, ruleSetUnder(policy, rules), policy.thresholds, undefined, evidence)
  return findings.filter(({ severity, rule }) => severity === 'error' || rule.startsWith('evidence/'))
}

const draftPath = 'accelerator.yml'
