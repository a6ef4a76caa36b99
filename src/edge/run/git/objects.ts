import type { TreeEntry } from '../../../core/review/change/base-tree.ts'

/** A file or folder of a commit, as git stores it. */
export interface GitObject {
  /** `blob`, `tree`, … */
  readonly type: string
  /** Its hash in hexadecimal. */
  readonly id: string
  readonly content: Uint8Array
}

const newline = 10
const latin1 = new TextDecoder('latin1')
const utf8 = new TextDecoder()

/** The answers of `git cat-file --batch`, in order. Undefined for missing objects. */
export function objectsIn(answer: Uint8Array): (GitObject | undefined)[] {
  const objects: (GitObject | undefined)[] = []
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(newline, at)
    const header = latin1.decode(answer.subarray(at, end))
    const [, id = '', type = '', size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(header) ?? []
    const start = end + 1
    if (size === undefined) objects.push(undefined)
    else objects.push({ type, id, content: answer.subarray(start, start + Number(size)) })
    at = size === undefined ? start : start + Number(size) + 1
  }
  return objects
}

export const folderMode = '40000'

/** A tree's entries by name. Each is stored as mode, space, name, zero byte and hash bytes. */
export function treeEntries({ id, content }: GitObject): Map<string, TreeEntry> {
  const idBytes = id.length / 2
  const entries = new Map<string, TreeEntry>()
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf(0, at)
    const blank = content.indexOf(32, at)
    const [mode, name] = [latin1.decode(content.subarray(at, blank)), utf8.decode(content.subarray(blank + 1, end))]
    at = end + 1 + idBytes
    entries.set(name, { mode, id: Buffer.from(content.subarray(end + 1, at)).toString('hex') })
  }
  return entries
}
