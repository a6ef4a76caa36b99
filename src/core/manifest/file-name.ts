/** What manifests are called that are found without being named. */
export const manifestNames = ['accelerator.yml', 'accelerator.yaml'] as const

/** Whether a path, with forward slashes, is that of such a manifest. */
export const isManifestPath = (path: string): boolean =>
  manifestNames.some((name) => name === path.slice(path.lastIndexOf('/') + 1))
