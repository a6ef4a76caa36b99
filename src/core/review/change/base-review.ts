import { SortedPaths } from '../../evidence/attribution/evidence-globs.ts'
import type { FileChanges } from '../../evidence/change/file-changes.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { isAround, leftOutOf } from '../../evidence/evidence-of-jobs.ts'
import type { Link } from '../../evidence/file-tree.ts'
import type { Observation } from '../../evidence/observation/observation.ts'
import { documentOf, readDocument } from '../../languages/yaml/document-reader.ts'
import { isBeyondRoot } from '../../manifest/file-name.ts'
import { ManifestRequirements } from '../../policy/demands/missing-manifests.ts'
import type { Policy } from '../../policy/policy.ts'
import { applyWaivers } from '../../policy/waiver/waivers.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { Document } from '../../text/document.ts'
import { isBelow } from '../../text/folder-paths.ts'
import { once } from '../../text/once.ts'
import { checkFile, type FileReview } from '../check.ts'
import { namedTexts } from '../evidence/model-config.ts'
import { judgeOnce } from '../judge-once.ts'
import { ManifestWaivers } from '../manifest-waivers.ts'
import type { BaseReviews } from '../outcome.ts'
import { type DemandedFiles, uncoveredReviews } from '../uncovered-files.ts'
import type { TreeDifference } from './base-tree.ts'
import { withDemandsOfChange } from './change-demands.ts'
import { withLaunchesLeft } from './left-launches.ts'
import { withUnreadChanges } from './unread-changes.ts'

/** The base of a change: what it touched, and the former manifests by their paths on the base. */
export interface BaseFiles {
  readonly tree: TreeDifference
  readonly texts: ReadonlyMap<string, Uint8Array | string | Document | undefined>
  /** Unchanged manifests that name changed files. */
  readonly readOtherwise?: ReadonlySet<string>
  /** What the repository showed; undefined if the change touched no evidence. */
  readonly evidence?: Evidence
  /** Files touched by the change that could not be read on the base, by their current paths. */
  readonly unknown?: ReadonlySet<string>
  /** Manifests of the base for which launch files were not read that it lists or may compare, with the reason. */
  readonly unsure?: ReadonlyMap<string, string>
  /** What the touched files show in folders that are left out, such as examples. */
  readonly aside?: () => Record<'now' | 'before', readonly Observation[]>
  readonly fileChanges?: FileChanges
}

export interface BaseReviewing {
  /** Reviews of the current files, with findings about the policy. */
  readonly head: readonly FileReview[]
  /** The manifests that are checked. */
  readonly paths: readonly string[]
  readonly set: RuleSet
  readonly policy: Policy
  readonly today: string
  /** Whether the run would find a manifest at this path. */
  readonly wants: (path: string) => boolean
  readonly evidence: Evidence | undefined
  /** Files of the change that a policy may demand a manifest for. */
  readonly files?: DemandedFiles
}

/** The base's reviews, and how to judge the change. */
export interface ReviewedBase extends BaseReviews {
  /** Adds to the head's reviews what only a comparison of a job's two versions shows. */
  readonly withChange: (reviews: readonly FileReview[]) => readonly FileReview[]
}

/**
 * The base manifests to review, by their paths there: those of the checked manifests, and those deleted or renamed
 * since, among those that the run would find.
 */
export function manifestsOfBase(
  { changed, deleted }: BaseFiles['tree'],
  paths: readonly string[],
  wants: (path: string) => boolean,
): string[] {
  const before = paths.flatMap((path) => changed.get(path) ?? [])
  const isChecked = new Set(paths)
  const left = [...changed].flatMap(([now, was]) => (was === undefined || was === now || isChecked.has(now) ? [] : was))
  return [...new Set([...before, ...[...deleted, ...left].filter(wants)])]
}

/** Current paths of moved files, by their paths on the base. */
export const movedFrom = ({ changed }: BaseFiles['tree']): ReadonlyMap<string, string> =>
  new Map([...changed].flatMap(([now, was]) => (was === undefined || was === now ? [] : [[was, now] as const])))

/** Rules about the pull request itself, which the base cannot have. */
const ownToProposals: ReadonlySet<string> = new Set([
  'policy/pending-change',
  'policy/invalid',
  'policy/waiver-pending',
])

/** Recomputed for the files of the base. */
const isMissing = ({ findings }: FileReview): boolean => findings.some(({ rule }) => rule === 'policy/manifest-missing')

/**
 * Checks the base's manifests under the same policy and date. Unchanged manifests are not read again, unless evidence
 * around them changed.
 */
