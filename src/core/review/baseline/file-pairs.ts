import type { FileReview } from '../check.ts'

/** A file on both sides, or on the one that has it. */
export interface FilePair {
  readonly head?: FileReview
  readonly base?: FileReview
}

/**
 * Puts each file of the head beside the one that it was on the base. A file that stands where it stood is the same one,
 * even where another was copied from it; `renames` leads from a path of the head to that of the base.
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
 * Whether a file is there and nothing could be read from it: then it cannot be told what became of its jobs. One that
 * is empty was read.
 */
export const isUnread = (file: FileReview): boolean =>
  file.jobs.length === 0 &&
  file.findings.some(({ job, rule }) => job === undefined && rule.startsWith('manifest/') && rule !== 'manifest/empty')
