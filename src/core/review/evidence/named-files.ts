import { resolveModel } from '../../catalog/models/model-name.ts'
import { lockPath } from '../../catalog/models/models-lock.ts'
import { namedPaths, type SortedPaths } from '../../evidence/attribution/evidence-globs.ts'
import { documentOf } from '../../languages/yaml/document-reader.ts'
import { folderName } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import type { Document } from '../../text/document.ts'
import { folderOf } from '../../text/folder-paths.ts'
import { pathFrom } from './model-config.ts'

/** Further files that a manifest's jobs name. */
export interface NamedFiles {
  /** Model configurations, by paths from the top of the repository. */
  readonly configs: readonly string[]
  /** Whether `evidence` lists any of these paths. */
  readonly listedAmong: (paths: SortedPaths) => boolean
}

export function namedFiles(manifest: string, input: Uint8Array | string | Document): NamedFiles {
  const document = documentOf(input)
  const { jobs } = parseManifest(document, folderName(manifest))
  const written = new Set(jobs.flatMap(({ declaration }) => declaration.model?.config ?? []))
  // Many jobs may inherit the same list.
  const lists = new Map(
    jobs.flatMap(({ declaration: { evidence } }) => (evidence ? [[evidence.join('\n'), evidence]] : [])),
  )
  // A listed file may name any model.
  const isLocked = jobs.some(({ declaration: { model, evidence } }) =>
    model?.name === undefined ? evidence !== undefined : resolveModel(model.name) === undefined,
  )
  return {
    configs: [...[...written].flatMap((path) => pathFrom(manifest, path) ?? []), ...(isLocked ? [lockPath] : [])],
    listedAmong: (paths) =>
      paths.all.length > 0 &&
      [...lists.values()].some((globs) => namedPaths(folderOf(manifest), globs, paths).size > 0),
  }
}
