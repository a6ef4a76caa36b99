import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { type EffectivePolicy, ownPolicyPaths } from '../../core/policy/layers/effective.ts'
import type { PolicyFiles } from '../../core/policy/layers/policy-reading.ts'
import { headChanges, policyOfProposal, policyOfRun } from '../../core/policy/policy-of-run.ts'
import { priceNotes } from '../../core/policy/price-problems.ts'
import { UnusablePolicy } from '../../core/policy/unusable-policy.ts'
import { annotate, workflowCommands } from '../../core/report/formats/annotations.ts'
import { jsonReport } from '../../core/report/formats/json.ts'
import { sarifReport } from '../../core/report/formats/sarif/sarif.ts'
import { markdownReport, summaryLimitBytes } from '../../core/report/markdown/markdown.ts'
import type { ReportOrigin } from '../../core/report/report.ts'
import { summaryLine } from '../../core/report/words/summary-line.ts'
import { nearMissWords } from '../../core/report/words/unread.ts'
import type { BaseTree, NoBaseTree } from '../../core/review/change/base-tree.ts'
import type { FileReview } from '../../core/review/check.ts'
import type { Outcome } from '../../core/review/outcome.ts'
import { commandData, commandProperty, logText, markdownCode } from '../../core/text/encode.ts'
import { present } from '../../core/text/present.ts'
import { checkedOutFile, isThere, proposalReader, proposedManifest } from '../run/checked-out-file.ts'
import { gzippedBytes } from '../run/digests.ts'
import { baseTreeOf } from '../run/git/base-tree.ts'
import { commitOf } from '../run/git/git.ts'
import { fileLeftOut, manifestsLeftOut } from '../run/git/left-out-files.ts'
import type { ObjectSource } from '../run/git/listings.ts'
import { type Base, baseFile, baseReader, sharedFiles } from '../run/policy-files.ts'
import { isEventOfOthers, mayPropose } from '../run/proposing-events.ts'
import { type FolderRun, reviewFolder } from '../run/review-folder.ts'
import type { WithoutManifest } from '../run/without-manifest.ts'
import { findJobs, noManifestIn, readManifest, stillBare, wantedBy } from '../run/workspace.ts'
import type { Host } from './host.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { branchTip, type NamedChange, namedChange } from './named-refs.ts'
import { publish } from './surfaces.ts'

/** Runs the check as the Action. Returns the exit status: 0 passed, 1 failed by the policy, 2 not checked. */
export async function run(host: Host): Promise<0 | 1 | 2> {
  try {
    return await checkAndReport(host)
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    for (const command of refusals(error)) host.print(command)
    return 2
  }
}

/** The reasons why the check could not run, each with its place. */
function refusals(error: UnusableInput): string[] {
  const title = 'Accelerator review could not run'
  if (!(error instanceof UnusablePolicy)) return [`::error title=${title}::${commandData(error.message)}`]
  return error.problems.map(({ message, remedy, origin, related }) => {
    const { line, column } = origin.span
    const place = origin.isLocal ? `,file=${commandProperty(origin.file)},line=${line},col=${column}` : ''
    const where = origin.isLocal ? '' : `${origin.file}: `
    const also = related === undefined ? '' : ` (${related.file}, line ${related.span.line})`
    return `::error title=${title}${place}::${commandData(`${where}${message} ${remedy}${also}`)}`
  })
}

