import { SortedPaths } from '../evidence/attribution/evidence-globs.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { isAround, leftOutOf } from '../evidence/evidence-of-jobs.ts'
import type { Link } from '../evidence/file-tree.ts'
import { documentOf, readDocument } from '../languages/yaml/document-reader.ts'
import { isBeyondRoot } from '../manifest/file-name.ts'
import { ManifestRequirements } from '../policy/demands/missing-manifests.ts'
import type { Policy } from '../policy/policy.ts'
import { applyWaivers } from '../policy/waiver/waivers.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Document } from '../text/document.ts'
import { isBelow } from '../text/folder-paths.ts'
import type { TreeDifference } from './base-tree.ts'
import { withDemandsOfChange } from './change-demands.ts'
import { checkFile, type FileReview } from './check.ts'
import { namedTexts } from './evidence/model-config.ts'
import { judgeOnce } from './judge-once.ts'
import { withLaunchesLeft } from './left-launches.ts'
import { ManifestWaivers } from './manifest-waivers.ts'
import type { BaseReviews } from './outcome.ts'
import { type DemandedFiles, uncoveredReviews } from './uncovered-files.ts'

/** What a change started from: what it touched, and the manifests as they were, by their paths then. */
export interface BaseFiles {
  readonly tree: TreeDifference
  readonly texts: ReadonlyMap<string, Uint8Array | string | Document | undefined>
  /** The manifests that stand as they stood and name files that do not. */
  readonly readOtherwise?: ReadonlySet<string>
  /** What the repository showed; absent where the change touched nothing that shows anything. */
  readonly evidence?: Evidence
  /** The files that the change touched and that nobody could read as they were, by their paths now. */
  readonly unknown?: ReadonlySet<string>
}

export interface BaseReviewing {
  /** The reviews of the files as they are now, with what is said about the policy. */
  readonly head: readonly FileReview[]
  /** The manifests that are checked. */
  readonly paths: readonly string[]
  readonly set: RuleSet
  readonly policy: Policy
  readonly today: string
  /** Whether the run would have found a manifest at a path, if there were one. */
  readonly wants: (path: string) => boolean
  readonly evidence: Evidence | undefined
  /** Of the change, what a policy may demand a manifest for. */
  readonly files?: DemandedFiles
}

/** The base, and how to judge the change since then. */
export interface ReviewedBase extends BaseReviews {
  /** Reviews of the head with what only a comparison shows of a job that stands in both. */
  readonly withChange: (reviews: readonly FileReview[]) => readonly FileReview[]
}

/**
 * The manifests of the base that a review of it reads, by their paths there: those of the manifests that are checked, and
 * those that are gone from where they stood, deleted or renamed, among what the run would have found.
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

/** Where the files that left a path of the base stand now. */
export const movedFrom = ({ changed }: BaseFiles['tree']): ReadonlyMap<string, string> =>
  new Map([...changed].flatMap(([now, was]) => (was === undefined || was === now ? [] : [[was, now] as const])))

/** What a pull request brings by itself, so that the base cannot have it. */
const ownToProposals: ReadonlySet<string> = new Set([
  'policy/pending-change',
  'policy/invalid',
  'policy/waiver-pending',
])

/** Found anew among the files of the base. */
const isMissing = ({ findings }: FileReview): boolean => findings.some(({ rule }) => rule === 'policy/manifest-missing')

/**
 * Checks the manifests as they were before a change, under the same policy and on the same day. What did not change is
 * not read again, unless files around it did that show something.
 */
export function reviewBase(base: BaseFiles, reviewing: BaseReviewing): ReviewedBase {
  const { tree, texts: former, unknown = new Set() } = base
  const { head, paths, set, policy, today, wants, files: demanded } = reviewing
  const evidence = base.evidence ?? reviewing.evidence
  const others = base.evidence === undefined ? [] : shownOtherwise(head, paths, base, base.evidence)
  const reviews: FileReview[] = []
  const texts = namedTexts(evidence?.textOf)
  const judge = judgeOnce(set, policy.thresholds)
  const check = (path: string, document: Document): FileReview =>
    checkFile(path, document, set, policy.thresholds, { evidence, judge, texts })
  const waivers = new ManifestWaivers(policy)
  for (const path of manifestsOfBase(tree, paths, wants)) {
    const text = former.get(path)
    if (text === undefined) continue
    const document = documentOf(text)
    reviews.push(check(path, document))
    waivers.read(path, document)
  }
  for (const { path, text } of others) {
    const document = readDocument(text)
    reviews.push(check(path, document))
    waivers.read(path, document)
  }
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
    now: reviewing.evidence?.observations ?? [],
    before: evidence?.observations ?? [],
    evidence: reviewing.evidence,
    manifests: reviewing.evidence?.allManifests ?? paths,
    tree,
    moved: movedFrom(tree),
  }
  return {
    ...reviewed,
    withChange: (reviews) => withDemandsOfChange(withLaunchesLeft(reviews, reviewed, change, set), reviewed, set),
  }
}

/** The files as they were before the change. */
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

/**
 * A review without what the change itself brought. Where nobody knows what a launch file was, it brought all of it; and
 * what could not be read in it and is `otherwise` now.
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
 * Whether something that could not be read as evidence is another thing now: a file that the change touched, a link to
 * one, or the end of a reading that went on before.
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

/** The manifests that stand as they stood, beside files that showed something else then. */
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
