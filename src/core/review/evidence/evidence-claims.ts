import type { EvidenceList } from '../../evidence/attribution/evidence-globs.ts'
import { documentOf } from '../../languages/yaml/document-reader.ts'
import { folderName, mostNames, namesMaybeIn } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { Document } from '../../text/document.ts'
import { folderOf } from '../../text/folder-paths.ts'

/** What the manifests of a run say about evidence: their places, their jobs' lists, and possible job names. */
export interface EvidenceClaims {
  readonly manifests: readonly string[]
  readonly lists: readonly EvidenceList[]
  /** The manifests with a job that lists nothing, and so may be compared with any file around it. */
  readonly free: readonly string[]
  readonly names: ReadonlySet<string>
}

/** A manifest's text, undefined if unreadable, and its input if available. */
interface ClaimingManifest {
  readonly path: string
  readonly text: string | undefined
  readonly input?: Uint8Array | Document
}

/** Collects the claims of manifests. */
export function evidenceClaims(manifests: readonly ClaimingManifest[]): EvidenceClaims {
  const lists: EvidenceList[] = []
  const names = new Set<string>()
  const free: string[] = []
  for (const { path, text, input = text } of manifests) {
    if (text === undefined || input === undefined) continue
    if (names.size < mostNames) for (const name of namesMaybeIn(text)) names.add(name)
    const globs = text.includes('evidence')
      ? parseManifest(documentOf(input), folderName(path)).jobs.map(({ declaration }) => declaration.evidence)
      : [undefined]
    for (const listed of globs) if (listed) lists.push({ folder: folderOf(path), globs: listed })
    if (globs.includes(undefined)) free.push(path)
  }
  return { manifests: manifests.map(({ path }) => path), lists, free, names }
}
