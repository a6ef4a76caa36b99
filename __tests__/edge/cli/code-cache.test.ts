import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { dist } from '../../support/dist.ts'
import { describeWith } from '../../support/needs.ts'
import { runAction, runCommand, workspaceOf } from '../../support/runner.ts'

const manifest = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const folder = workspaceOf({ 'accelerator.yml': manifest })
const checksumBytes = 4
const headBytes = 8
const mostWrites = 3

const newCache = (): string => workspaceOf({})
const own = (cache: string): string => join(cache, 'accelerator-review')
const codeFolder = (cache: string): string => join(own(cache), 'code')
const filesIn = (cache: string): string[] => (existsSync(codeFolder(cache)) ? readdirSync(codeFolder(cache)) : [])

/** Starts the command with this cache, under CI, which alone does not disable it. */
const start = (cache: string, environment: Record<string, string> = {}) =>
  runCommand(folder, ['check'], { XDG_CACHE_HOME: cache, CI: 'true', ...environment })

/** The only file in the cache. */
function keptIn(cache: string): string {
  const [name, ...others] = filesIn(cache)
  if (name === undefined || others.length > 0) throw new Error(`Not one file is kept, but ${filesIn(cache).length}.`)
  return join(codeFolder(cache), name)
}

/** Everything that shows whether a file was written. */
const stateOf = (file: string) => {
  const { ino, mtimeNs, size } = statSync(file, { bigint: true })
  return [ino, mtimeNs, size]
}

/** The output of the command, and of the code that {@link planted} writes. */
const said = 'Passed: no findings'
const saidByPlanted = said.toUpperCase()

let fresh: ReturnType<typeof start>
let name: string
let plant: Buffer

function checkedUnder(name: string, kept: Uint8Array): Buffer {
  const checksum = Buffer.alloc(checksumBytes)
  checksum.writeUInt32LE(crc32(kept, crc32(name)))
  return Buffer.concat([checksum, kept])
}

/** The code of a command with other output, with a checksum for this one: anyone with write access could create it. */
beforeAll(() => {
  const first = newCache()
  fresh = start(first)
  name = keptIn(first).slice(codeFolder(first).length + 1)
  const other = workspaceOf({})
  cpSync(join(dist(), 'cli'), other, { recursive: true })
  const command = join(other, 'command.js')
  writeFileSync(command, readFileSync(command, 'utf8').replaceAll(said, saidByPlanted))
  const cache = newCache()
  expect(runCommand(folder, ['check'], { XDG_CACHE_HOME: cache }, join(other, 'index.js')).stdout).toContain(
    saidByPlanted,
  )
  plant = checkedUnder(name, readFileSync(keptIn(cache)).subarray(checksumBytes))
})

/** A cache with that code, as if the user wrote it. */
function planted(): { readonly cache: string; readonly file: string } {
  const cache = newCache()
  mkdirSync(codeFolder(cache), { recursive: true, mode: 0o700 })
  const file = join(codeFolder(cache), name)
  writeFileSync(file, plant, { mode: 0o600 })
  return { cache, file }
}

