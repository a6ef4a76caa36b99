import { type Evidence, leftOutOf } from '../../core/evidence/evidence-of-jobs.ts'
import { MatchingTime } from '../../core/evidence/matching-time.ts'
import { isBeyondRoot, isFoundByItself } from '../../core/manifest/file-name.ts'
import { ManifestRequirements } from '../../core/policy/demands/missing-manifests.ts'
import { mayHoldWaiver } from '../../core/policy/waiver/inline-directive.ts'
import type { BaseTree, NoBaseTree } from '../../core/review/base-tree.ts'
import { evidenceClaims } from '../../core/review/evidence-claims.ts'
import type { ManifestsOnBase } from '../../core/review/manifest-waivers.ts'
import type { Outcome } from '../../core/review/outcome.ts'
import { type ReviewOptions, type Run, review } from '../../core/review/review.ts'
import { RunSize } from '../../core/review/run-size.ts'
import type { Document } from '../../core/text/document.ts'
import { evidenceOfBase } from './evidence-of-base.ts'
import { processorClock } from './processor-clock.ts'
import { holdsMore, pathsBelow, repositoryTree } from './repository.ts'
import { readManifest, readText } from './workspace.ts'

/** What is decided for the review of a folder; what of it lies elsewhere is fetched. */
export interface FolderRun extends Omit<Run, 'base' | 'onBase'> {
  /** What a pull request or a push started from, or why that is not known; absent where nothing is compared. */
  readonly base?: BaseTree | NoBaseTree
  /** On a pull request: a manifest as the base branch has it, whose waivers alone count; undefined where it has none. */
  readonly onBase?: (path: string) => Promise<Uint8Array | undefined>
  /** Whether the run would have found a manifest at a path (default: by its name). */
  readonly wants?: (path: string) => boolean
  /** Hears what could not be done, in a sentence. */
  readonly note?: (text: string) => void
}

export interface FolderOptions extends Omit<ReviewOptions, 'suggest'> {
  /** Hears of each file of the repository that is read for evidence. */
  readonly reading?: (done: number, total: number) => void
  /** Whether edits are proposed that clear findings, all or only alternatives (default: no). */
  readonly suggest?: boolean | 'alternatives'
  /** Texts of manifests that are to be reviewed in place of those that stand in the folder. */
  readonly texts?: ReadonlyMap<string, string>
}

interface FoundManifest {
  readonly path: string
  readonly input: Uint8Array | Document
}

/** Reads the manifests of a folder and what the repository around them shows, and reviews them. */
export async function reviewFolder(
  root: string,
  paths: readonly string[],
  { base, onBase, wants: wanted, note = () => {}, ...run }: FolderRun,
  { reading, suggest = false, texts, ...options }: FolderOptions = {},
): Promise<Outcome> {
  const wants = wanted ?? isFoundByItself
  const size = new RunSize()
  const manifests = paths.map((path) => {
    const text = texts?.get(path)
    const input = text === undefined ? readManifest(root, path) : Buffer.from(text)
    if (input instanceof Uint8Array) size.addBytes(input.byteLength)
    return { path, input }
  })
  const evidence = await evidenceAround(root, manifests, reading)
  const before = base && (await baseOf(base, manifests, evidence, wants, note))
  const waiversOnBase = onBase && (await manifestsWithWaivers(manifests, onBase))
  const suggestionsFor = suggest ? await suggestingOf(suggest) : undefined
  const demands = new ManifestRequirements(run.effective.policy.requirements)
  // Whoever checks one manifest did not ask about the others.
  const isWhole = run.scope === 'all' || wanted !== undefined
  const files =
    demands.isEmpty || !isWhole ? undefined : { paths: demandedPaths(root, demands, wants, base), isManifest: wants }
  const outcome = review(
    manifests,
    {
      ...run,
      ...(files && { files }),
      ...(before && { base: before }),
      ...(waiversOnBase && { onBase: waiversOnBase }),
    },
    { ...options, ...(suggestionsFor && { suggest: suggestionsFor }) },
    evidence,
  )
  const observed = evidence?.observations ?? []
  const unread = evidence && leftOutOf(evidence)
  return { ...outcome, observed, ...(unread && { unread }) }
}

