import type { Path } from '../../text/document.ts'

/** The part of the file that a path leads into, as a key of a table. */
export function partKey(path: Path, isOneOfMany: boolean): string {
  if (!isOneOfMany) return '[]'
  return JSON.stringify(path.slice(0, path[0] === 'jobs' ? 2 : 1))
}