async function checkAndReport(host: Host): Promise<0 | 1> {
  const inputs = readInputs(host.input)
  const { annotations, patterns, folder } = inputs
  if (host.event.fault !== undefined)
    throw new UnusableInput(`The event payload (GITHUB_EVENT_PATH) ${host.event.fault}.`)
  // Checked before posting, because a run that cannot write its report would post again when repeated.
  const files: ReportFiles = { json: host.reportPath('report-file'), sarif: host.reportPath('sarif-file') }
  const { paths: found, bare, near } = findJobs(host.workspace, host.resolveFolder(folder), patterns)
  for (const path of [...found, ...bare]) {
    if (path.startsWith('../')) throw new UnusableInput(`The path ${path} is outside the workspace.`)
  }
  const note = (text: string): void => host.print(logText(text))
  const { run, texts, undeclared } = await runOf(host, inputs, bare, note)
  const paths = [...new Set([...found, ...texts.keys()])].sort()
  const { suggest, savings } = inputs
  const outcome = await reviewFolder(host.workspace, paths, run, { comparisons: true, suggest, savings, texts })
  const { shown, leftOut } = annotate(outcome, host.links)
  if (annotations) for (const command of workflowCommands(shown)) host.print(command)
  const { rest: suggestions, words: results } = await publish(host, inputs, outcome, annotations ? leftOut : 0)
  const options = { ...host.links, limitBytes: summaryLimitBytes, suggestions, ...(annotations && { leftOut }) }
  // A broken policy in a pull request is a finding even without a manifest.
  const isNothing = outcome.files.length === 0
  await host.summarize(isNothing ? nothingFound(paths, near) : markdownReport(outcome, options))
  const launches = paths.length === 0 && run.scope === 'all' ? undeclared?.launches : undefined
  writeOutputs(host, { ...outcome, ...(launches && { undeclared: launches }) }, files, inputs.sarifCategory)
  for (const words of results) note(words)
  if (annotations && leftOut > 0)
    host.print(`${leftOut} more findings are in the summary: GitHub shows ten annotations of a kind for a step.`)
  if (near.length > 0) note(nearMissWords(near))
  host.print(isNothing ? passedWords(paths) : `Accelerator review: ${logText(summaryLine(outcome))}`)
  return outcome.failed ? 1 : 0
}

/** The policy, the base and the other settings of the run, with manifests that the checkout omits. */
async function runOf(host: Host, inputs: Inputs, bare: readonly string[], note: (text: string) => void) {
  const { contents, workspace, today } = host
  const { changedOnly, failOnNew, folder, patterns } = inputs
  const named = await namedChange(host, inputs, note)
  const base = host.base ?? named?.base ?? (await baseBeside(host, inputs))
  const effective = await policyOf({ ...host, ...(base && { base }) }, inputs)
  for (const line of priceNotes(effective.layers, today)) note(line)
  const tree = await (named ? treeSince(host, named) : treeOf(host, base))
  const judged =
    base === undefined ? judgedByItself(host, inputs) : judgedWords(base, tree, named ? undefined : branchOf(host))
  if (judged !== undefined) note(judged)
  if (isBaseAlone(host, tree)) throw new UnusableInput(nothingProposed)
  const onBase = base && ((path: string) => baseFile(workspace, base, path, contents).catch(() => undefined))
  const wants = wantedBy(workspace, host.resolveFolder(folder), patterns)
  const texts = await manifestsLeftOut(sourceOf(host), wants, note)
  const undeclared = await aboutBare(stillBare(bare, texts.keys()), host, inputs, { effective, tree })
  const run: FolderRun = {
    effective,
    today,
    scope: patterns.length === 0 && folder === '.' ? 'all' : 'some',
    note,
    changedOnly,
    wants,
    reads: mayPropose(host.event.name) ? proposedManifest : readManifest,
    failOnNew,
    ...present({ undeclared: undeclared?.reviews, base: tree, onBase }),
  }
  return { run, texts, undeclared }
}

interface ReportFiles {
  readonly json: string
  readonly sarif: string
}

function writeOutputs(host: Host, outcome: Outcome, files: ReportFiles, category: Inputs['sarifCategory']): void {
  const { error, warning, notice, waived } = outcome.counts
  host.writeReport(files.json, jsonReport(outcome, originOf(host)))
  host.output('report', files.json)
  host.writeReport(files.sarif, sarifReport(outcome, { ...host.links, category, gzippedBytes }))
  host.output('sarif', files.sarif)
  host.output('verdict', outcome.verdict ?? 'undecided')
  for (const [name, count] of Object.entries({ error, warning, notice, waived }))
    host.output(`${name}-count`, String(count))
}

/** The repository and commit of the report. Undefined without both, because a date alone identifies nothing. */
const originOf = ({ event, today }: Host): ReportOrigin | undefined =>
  event.repository === undefined && event.head === undefined
    ? undefined
    : present({ repository: event.repository, commit: event.head, date: today })

