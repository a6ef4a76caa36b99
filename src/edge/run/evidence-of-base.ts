import { pathsListed, SortedPaths } from '../../core/evidence/attribution/evidence-globs.ts'
import { foldersOf, ownerOf } from '../../core/evidence/attribution/repository-observations.ts'
import type { Evidence } from '../../core/evidence/evidence.ts'
import { inReadingOrder } from '../../core/evidence/file-tree.ts'
import type { FormerFile } from '../../core/evidence/former-evidence.ts'
import type { Observation } from '../../core/evidence/observation/observation.ts'
import { isBatchScript } from '../../core/languages/shell/directives.ts'
import type { BaseFiles } from '../../core/review/change/base-review.ts'
import type { BaseTree } from '../../core/review/change/base-tree.ts'
import { type EvidenceClaims, evidenceClaims } from '../../core/review/evidence/evidence-claims.ts'
import { folderOf, foldersUp } from '../../core/text/folder-paths.ts'
import { grouped } from '../../core/text/grouped.ts'
import { once } from '../../core/text/once.ts'
import type { ComparedManifests } from './compared-manifests.ts'
import { formerFiles } from './git/base-tree.ts'

/** The most launch files read from the base, because each may start git, and the most unused ones from GitHub. */
const mostFormerFiles = 300
const mostUnusedAsked = 8

type EvidenceOfBase = Required<Pick<BaseFiles, 'evidence' | 'unknown' | 'unsure' | 'aside'>> & {
  /** The texts that were read of the base. */
  readonly formerTexts: ReadonlyMap<string, string>
}

/**
 * The repository's evidence before the change, and the files with unknown former evidence, by their current paths.
 * `manifests` are those of the base. Undefined if the change affects no evidence.
 */
export async function evidenceOfBase(
  tree: BaseTree,
  evidence: Evidence,
  manifests: readonly { readonly path: string; readonly text: string | undefined }[],
  read: ComparedManifests['read'],
): Promise<EvidenceOfBase | undefined> {
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
  const isBatch = (path: string): boolean => isOther(path) && isBatchScript(evidence.textOf?.(path) ?? '')
  const touched = changed.filter(([now, was]) => isLaunch(now) || isLaunch(was) || isBatch(now))
  const gone = deleted.filter(isLaunch)
  if (touched.length + gone.length === 0) return undefined
  const nowAt = new Map(touched.map(([now, was]) => [was, now]))
  const free = freeAround(claims)
  const use = (path: string): number => (listed.has(path) ? 2 : free(path).length > 0 ? 1 : 0)
  const former = inOrderOfUse([...touched.flatMap(([, was]) => was ?? []), ...gone], use)
  tree.load(former.slice(0, mostFormerFiles))
  const readUnused = formerFiles(tree, mostUnusedAsked)
  const { files, absent, unread } = await readAsTheyWere(former, (path) => (use(path) > 0 ? read : readUnused)(path))
  const now = new Set(touched.map(([path]) => path))
  const were = formerEvidence(evidence, now, files, claims)
  const shownBy = (paths: Iterable<string>, shown: Evidence): readonly Observation[] =>
    shownAside([...paths], (path) => shown.textOf?.(path), shown)
  const aside = once(() => ({ now: shownBy(now, evidence), before: shownBy(former, were) }))
  const unknown = new Set([...absent, ...unread.keys()].map((path) => nowAt.get(path) ?? path))
  const formerTexts = new Map(files.map(({ path, text }) => [path, text]))
  return { evidence: were, unknown, unsure: manifestsUnsure(unread, claims, free), aside, formerTexts }
}

/** Listed files first, then those that a job without a list may be compared with: what nobody uses displaces neither. */
const inOrderOfUse = (paths: readonly string[], use: (path: string) => number): string[] =>
  [2, 1, 0].flatMap((rank) => inReadingOrder(paths.filter((path) => use(path) === rank)))

/** The texts of files on the base, those that lead nowhere there, and those that were not read, with the reason. */
async function readAsTheyWere(paths: readonly string[], read: ComparedManifests['read']) {
  const files: FormerFile[] = []
  const absent: string[] = []
  const unread = new Map<string, string>()
  const tooMany = `This change touches more than the ${mostFormerFiles} that are read; split it.`
  for (const path of paths.slice(mostFormerFiles)) unread.set(path, tooMany)
  for (const path of paths.slice(0, mostFormerFiles))
    try {
      const text = await read(path)
      if (text === undefined) absent.push(path)
      else files.push({ path, text: Buffer.from(text).toString('utf8') })
    } catch (error) {
      unread.set(path, (error as Error).message)
    }
  return { files, absent, unread }
}

/** The manifests that list an unread file, or may be compared with one, with the reason. */
function manifestsUnsure(
  unread: ReadonlyMap<string, string>,
  claims: EvidenceClaims,
  free: ReturnType<typeof freeAround>,
): ReadonlyMap<string, string> {
  const unsure = new Map<string, string>()
  if (unread.size === 0) return unsure
  // Files with the same nearest manifest share one list.
  const around = new Map([...unread].map(([path, because]) => [free(path), because]))
  for (const [manifests, because] of around) for (const manifest of manifests) unsure.set(manifest, because)
  const paths = new SortedPaths([...unread.keys()])
  const manifestsIn = grouped(claims.manifests, folderOf)
  for (const [folder, lists] of grouped(claims.lists, ({ folder }) => folder)) {
    const [path] = pathsListed(lists, paths)
    for (const manifest of manifestsIn.get(folder) ?? [])
      if (path !== undefined) unsure.set(manifest, unread.get(path) ?? '')
  }
  return unsure
}

/** The manifests around a file with a job that lists nothing: all of them, or those at or below its nearest manifest. */
function freeAround({ manifests, free }: EvidenceClaims): (path: string) => readonly string[] {
  const below = grouped(
    free.flatMap((manifest) => foldersUp(folderOf(manifest)).map((folder) => ({ folder, manifest }))),
    ({ folder }) => folder,
  )
  const freeBelow = new Map([...below].map(([folder, all]) => [folder, all.map(({ manifest }) => manifest)]))
  const none: readonly string[] = []
  return (path) => {
    const owner = ownerOf(path, foldersOf(manifests))
    return owner === undefined ? free : (freeBelow.get(owner) ?? none)
  }
}
