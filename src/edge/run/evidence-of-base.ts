import { pathsListed, SortedPaths } from '../../core/evidence/attribution/evidence-globs.ts'
import type { Evidence } from '../../core/evidence/evidence.ts'
import { inReadingOrder } from '../../core/evidence/file-tree.ts'
import type { FormerFile } from '../../core/evidence/former-evidence.ts'
import type { Observation } from '../../core/evidence/observation/observation.ts'
import type { BaseFiles } from '../../core/review/base-review.ts'
import type { BaseTree } from '../../core/review/base-tree.ts'
import { evidenceClaims } from '../../core/review/evidence/evidence-claims.ts'
import { once } from '../../core/text/once.ts'
import { formerFiles } from './git/base-tree.ts'

/** The most launch files read from the base, because each starts git, and the most of those from GitHub. */
const mostFormerFiles = 300
const mostAsked = 8

/**
 * The repository's evidence before the change, and the files with unknown former evidence, by their current paths.
 * `manifests` are those of the base. Undefined if the change affects no evidence.
 */
export async function evidenceOfBase(
  tree: BaseTree,
  evidence: Evidence,
  manifests: readonly { readonly path: string; readonly text: string | undefined }[],
): Promise<Required<Pick<BaseFiles, 'evidence' | 'unknown' | 'aside'>> | undefined> {
  const known = new Set(manifests.map(({ path }) => path))
  const isOther = (path: string | undefined): boolean => path !== undefined && !known.has(path)
  const changed = [...tree.changed].filter(([now, was]) => isOther(now) || isOther(was))
  const deleted = tree.deleted.filter(isOther)
  // If only manifests changed, other readers need not load.
  if (changed.length + deleted.length === 0) return undefined
  const { formerEvidence, mayShow, shownAside } = await import('../../core/evidence/former-evidence.ts')
  const claims = evidenceClaims(manifests)
  const left = [...changed.flatMap(([, was]) => was ?? []), ...deleted]
  const listed = pathsListed(claims.lists, new SortedPaths(left))
  const isLaunch = (path: string | undefined): boolean =>
    path !== undefined && isOther(path) && (mayShow(path) || listed.has(path))
  const touched = changed.filter(([now, was]) => isLaunch(now) || isLaunch(was))
  const gone = deleted.filter(isLaunch)
  if (touched.length + gone.length === 0) return undefined
  const nowAt = new Map(touched.map(([now, was]) => [was, now]))
  const files: FormerFile[] = []
  const unknown = new Set<string>()
  const read = formerFiles(tree, mostAsked)
  const former = inReadingOrder([...touched.flatMap(([, was]) => was ?? []), ...gone])
  tree.load(former.slice(0, mostFormerFiles))
  for (const path of former) {
    const text = files.length < mostFormerFiles ? await read(path).catch(() => undefined) : undefined
    if (text !== undefined) files.push({ path, text: Buffer.from(text).toString('utf8') })
    else unknown.add(nowAt.get(path) ?? path)
  }
  const now = new Set(touched.map(([path]) => path))
  const were = formerEvidence(evidence, now, files, claims)
  const shownBy = (paths: Iterable<string>, shown: Evidence): readonly Observation[] =>
    shownAside([...paths], (path) => shown.textOf?.(path), shown)
  const aside = once(() => ({ now: shownBy(now, evidence), before: shownBy(former, were) }))
  return { evidence: were, unknown, aside }
}