const nothingFound = (found: readonly string[], near: readonly string[]): string =>
  `## Accelerator review\n\n${found.length === 0 ? 'No `accelerator.yml` was found' : 'No `accelerator.yml` is changed'}, so there was nothing to check.${near.length === 0 ? '' : ` ${nearMissWords(near, markdownCode)}`}\n`

const passedWords = (found: readonly string[]): string =>
  `No accelerator.yml ${found.length === 0 ? 'was found' : 'is changed'}: nothing to check, so the check passes.`

const sourceOf = ({ workspace, event, contents }: Host): ObjectSource => ({
  root: workspace,
  repository: event.repository ?? '',
  ...(event.repository !== undefined && { contents }),
})

/**
 * The default branch, for a push of a tag or to another branch. Its policy applies and the push is compared with it, as
 * a pull request would be. Undefined for other events. Throws {@link UnusableInput} if its commit is unknown and there
 * may be a policy, because the pushed commit's policy is under its author's control.
 */
async function baseBeside(host: Host, { policy = '' }: Inputs): Promise<Base | undefined> {
  const { beside, repository = '' } = host.event
  if (beside === undefined) return undefined
  const commit = await branchTip(host, beside)
  if (typeof commit === 'string') return { commit, repository }
  const { message, remedy } = commit ?? nobodyToAsk
  if (!mayHavePolicy(host.workspace, policy)) {
    host.print(logText(`No policy applies: the tip of ${beside} is not known. ${message}`))
    return undefined
  }
  throw new UnusableInput(`The policy of the branch ${beside} applies, and its tip is not known. ${message} ${remedy}`)
}

const nobodyToAsk = {
  message: 'The step has no token, and the checkout does not have it.',
  remedy: 'Give the step a token (the default does), or check out with fetch-depth: 0.',
}

/** The branch that the event names as the base. */
const branchOf = ({ event }: Host): string | undefined => event.proposal?.branch ?? event.beside

/** The base of the run, because a pass against one base says nothing about another. */
function judgedWords(base: Base, tree: BaseTree | NoBaseTree | undefined, branch: string | undefined): string {
  const tip = tree !== undefined && 'commit' in tree ? tree.commit : undefined
  const compared = tip === undefined ? '' : ` and compared with ${tip === base.commit ? 'that commit' : short(tip)}`
  return `Judged by the policy of ${branch === undefined ? 'the base' : `the branch ${branch}`} at ${short(base.commit)}${compared}.`
}

/** Reports that there is no base, if a policy may apply: it is then under the control of the commit's author. */
function judgedByItself({ event, workspace }: Host, { policy = '' }: Inputs): string | undefined {
  const { name, isAccepted } = event
  if (name === '' || isAccepted || !mayHavePolicy(workspace, policy)) return undefined
  const proposed = isEventOfOthers(name) ? ' If a pull request is checked out, that is its own policy.' : ''
  return `Judged by the policy of the commit itself: the event \`${name}\` names no base, and base-ref is not set.${proposed}`
}

const nothingProposed =
  'The checkout is the base of the pull request and has none of its changes. Give actions/checkout the `ref` of its head.'

/** Whether the base itself is checked out, as `pull_request_target` does by default. */
function isBaseAlone({ event }: Host, tree: BaseTree | NoBaseTree | undefined): boolean {
  const head = event.pullRequest?.head
  if (head === undefined || tree === undefined || !('commit' in tree)) return false
  return tree.checkedOut === tree.commit && tree.checkedOut !== head
}

const short = (commit: string): string => commit.slice(0, 12)

