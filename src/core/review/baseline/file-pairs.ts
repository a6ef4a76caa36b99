import type { FileReview } from '../check.ts'

/** A file on both sides, or on one of them. */
export interface FilePair {
  readonly head?: FileReview
  readonly base?: FileReview
}

/**
 * Pairs each file of the head with its file on the base. A file at the same path is the same file, even if another was
 * copied from it; `renames` maps paths of the head to the base's.
 */
export function pairFiles(
  head: readonly FileReview[],
  base: readonly FileReview[],
  renames: ReadonlyMap<string, string>,
): FilePair[] {
  const left = new Map(base.map((file) => [file.path, file]))
  const before = new Map<FileReview, FileReview>()
  const claim = (file: FileReview, path: string): void => {
    const found = left.get(path)
    if (found === undefined) return
    before.set(file, found)
    left.delete(path)
  }
  const present = head.filter(({ isGone }) => isGone !== true)
  for (const file of present) if (!renames.has(file.path)) claim(file, file.path)
  for (const file of present) {
    const path = renames.get(file.path)
    if (path !== undefined) claim(file, path)
  }
  const pairs = present.map((file): FilePair => {
    const found = before.get(file)
    return found === undefined ? { head: file } : { head: file, base: found }
  })
  return [...pairs, ...[...left.values()].map((file) => ({ base: file }))]
}

/**
 * Whether a file exists but nothing could be read from it, so the fate of its jobs is unknown. An empty file was read.
 */
export const isUnread = (file: FileReview): boolean =>
  file.jobs.length === 0 &&
  file.findings.some(({ job, rule }) => job === undefined && rule.startsWith('manifest/') && rule !== 'manifest/empty')
