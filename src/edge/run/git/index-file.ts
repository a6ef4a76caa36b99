import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The format of an index without entries that git skips. */
const withoutSkipped = 2

/** The mode of a submodule in an entry, and the name of the extension that keeps entries in another file. */
const signs = [Buffer.from([0, 0, 0o340, 0]), Buffer.from('link')]

/** A larger index takes longer to search than git to start. */
const mostBytes = 16 * 1024 ** 2

/**
 * Whether git's index may have entries without a file: omitted ones or submodules. Git can tell, but starting it takes
 * longer than the check of a manifest, and few checkouts have any.
 */
export function mayHoldAbsent(top: string): boolean {
  const git = join(top, '.git')
  const stats = statSync(git, { throwIfNoEntry: false })
  if (stats === undefined) return false
  const index = join(git, 'index')
  // The file `.git` of a further work tree names the folder with its index.
  if (!stats.isDirectory() || existsSync(join(git, 'info', 'sparse-checkout'))) return true
  const size = statSync(index, { throwIfNoEntry: false })?.size
  if (size === undefined) return false
  if (size > mostBytes) return true
  const entries = readFileSync(index)
  return (
    entries.length < 8 || entries.readUInt32BE(4) !== withoutSkipped || signs.some((sign) => entries.includes(sign))
  )
}
