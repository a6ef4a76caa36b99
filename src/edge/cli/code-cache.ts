import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { cacheFolder } from '../run/cache-folder.ts'

/** The checksum, and the number of writes. Together they keep V8's alignment of code. */
const checksumBytes = 4
const headBytes = checksumBytes + 4

/** V8 compiles functions on their first call, and the first few runs call different ones. */
const mostWrites = 3

/** The most files kept. Each version of the bundle and of Node has its own. */
const mostKept = 16

/**
 * The compiled code of a bundle in a file of the user's, for one version of Node and its flags. The code is executed,
 * so only a file that nobody else can write to is used. V8 accepts damaged code, which the checksum detects; a digest
 * would protect against nothing more, since whoever writes the file can compute it, and takes longer than reading the
 * file. Any problem with the cache costs time, but nothing else.
 */
export class CodeCache {
  readonly #file: string
  readonly #name: string
  #writes = 0

  /** The cache of this bundle. Undefined if it is disabled, if files have no owners (Windows), or before Node 20.15. */
  static of(bundle: Uint8Array, environment: NodeJS.ProcessEnv): CodeCache | undefined {
    const isPossible = process.getuid !== undefined && crc32 !== undefined
    return isPossible && environment['ACCELERATOR_REVIEW_CACHE'] !== 'off'
      ? new CodeCache(bundle, environment)
      : undefined
  }

  private constructor(bundle: Uint8Array, environment: NodeJS.ProcessEnv) {
    const { arch, execArgv, version, versions } = process
    const engine = JSON.stringify([version, versions.v8, arch, execArgv, environment['NODE_OPTIONS'] ?? ''])
    this.#name = [crc32(bundle), bundle.length, crc32(engine)].map(inHex).join('')
    this.#file = join(cacheFolder(environment, 'code'), this.#name)
  }

  /** The cached code. Undefined if there is none that can be trusted. */
  read(): Buffer | undefined {
    try {
      const kept = isOwnFolder(dirname(this.#file)) ? readOwn(this.#file) : undefined
      if (kept === undefined || this.#checksum(kept.subarray(checksumBytes)) !== kept.readUInt32LE()) return
      this.#writes = kept.readUInt32LE(checksumBytes)
      return kept.subarray(headBytes)
    } catch {
      return undefined
    }
  }

  /** Whether to cache this run's code. Call {@link read} first. */
  get isOpen(): boolean {
    return this.#writes < mostWrites
  }

  /** Writes the code and renames it when it is complete, because runs may be killed or run in parallel. */
  write(code: Buffer): void {
    const unfinished = `${this.#file}.${process.pid}-${process.hrtime.bigint()}`
    try {
      const folder = dirname(this.#file)
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const former = lstatSync(this.#file, { throwIfNoEntry: false })
      if (!isOwnFolder(folder) || (former && !isOwnFile(former))) return
      const kept = Buffer.concat([Buffer.alloc(headBytes), code])
      kept.writeUInt32LE(this.#writes + 1, checksumBytes)
      kept.writeUInt32LE(this.#checksum(kept.subarray(checksumBytes)))
      writeFileSync(unfinished, kept, { flag: 'wx', mode: 0o600 })
      renameSync(unfinished, this.#file)
      removeOldest(folder)
    } catch {
      rmSync(unfinished, { force: true })
    }
  }

  /** The name identifies the bundle and the engine. */
  #checksum(kept: Uint8Array): number {
    return crc32(kept, crc32(this.#name))
  }
}

const inHex = (number: number): string => number.toString(16).padStart(8, '0')

/** Removes the oldest files, including unfinished ones of killed runs. */
function removeOldest(folder: string): void {
  const kept = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{24}(?:\.\d+-\d+)?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name)
      const stats = lstatSync(file, { throwIfNoEntry: false })
      return stats === undefined ? [] : [{ file, written: stats.mtimeMs }]
    })
  const oldest = kept.toSorted((one, other) => other.written - one.written).slice(mostKept)
  for (const { file } of oldest) rmSync(file, { force: true })
}

/** Whether only this user owns it and can write to it. */
const isOwn = ({ uid, mode }: Stats): boolean => uid === process.getuid?.() && (mode & 0o022) === 0

const isOwnFile = (stats: Stats): boolean => stats.isFile() && isOwn(stats)

/** Checks the folder above as well: whoever can write to it can replace this one. */
function isOwnFolder(folder: string): boolean {
  return [dirname(folder), folder].every((each) => {
    const stats = lstatSync(each)
    return stats.isDirectory() && isOwn(stats)
  })
}

/** Opens before it checks, so that the name cannot change in between. */
function readOwn(file: string): Buffer | undefined {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return isOwnFile(fstatSync(descriptor)) ? readFileSync(descriptor) : undefined
  } finally {
    closeSync(descriptor)
  }
}
