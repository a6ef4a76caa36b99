import { nameOf } from '../text/folder-paths.ts'

/** What manifests are called that are found without being named. */
export const manifestNames = ['accelerator.yml', 'accelerator.yaml'] as const

/** Whether a path, with forward slashes, is that of such a manifest. */
export const isManifestPath = (path: string): boolean => manifestNames.some((name) => name === nameOf(path))

/** Whether a manifest lies outside the repository, which then shows nothing of it. */
export const isBeyondRoot = (path: string): boolean => path.startsWith('../')

/** Folders that are never searched for manifests. */
export const skippedFolders: ReadonlySet<string> = new Set(['.git', 'node_modules'])

/** Whether a manifest at a path is found without being named. */
export const isFoundByItself = (path: string): boolean =>
  isManifestPath(path) && !path.split('/').some((folder) => skippedFolders.has(folder))

/** `Accelerator.yml`, `accelerators.yaml`, `.accelerator.yml`: what was surely meant, where a name is nearly one. */
export function nearMissOf(path: string): (typeof manifestNames)[number] | undefined {
  const [, ending] = /^[._-]?accelerators?[._-]?\.(ya?ml)(?:\.(?:txt|bak|disabled|off))?$/i.exec(nameOf(path)) ?? []
  if (ending === undefined || isManifestPath(path)) return undefined
  return ending.toLowerCase() === 'yaml' ? 'accelerator.yaml' : 'accelerator.yml'
}

/** Of such names, those that count beside a manifest: `Accelerator.yml`, but no copy that somebody keeps. */
export const isInOtherCase = (path: string): boolean =>
  !isManifestPath(path) && isManifestPath(nameOf(path).toLowerCase())
