import { type ReferenceId, references } from '../../src/core/catalog/references.ts'
import { guidanceIds, sourceOf } from '../../src/core/finding/sources.ts'

/** The addresses of all documents that a finding may cite: our own links. */
export const citedUrls: ReadonlySet<string> = new Set(
  [...guidanceIds, ...(Object.keys(references) as ReferenceId[])].flatMap((id) => sourceOf(id).url ?? []),
)