export function reviewBase(base: BaseFiles, reviewing: BaseReviewing): ReviewedBase {
  const { tree, texts: former, unknown = new Set(), unsure = new Map() } = base
  const { head, paths, set, policy, today, wants, files: demanded } = reviewing
  const evidence = base.evidence ?? reviewing.evidence
  const others = base.evidence === undefined ? [] : shownOtherwise(head, paths, base, base.evidence)
  const reviews: FileReview[] = []
  const texts = namedTexts(evidence?.textOf)
  const judge = judgeOnce(set, policy.thresholds)
  const check = (path: string, document: Document): FileReview =>
    unsure.has(path)
      ? withoutListing(checkFile(path, document, set, policy.thresholds, { judge, texts }))
      : checkFile(path, document, set, policy.thresholds, { evidence, judge, texts })
  const waivers = new ManifestWaivers(policy)
  const read = (path: string, document: Document): void => {
    reviews.push(check(path, document))
    waivers.read(path, document)
  }
  for (const path of manifestsOfBase(tree, paths, wants)) {
    const text = former.get(path)
    if (text !== undefined) read(path, documentOf(text))
  }
  for (const { path, text } of others) read(path, readDocument(text))
  reviews.push(...uncoveredReviews(new ManifestRequirements(policy.requirements), demanded && before(demanded, tree)))
  const waived = applyWaivers(reviews, [...policy.waivers, ...waivers.waivers], policy.waiverTerms.value, today, 'some')
  const proposed = new Set(paths)
  const isAgain = new Set(others)
  const kept = head.filter(
    (file) => !isMissing(file) && !isAgain.has(file) && (!proposed.has(file.path) || !tree.changed.has(file.path)),
  )
  const otherwise = unreadOtherwise(tree, reviewing.evidence, base.evidence)
  const files = [...waived.files, ...kept].map((file) => withoutOwn(file, unknown, otherwise))
  const reviewed = { files, renames: renamesIn(tree, paths) }
  const change = {
    evidence: reviewing.evidence,
    shown: once(() => {
      const aside = base.aside?.()
      return {
        now: [...(reviewing.evidence?.observations ?? []), ...(aside?.now ?? [])],
        before: [...(evidence?.observations ?? []), ...(aside?.before ?? [])],
      }
    }),
    tree,
    moved: movedFrom(tree),
    ...(base.fileChanges && { fileChanges: base.fileChanges }),
  }
  return {
    ...reviewed,
    withChange: (reviews) => {
      const withLaunches = withUnreadChanges(withLaunchesLeft(reviews, reviewed, change, set), reviewed, change, set)
      return withDemandsOfChange(withLaunches, reviewed, set)
    },
  }
}

/** The files before the change. */
function before(files: DemandedFiles, { changed, deleted }: BaseFiles['tree']): DemandedFiles {
  const left = files.paths.filter((path) => !changed.has(path))
  return { ...files, paths: [...left, ...[...changed.values()].filter((path) => path !== undefined), ...deleted] }
}

function renamesIn({ changed }: BaseFiles['tree'], paths: readonly string[]): Map<string, string> {
  const renames = new Map<string, string>()
  for (const path of paths) {
    const before = changed.get(path)
    if (before !== undefined && before !== path) renames.set(path, before)
  }
  return renames
}

/** A review without evidence, and without the findings of jobs that take values from the files that they list. */
function withoutListing(file: FileReview): FileReview {
  const listing = new Set(file.jobs.filter(({ facts }) => facts.declaration.evidence).map(({ name }) => name))
  return { ...file, findings: file.findings.filter(({ job }) => job === undefined || !listing.has(job)) }
}

/**
 * A review without what the change itself brought: everything in a launch file with an unknown past, and unread
 * evidence that differs now.
 */
function withoutOwn(file: FileReview, unknown: ReadonlySet<string>, otherwise: (thing: string) => boolean): FileReview {
  const findings = file.findings
    .filter(
      ({ rule, related }) =>
        !ownToProposals.has(rule) &&
        !(rule.startsWith('evidence/') && related.some((place) => unknown.has(place.file))),
    )
    .map((finding) => {
      const { rule, substance } = finding
      if (substance?.things === undefined || !rule.startsWith('evidence/')) return finding
      return { ...finding, substance: { ...substance, things: substance.things.filter((each) => !otherwise(each)) } }
    })
  return { ...file, findings }
}

/**
 * Whether unread evidence differs now: a touched file, a symbolic link to one, or a reading that now stops before its
 * end.
 */
function unreadOtherwise(tree: TreeDifference, now: Evidence | undefined, former = now): (thing: string) => boolean {
  if (now === undefined || former === undefined) return () => false
  const touched = new SortedPaths(touchedPaths(tree))
  const leadsToTouched = ({ target }: Link): boolean =>
    touched.startingWith(target).some((path) => path === target || isBelow(path, target))
  const links = (now.links ?? []).filter(leadsToTouched).map(({ path }) => path)
  const ended = leftOutOf(former)?.incomplete === undefined ? [leftOutOf(now)?.incomplete] : []
  const otherwise = new Set([...touched.all, ...links, ...ended])
  return (thing) => otherwise.has(thing)
}

const touchedPaths = ({ changed, deleted }: TreeDifference): string[] => [
  ...changed.keys(),
  ...[...changed.values()].filter((path) => path !== undefined),
  ...deleted,
]

/** Unchanged manifests whose evidence differed on the base. */
function shownOtherwise(
  head: readonly FileReview[],
  paths: readonly string[],
  { tree, readOtherwise }: BaseFiles,
  { manifests }: Evidence,
): FileReview[] {
  const own = new Set(paths)
  const touched = touchedPaths(tree)
  return head.filter(
    ({ path, text }) =>
      own.has(path) &&
      !tree.changed.has(path) &&
      !isBeyondRoot(path) &&
      (readOtherwise?.has(path) ||
        text.includes('evidence') ||
        touched.some((each) => isAround(path, manifests, each))),
  )
}
