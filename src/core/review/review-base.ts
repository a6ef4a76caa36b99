import type { Evidence } from '../evidence/gather.ts'
import { readDocument } from '../languages/yaml/document-reader.ts'
import { isManifestPath } from '../manifest/file-name.ts'
import type { Policy } from '../policy/policy.ts'
import { applyWaivers } from '../policy/waiver/waivers.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { BaseTree } from './base-tree.ts'
import { checkFile, type FileReview } from './check.ts'
import type { BaseReviews } from './outcome.ts'
import { InlineWaivers } from './review-policy.ts'

export interface BaseReviewing {
  /** The reviews of the files as they are now, with what is said about the policy. */
  readonly head: readonly FileReview[]
  /** The manifests that are checked. */
  readonly paths: readonly string[]
  readonly set: RuleSet
  readonly policy: Policy
  readonly today: string
  readonly scope: 'all' | 'some'
  readonly evidence: Evidence | undefined
}

/** What a pull request brings by itself, so that the base cannot have it. */
const ownToProposals: ReadonlySet<string> = new Set([
  'policy/pending-change',
  'policy/invalid',
  'policy/waiver-pending',
])

/**
 * Checks the manifests as they were before a change, under the same policy and on the same day. What did not change is
 * not read again. Throws where a file of the base cannot be read.
 */
export async function reviewBase(tree: BaseTree, reviewing: BaseReviewing): Promise<BaseReviews> {
  const { head, paths, set, policy, today, scope, evidence } = reviewing
  const renames = new Map<string, string>()
  const reviews: FileReview[] = []
  const waivers = new InlineWaivers(policy)
  const check = async (path: string): Promise<void> => {
    const bytes = await tree.read(path)
    if (bytes === undefined) return
    const document = readDocument(bytes)
    reviews.push(checkFile(path, document, set, policy.thresholds, undefined, evidence))
    await waivers.read(path, document)
  }
  const unchanged = new Set<string>()
  for (const path of paths) {
    if (!tree.changed.has(path)) unchanged.add(path)
    const before = tree.changed.get(path)
    if (before === undefined) continue
    if (before !== path) renames.set(path, before)
    await check(before)
  }
  if (scope === 'all') for (const path of tree.deleted) if (isManifestPath(path)) await check(path)
  const waived = applyWaivers(reviews, [...policy.waivers, ...waivers.waivers], policy.waiverTerms.value, today, 'some')
  const proposed = new Set(paths)
  const kept = head.filter(({ path }) => unchanged.has(path) || !proposed.has(path))
  const files = [...waived.files, ...kept].map((file) => withoutOwn(file, tree))
  return { files, renames }
}

/** A review without what the change itself brought: contradictions with launch files that it touched, and the like. */
function withoutOwn(file: FileReview, { changed }: BaseTree): FileReview {
  const findings = file.findings.filter(
    ({ rule, related }) =>
      !ownToProposals.has(rule) && !(rule.startsWith('evidence/') && related.some((place) => changed.has(place.file))),
  )
  return { ...file, findings }
}
