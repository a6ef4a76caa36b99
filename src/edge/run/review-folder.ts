import type { Evidence } from '../../core/evidence/evidence.ts'
import { leftOutOf } from '../../core/evidence/evidence-of-jobs.ts'
import { treeLimits } from '../../core/evidence/file-tree.ts'
import { withListed } from '../../core/evidence/listed-files.ts'
import { MatchingTime } from '../../core/evidence/matching-time.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { isBeyondRoot, isFoundByItself } from '../../core/manifest/file-name.ts'
import { ManifestRequirements } from '../../core/policy/demands/missing-manifests.ts'
import type { Policy } from '../../core/policy/policy.ts'
import { mayHoldWaiver } from '../../core/policy/waiver/inline-directive.ts'
import type { BaseFiles } from '../../core/review/change/base-review.ts'
import type { BaseTree, NoBaseTree } from '../../core/review/change/base-tree.ts'
import { mayFailOnWithdrawal } from '../../core/review/change/withdrawn.ts'
import { evidenceClaims } from '../../core/review/evidence/evidence-claims.ts'
import type { ManifestsOnBase } from '../../core/review/manifest-waivers.ts'
import type { Outcome } from '../../core/review/outcome.ts'
import { type ReviewOptions, type Run, review } from '../../core/review/review.ts'
import { RunSize } from '../../core/review/run-size.ts'
import { present } from '../../core/text/present.ts'
import { numberOf } from '../../core/text/wording.ts'
import type { ComparedManifests, Comparing, FoundManifest } from './compared-manifests.ts'
import { evidenceOfBase } from './evidence-of-base.ts'
import { processorClock } from './processor-clock.ts'
import { holdsMore, pathsBelow, repositoryTree } from './repository.ts'
import { readManifest, readText, textOf } from './workspace.ts'

/** The settings for reviewing a folder. Remote parts are fetched. */
export interface FolderRun extends Omit<Run, 'base' | 'onBase'> {
  /** The start of a pull request or push, or why it is unknown. Undefined if nothing is compared. */
  readonly base?: BaseTree | NoBaseTree
  /** On a pull request: a manifest of the base branch, whose waivers alone count. Undefined if it has none. */
  readonly onBase?: (path: string) => Promise<Uint8Array | undefined>
  /** Whether the run would have found a manifest at a path (default: by its name). */
  readonly wants?: (path: string) => boolean
  /** Whether to check only manifests whose inputs differ from the base. */
  readonly changedOnly?: boolean
  /** Reads a manifest, or a file that it names (default: what the folder has). */
  readonly reads?: typeof readManifest
  /** Receives problems as sentences. */
  readonly note?: (text: string) => void
}

export interface FolderOptions extends Omit<ReviewOptions, 'suggest'> {
  /** Called for each file that is read for evidence. */
  readonly reading?: (done: number, total: number) => void
  /** Whether to propose edits that clear findings: all, or only alternatives (default: none). */
  readonly suggest?: boolean | 'alternatives'
  /** Texts of manifests that replace those in the folder. */
  readonly texts?: ReadonlyMap<string, string | Uint8Array>
}

/** Reads the manifests of a folder and the evidence in their repository, and reviews them. */
export async function reviewFolder(
  root: string,
  paths: readonly string[],
  { base, onBase, wants: wanted, note = () => {}, changedOnly = false, reads = readManifest, ...run }: FolderRun,
  { reading, suggest = false, texts, ...options }: FolderOptions = {},
): Promise<Outcome> {
  const wants = wanted ?? isFoundByItself
  const size = new RunSize()
  const found = paths.map((path) => {
    const text = texts?.get(path)
    const input = text === undefined ? reads(root, path) : Buffer.from(text)
    if (input instanceof Uint8Array) size.addBytes(input.byteLength)
    return { path, input }
  })
  const textNow = (path: string): Uint8Array | undefined => {
    const input = reads(root, path)
    return input instanceof Uint8Array ? input : undefined
  }
  const comparing = { effective: run.effective, now: textNow, wants, changedOnly, note }
  const compared = base && (await comparisonOf(base, found, comparing))
  const isCut = changedOnly && compared !== undefined
  const manifests = isCut ? found.filter(({ path }) => compared.touched.has(path)) : found
  const evidence = await evidenceAround(root, manifests, textNow, { reading, former: compared?.texts })
  const before = compared && (await baseOf(compared, manifests, evidence, wants, run.effective.policy))
  if (before?.files.unsure) await tellUnsure(before.files.unsure, run.effective.policy, note)
  const waiversOnBase =
    onBase && (await manifestsWithWaivers(manifests, (path) => onBase(compared?.difference.changed.get(path) ?? path)))
  const suggestionsFor = suggest ? await suggestingOf(suggest) : undefined
  const demands = new ManifestRequirements(run.effective.policy.requirements)
  // A check of a single manifest does not ask about the others.
  const isWhole = run.scope === 'all' || wanted !== undefined
  const brought = compared?.difference.changed.keys() ?? []
  const files =
    demands.isEmpty || !isWhole ? undefined : { paths: demandedPaths(root, demands, wants, brought), isManifest: wants }
  const outcome = review(
    manifests,
    {
      ...run,
      scope: isCut ? 'some' : run.scope,
      ...present({ files, base: before, onBase: waiversOnBase }),
    },
    { ...options, ...(suggestionsFor && { suggest: suggestionsFor }) },
    evidence,
  )
  const observed = evidence?.observations ?? []
  const unread = evidence && leftOutOf(evidence)
  return { ...outcome, observed, ...(unread && { unread }) }
}

