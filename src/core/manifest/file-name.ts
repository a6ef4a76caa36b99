import { nameOf } from '../text/folder-paths.ts'

/** File names of manifests that are found automatically. */
export const manifestNames = ['accelerator.yml', 'accelerator.yaml'] as const

/** Whether a path, with forward slashes, has such a name. */
export const isManifestPath = (path: string): boolean => manifestNames.some((name) => name === nameOf(path))

/** Whether a manifest is outside the repository, which then has no evidence about it. */
export const isBeyondRoot = (path: string): boolean => path.startsWith('../')

/** Folders that are never searched for manifests. */
export const skippedFolders: ReadonlySet<string> = new Set(['.git', 'node_modules'])

/** Whether a manifest at this path is found automatically. */
export const isFoundByItself = (path: string): boolean =>
  isManifestPath(path) && !path.split('/').some((folder) => skippedFolders.has(folder))

/** `Accelerator.yml`, `accelerators.yaml`, `.accelerator.yml`: the intended name, if this one is a near miss. */
export function nearMissOf(path: string): (typeof manifestNames)[number] | undefined {
  const [, ending] = /^[._-]?accelerators?[._-]?\.(ya?ml)(?:\.(?:txt|bak|disabled|off))?$/i.exec(nameOf(path)) ?? []
  if (ending === undefined || isManifestPath(path)) return undefined
  return ending.toLowerCase() === 'yaml' ? 'accelerator.yaml' : 'accelerator.yml'
}

/** Near misses that also matter next to a real manifest: `Accelerator.yml`, but not a renamed copy. */
export const isInOtherCase = (path: string): boolean =>
  !isManifestPath(path) && isManifestPath(nameOf(path).toLowerCase())
