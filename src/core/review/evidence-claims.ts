import { readDocument } from '../languages/yaml/document-reader.ts'
import { mostNames, namesMaybeIn } from '../manifest/job-names.ts'
import { parseManifest } from '../manifest/parse.ts'

/** What the manifests of a run point at in the repository: their places, the globs they name, what jobs may be called. */
export interface EvidenceClaims {
  readonly manifests: readonly string[]
  readonly globs: readonly string[]
  readonly names: ReadonlySet<string>
}

/** Reads the claims from the texts of manifests; `text` is undefined for one that could not be read. */
export function evidenceClaims(
  manifests: readonly { readonly path: string; readonly text: string | undefined }[],
): EvidenceClaims {
  const globs: string[] = []
  const names = new Set<string>()
  for (const { path, text } of manifests) {
    if (text === undefined) continue
    if (names.size < mostNames) for (const name of namesMaybeIn(text)) names.add(name)
    if (!text.includes('evidence')) continue
    const folder = path.split('/').slice(0, -1)
    for (const { declaration } of parseManifest(readDocument(text), 'job').jobs)
      for (const glob of declaration.evidence ?? []) globs.push([...folder, glob].join('/'))
  }
  return { manifests: manifests.map(({ path }) => path), globs, names }
}