/** Paths that may need a manifest by the policy, and all changed ones, because a walk skips submodules and the like. */
function demandedPaths(
  root: string,
  demands: ManifestRequirements,
  wants: (path: string) => boolean,
  brought: Iterable<string>,
): readonly string[] {
  const below = pathsBelow(root, (path) => demands.asksFor(path) || wants(path))
  return [...new Set([...below, ...[...brought].filter((path) => demands.asksFor(path))])]
}

async function suggestingOf(suggest: true | 'alternatives') {
  const { alternativesFor, suggestionsFor } = await import('../../core/review/suggestions/suggest.ts')
  return suggest === 'alternatives' ? alternativesFor : suggestionsFor
}

interface Looking {
  readonly reading?: FolderOptions['reading'] | undefined
  /** The base's versions of changed manifests. Files that they list are read as well. */
  readonly former?: ComparedManifests['texts'] | undefined
}

/** The repository's evidence. Undefined outside the workspace. */
async function evidenceAround(
  root: string,
  manifests: readonly FoundManifest[],
  now: (path: string) => Uint8Array | undefined,
  { reading: progress = () => {}, former = new Map() }: Looking,
): Promise<Evidence | undefined> {
  const paths = manifests.map(({ path }) => path)
  if (paths.every(isBeyondRoot)) return undefined
  // A launch file may be larger than a manifest.
  const named = (path: string): string | undefined => decoded(now(path)) ?? readText(root, path, treeLimits.fileBytes)
  if (!holdsMore(root, paths)) return { observations: [], manifests: paths, files: [], withListed, textOf: named }
  const texts = manifests.map(({ path, input }) => ({ path, input, text: textOf(input) }))
  const { gatherEvidence } = await import('../../core/evidence/gather-evidence.ts')
  const clock = processorClock()
  const claims = evidenceClaims(texts)
  const formerTexts = [...former].map(([path, input]) => ({ path, text: input && textOf(input) }))
  const lists = [...claims.lists, ...evidenceClaims(formerTexts).lists]
  const gathered = gatherEvidence(repositoryTree(root, clock), { ...claims, lists, progress })
  return { ...gathered, time: new MatchingTime(clock), textOf: named }
}

interface ComparisonAsked extends Omit<Comparing, 'tree'>, Required<Pick<FolderRun, 'note' | 'effective'>> {}

/**
 * The comparison with the base. Undefined, with a note, if it is impossible. Throws {@link UnusableInput} if the policy
 * could fail because of something that was not compared.
 */
async function comparisonOf(
  tree: BaseTree | NoBaseTree,
  found: readonly FoundManifest[],
  { effective, note, ...comparing }: ComparisonAsked,
): Promise<ComparedManifests | undefined> {
  const refuse = async (what: string): Promise<void> => {
    const { mayFailOnUnreadChange } = await import('../../core/review/change/unread-changes.ts')
    if (mayFailOnUnreadChange(effective.policy))
      throw new UnusableInput(`${what} What changed is unknown, and the policy fails on unread changes.`)
    if (mayFailOnWithdrawal(effective.policy))
      throw new UnusableInput(`${what} What is withdrawn is unknown, and the policy fails on that.`)
  }
  if ('reason' in tree) {
    await refuse(`There is nothing to compare with: ${tree.reason}.`)
    if (comparing.changedOnly && found.length > 0) note(`Every manifest is checked, changed or not: ${tree.reason}.`)
    note(`Every finding counts as new: ${tree.reason}.`)
    return undefined
  }
  const { compareManifests } = await import('./compared-manifests.ts')
  const compared = await compareManifests(found, { ...comparing, tree })
  // A manifest that is gone is withdrawn, whatever its content was.
  const stands = new Set(found.map(({ path }) => path))
  for (const [path, because] of compared.unknown) {
    const problem = `${path} cannot be compared with the base: ${because}`
    if (stands.has(path)) await refuse(problem)
    note(`${problem} What depends on it counts as new.`)
  }
  return compared
}

