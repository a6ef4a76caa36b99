// Everything that a test run writes is in one folder, which is removed at the end.
import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSources } from './compiled-sources.js'

/** Linux's file system in memory, where it has room: the tests write some hundred thousand small files. */
const inMemory = '/dev/shm'
const mostBytes = 4 * 1024 ** 3

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > mostBytes
  } catch {
    return false
  }
}

export default async () => {
  const parent = !process.env.TMPDIR && hasRoom(inMemory) ? inMemory : tmpdir()
  process.env.TMPDIR = mkdtempSync(join(parent, 'accelerator-review-tests-'))
  await compileSources()
}