/** The tree that the change is compared with; undefined if the event has none. */
async function treeOf({ event, workspace, contents }: Host, base?: Base): Promise<BaseTree | NoBaseTree | undefined> {
  if (event.repository === undefined) return undefined
  const { pullRequest, mergeGroup, push, repository, beside } = event
  const isBeside = beside !== undefined && base !== undefined
  const change = pullRequest
    ? { base: pullRequest.base, head: pullRequest.head, fromMergeBase: true }
    : mergeGroup
      ? { ...mergeGroup, fromMergeBase: false }
      : push && {
          base: (isBeside ? base.commit : push.before) ?? '',
          head: event.head ?? push.after,
          fromMergeBase: isBeside,
        }
  if (change !== undefined) return baseTreeOf(workspace, { repository, ...change }, contents)
  return event.proposal && { reason: 'the event does not name the commits of its change' }
}

function treeSince({ event, workspace, contents }: Host, { base, head = event.head }: NamedChange) {
  const change = { repository: base.repository, base: base.commit, fromMergeBase: true, ...(head && { head }) }
  return baseTreeOf(workspace, change, contents)
}

/** The review of folders without a manifest. With `changed-only`, only of changed files. */
async function aboutBare(
  bare: readonly string[],
  { workspace }: Host,
  { changedOnly, patterns }: Inputs,
  {
    effective: { policy },
    tree,
  }: { readonly effective: EffectivePolicy; readonly tree: BaseTree | NoBaseTree | undefined },
): Promise<WithoutManifest | undefined> {
  const [folder] = bare
  if (folder === undefined) return undefined
  const { reviews, ...found } = (await import('../run/without-manifest.ts')).withoutManifest(workspace, bare, policy)
  if (reviews.length === 0 && patterns.length > 0 && policy.noManifest.value === 'review') throw noManifestIn(folder)
  const isReviewed = ({ path, jobs }: FileReview): boolean =>
    !changedOnly || tree === undefined || 'reason' in tree || jobs.length === 0 || tree.changed.has(path)
  return { ...found, reviews: reviews.filter(isReviewed) }
}

/**
 * The policy of the run. A pull request is checked against the base branch's policy, which it cannot weaken. Its
 * changes to the policy are reported.
 */
async function policyOf(host: Host, { policy: named = '', failOn, noManifest }: Inputs): Promise<EffectivePolicy> {
  const { base, contents, workspace } = host
  const remote = sharedFiles(contents)
  const request = {
    ...(named !== '' && { named }),
    ...(failOn && { failOn: { value: failOn, givenBy: 'the input fail-on' } }),
    ...(noManifest && { noManifest: { value: noManifest, givenBy: 'the input no-manifest' } }),
  }
  const checkedOut: PolicyFiles = {
    own: async (path) => checkedOutFile(workspace, path) ?? fileLeftOut(sourceOf(host), path),
    remote,
  }
  const proposed: PolicyFiles = { own: proposalReader(workspace), remote }
  if (base === undefined) {
    if (!isEventOfOthers(host.event.name)) return policyOfRun({ ...request, files: checkedOut })
    return isDefaultBranch(host)
      ? policyOfRun({ ...request, files: checkedOut })
      : policyOfProposal({ ...request, files: proposed })
  }
  if (!canReadBase(host, base, named))
    return policyOfRun({ ...request, files: { ...checkedOut, own: async () => undefined } })
  const files: PolicyFiles = { own: baseReader(workspace, base, contents), remote }
  const effective = await policyOfRun({ ...request, files })
  return {
    ...effective,
    findings: [...effective.findings, ...(await headChanges(effective, { ...request, files }, proposed))],
  }
}

/** Whether the checkout is the default branch's commit, for events that others can trigger. */
const isDefaultBranch = ({ event, workspace }: Host): boolean =>
  event.head !== undefined && commitOf(workspace, 'HEAD') === event.head

/** Whether the base may have a policy. The checkout may have deleted it. */
const mayHavePolicy = (workspace: string, named: string): boolean =>
  named !== '' || ['.git', ...ownPolicyPaths].some((path) => isThere(workspace, path))

/** Whether the base branch is readable. If not, the check continues, with a note, only if there cannot be a policy. */
function canReadBase({ contents, workspace, print }: Host, base: Base, named: string): boolean {
  if (contents !== undefined || commitOf(workspace, base.commit) !== undefined) return true
  if (mayHavePolicy(workspace, named)) return true
  print('No policy applies: without a token, the step cannot look for one on the base branch.')
  return false
}