/** The changes of files, if the policy asks for those that are not read: all readers load for them. */
async function unreadChangesIn(
  difference: ComparedManifests['difference'],
  evidence: Evidence,
  formerTexts: ReadonlyMap<string, string>,
  policy: Policy,
): Promise<BaseFiles['fileChanges']> {
  const { asksForUnreadChanges } = await import('../../core/review/change/unread-changes.ts')
  if (!asksForUnreadChanges(policy)) return undefined
  const { fileChangesOf } = await import('../../core/evidence/change/file-changes.ts')
  return fileChangesOf(difference, evidence, formerTexts)
}

/** The manifests and the repository's evidence before the change. */
async function baseOf(
  { tree, difference, texts, configs, readOtherwise, read }: ComparedManifests,
  manifests: readonly FoundManifest[],
  evidence: Evidence | undefined,
  wants: (path: string) => boolean,
  policy: Policy,
): Promise<Run['base']> {
  const { movedFrom, reviewBase } = await import('../../core/review/change/base-review.ts')
  const unchanged = manifests.filter(({ path }) => !difference.changed.has(path))
  const before = [...unchanged.map(({ path, input }) => [path, input] as const), ...texts].map(([path, input]) => ({
    path,
    text: input && textOf(input),
  }))
  const shown = evidence && (await evidenceOfBase({ ...tree, ...difference }, evidence, before, read))
  const around = shown?.evidence ?? evidence
  const textThen = (path: string): string | undefined =>
    configs.has(path) ? decoded(configs.get(path)) : around?.textOf?.(path)
  const then = configs.size > 0 && around ? { evidence: { ...around, textOf: textThen } } : {}
  const { formerTexts = new Map(), ...seen } = shown ?? {}
  const fileChanges = evidence && (await unreadChangesIn(difference, evidence, formerTexts, policy))
  const files = { tree: difference, texts, readOtherwise, ...seen, ...then, ...present({ fileChanges }) }
  return { files, review: reviewBase, wants, moved: movedFrom(difference) }
}

/**
 * Tells for which manifests launch files of the base were not read. Throws {@link UnusableInput} if the policy could
 * fail because of one.
 */
async function tellUnsure(
  unsure: NonNullable<BaseFiles['unsure']>,
  policy: Policy,
  note: (text: string) => void,
): Promise<void> {
  const [first] = unsure
  if (first === undefined) return
  const [path, because] = first
  const others = unsure.size === 1 ? '' : ` and ${numberOf(unsure.size - 1, 'other manifest')}`
  const problem = `${path}${others} cannot be compared with all launch files of the base: ${because}`
  const { mayFailOnLaunchLeft } = await import('../../core/review/change/left-launches.ts')
  if (mayFailOnLaunchLeft(policy))
    throw new UnusableInput(
      `${problem} Whether a launch grows that is no longer compared is unknown, and the policy fails on that.`,
    )
  const { mayFailOnUnreadChange } = await import('../../core/review/change/unread-changes.ts')
  if (mayFailOnUnreadChange(policy))
    throw new UnusableInput(`${problem} What changed in them is unknown, and the policy fails on unread changes.`)
  note(`${problem} What depends on them counts as new.`)
}

/** The base's version of each manifest that may contain waivers. */
async function manifestsWithWaivers(
  manifests: readonly FoundManifest[],
  onBase: NonNullable<FolderRun['onBase']>,
): Promise<ManifestsOnBase> {
  const found = new Map<string, Uint8Array | undefined>()
  for (const { path, input } of manifests) if (mayHoldWaiver(textOf(input))) found.set(path, await onBase(path))
  return found
}

const decoded = (bytes: Uint8Array | undefined): string | undefined => bytes && textOf(bytes)