/** The paths that a policy may demand a manifest for. What a change brings counts wherever it lies: a walk passes over submodules and the like. */
function demandedPaths(
  root: string,
  demands: ManifestRequirements,
  wants: (path: string) => boolean,
  base: FolderRun['base'],
): readonly string[] {
  const below = pathsBelow(root, (path) => demands.asksFor(path) || wants(path))
  const brought = base === undefined || 'reason' in base ? [] : [...base.changed.keys()]
  return [...new Set([...below, ...brought.filter((path) => demands.asksFor(path))])]
}

async function suggestingOf(suggest: true | 'alternatives') {
  const { alternativesFor, suggestionsFor } = await import('../../core/review/suggestions/suggest.ts')
  return suggest === 'alternatives' ? alternativesFor : suggestionsFor
}

/** What the repository shows; undefined for what lies outside the workspace, which has no repository here. */
async function evidenceAround(
  root: string,
  manifests: readonly FoundManifest[],
  progress: FolderOptions['reading'] = () => {},
): Promise<Evidence | undefined> {
  const paths = manifests.map(({ path }) => path)
  if (paths.every(isBeyondRoot)) return undefined
  const named = (path: string): string | undefined => readText(root, path)
  if (!holdsMore(root, paths)) return { observations: [], manifests: paths, files: [], textOf: named }
  const texts = manifests.map(({ path, input }) => ({ path, text: textOf(input) }))
  const { gatherEvidence } = await import('../../core/evidence/gather-evidence.ts')
  const clock = processorClock()
  const gathered = gatherEvidence(repositoryTree(root, clock), { ...evidenceClaims(texts), progress })
  return { ...gathered, time: new MatchingTime(clock), textOf: named }
}

/** The manifests as they were before the change; undefined, and said, where they cannot be read. */
async function baseOf(
  tree: BaseTree | NoBaseTree,
  manifests: readonly FoundManifest[],
  evidence: Evidence | undefined,
  wants: (path: string) => boolean,
  note: (text: string) => void,
): Promise<Run['base']> {
  if ('reason' in tree) {
    note(`Every finding counts as new: ${tree.reason}.`)
    return undefined
  }
  const { manifestsOfBase, movedFrom, reviewBase } = await import('../../core/review/base-review.ts')
  const paths = manifests.map(({ path }) => path)
  const texts = new Map<string, Uint8Array | undefined>()
  try {
    for (const path of manifestsOfBase(tree, paths, wants)) texts.set(path, await tree.read(path))
  } catch (error) {
    note(`Every finding counts as new: ${(error as Error).message}`)
    return undefined
  }
  const unchanged = manifests.filter(({ path }) => !tree.changed.has(path))
  const before = [...unchanged.map(({ path, input }) => [path, input] as const), ...texts].map(([path, input]) => ({
    path,
    text: input && textOf(input),
  }))
  const shown = evidence && (await evidenceOfBase(tree, evidence, before))
  return { files: { tree, texts, ...shown }, review: reviewBase, wants, moved: movedFrom(tree) }
}

/** The base's version of each manifest in which somebody may waive something. */
async function manifestsWithWaivers(
  manifests: readonly FoundManifest[],
  onBase: NonNullable<FolderRun['onBase']>,
): Promise<ManifestsOnBase> {
  const found = new Map<string, Uint8Array | undefined>()
  for (const { path, input } of manifests) if (mayHoldWaiver(textOf(input))) found.set(path, await onBase(path))
  return found
}

const textOf = (input: FoundManifest['input']): string =>
  input instanceof Uint8Array ? Buffer.from(input).toString('utf8') : input.text