describe('compiled code', () => {
  it('is kept by a start for the user alone, and serves the next', () => {
    const cache = newCache()
    expect(start(cache)).toEqual(fresh)
    expect(fresh).toMatchObject({ status: 0, stdout: expect.stringContaining(said), stderr: '' })
    const paths = [keptIn(cache), codeFolder(cache), own(cache)]
    expect(paths.map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700, 0o700])
  })

  it('is written by the first three checks, which may call what those before did not, and by no other command', () => {
    const cache = newCache()
    runCommand(folder, ['rules'], { XDG_CACHE_HOME: cache })
    expect(filesIn(cache)).toEqual([])
    for (let writes = 1; writes <= mostWrites; writes++) {
      expect(start(cache)).toEqual(fresh)
      expect(readFileSync(keptIn(cache))[checksumBytes]).toBe(writes)
    }
    const before = stateOf(keptIn(cache))
    expect(start(cache)).toEqual(fresh)
    expect(stateOf(keptIn(cache))).toEqual(before)
  })

  it('takes the place of the oldest where many versions have theirs, and of nothing else', () => {
    const cache = newCache()
    start(cache)
    const kept = keptIn(cache)
    const strange = 'notes.txt'
    const others = Array.from({ length: 20 }, (_, at) => String(at).padStart(24, '0'))
    for (const [at, other] of [...others, strange].entries()) {
      const file = join(codeFolder(cache), other)
      writeFileSync(file, '', { mode: 0o600 })
      utimesSync(file, at, at)
    }
    start(cache)
    const own = kept.slice(codeFolder(cache).length + 1)
    expect(filesIn(cache).sort()).toEqual([...others.slice(5), own, strange].sort())
  })

  it('is not looked for with ACCELERATOR_REVIEW_CACHE=off', () => {
    const empty = newCache()
    expect(start(empty, { ACCELERATOR_REVIEW_CACHE: 'off' })).toEqual(fresh)
    expect(readdirSync(empty)).toEqual([])
    expect(start(planted().cache, { ACCELERATOR_REVIEW_CACHE: 'off' })).toEqual(fresh)
  })

  it('that the user put there is run: the tests below look whether it is', () => {
    expect(start(planted().cache).stdout).toContain(saidByPlanted)
  })

  it('that was altered is not run, and is kept anew', () => {
    const { cache, file } = planted()
    const altered = Buffer.from(plant)
    altered.writeUInt8(altered.readUInt8(plant.length - 1) ^ 1, plant.length - 1)
    writeFileSync(file, altered)
    expect(start(cache)).toEqual(fresh)
    expect(readFileSync(file).equals(altered)).toBe(false)
    expect(start(cache)).toEqual(fresh)
  })

  it.each([0, 10, checksumBytes, headBytes, 1000])(
    'that ends after %d bytes is not run, and is kept anew',
    (length) => {
      const { cache, file } = planted()
      writeFileSync(file, plant.subarray(0, length))
      expect(start(cache)).toEqual(fresh)
      expect(statSync(file).size).toBeGreaterThan(1000)
    },
  )

  it('of another bundle, or under other flags of Node, is not run', () => {
    const { cache, file } = planted()
    writeFileSync(file, checkedUnder('another', plant.subarray(checksumBytes)))
    expect(start(cache)).toEqual(fresh)
    expect(start(planted().cache, { NODE_OPTIONS: '--no-deprecation' })).toEqual(fresh)
  })

  it('is no part of the Action', () => {
    const cache = newCache()
    expect(runAction(folder, {}, { XDG_CACHE_HOME: cache, HOME: cache }).status).toBe(0)
    expect(readdirSync(cache)).toEqual([])
    expect(readFileSync(join(dist(), 'index.js'), 'utf8')).not.toMatch(/cachedData|compileCache/i)
  })
})

/** Runs no planted code, and changes nothing there. */
function expectRefused(cache: string, file: string): void {
  const before = [filesIn(cache), stateOf(file)]
  expect(start(cache)).toEqual(fresh)
  expect([filesIn(cache), stateOf(file)]).toEqual(before)
}

describe('compiled code that is not the own of the user alone is not run, and nothing is written', () => {
  it.each(['620', '602'])('a file with the mode %s', (mode) => {
    const { cache, file } = planted()
    chmodSync(file, mode)
    expectRefused(cache, file)
  })

  it.each([
    ['its folder', codeFolder],
    ['the folder around it', own],
  ])('%s, where a group or others can write', (_, folderIn) => {
    for (const mode of [0o770, 0o707]) {
      const { cache, file } = planted()
      chmodSync(folderIn(cache), mode)
      expectRefused(cache, file)
    }
  })

  it('a file that is a link', () => {
    const { cache, file } = planted()
    const elsewhere = join(cache, 'elsewhere')
    renameSync(file, elsewhere)
    symlinkSync(elsewhere, file)
    expectRefused(cache, file)
  })

  it.each([
    ['its folder', codeFolder],
    ['the folder around it', own],
  ])('%s, where it is a link', (_, folderIn) => {
    const { cache, file } = planted()
    renameSync(folderIn(cache), join(cache, 'elsewhere'))
    symlinkSync(join(cache, 'elsewhere'), folderIn(cache))
    expectRefused(cache, file)
  })

  it('an empty folder of the cache that is a link', () => {
    const cache = newCache()
    const elsewhere = newCache()
    mkdirSync(own(cache), { mode: 0o700 })
    symlinkSync(elsewhere, codeFolder(cache))
    expect(start(cache)).toEqual(fresh)
    expect(readdirSync(elsewhere)).toEqual([])
  })
})

describeWith('a run as root', process.getuid?.() === 0)('compiled code of another user is not run', () => {
  it.each([
    ['the file', (_: string, file: string) => file],
    ['its folder', codeFolder],
    ['the folder around it', own],
  ])('%s', (_, pathIn) => {
    const { cache, file } = planted()
    chownSync(pathIn(cache, file), 12_345, 12_345)
    expectRefused(cache, file)
  })
})
