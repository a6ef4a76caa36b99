import type { EvidenceList } from '../../evidence/attribution/evidence-globs.ts'
import { documentOf } from '../../languages/yaml/document-reader.ts'
import { folderName, mostNames, namesMaybeIn } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { Document } from '../../text/document.ts'
import { folderOf } from '../../text/folder-paths.ts'

/** What the manifests of a run point at in the repository: their places, what their jobs list, what jobs may be called. */
export interface EvidenceClaims {
  readonly manifests: readonly string[]
  readonly lists: readonly EvidenceList[]
  readonly names: ReadonlySet<string>
}

/** A manifest by its text, undefined where it could not be read, and what that was read from, where that is at hand. */
interface ClaimingManifest {
  readonly path: string
  readonly text: string | undefined
  readonly input?: Uint8Array | Document
}

/** Reads the claims of manifests. */
export function evidenceClaims(manifests: readonly ClaimingManifest[]): EvidenceClaims {
  const lists: EvidenceList[] = []
  const names = new Set<string>()
  for (const { path, text, input = text } of manifests) {
    if (text === undefined || input === undefined) continue
    if (names.size < mostNames) for (const name of namesMaybeIn(text)) names.add(name)
    if (!text.includes('evidence')) continue
    for (const { declaration } of parseManifest(documentOf(input), folderName(path)).jobs)
      if (declaration.evidence) lists.push({ folder: folderOf(path), globs: declaration.evidence })
  }
  return { manifests: manifests.map(({ path }) => path), lists, names }
}
