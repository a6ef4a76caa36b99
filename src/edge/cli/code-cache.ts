import { createHash, randomUUID } from 'node:crypto'
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
import { cacheFolder } from '../run/cache-folder.ts'

const sealBytes = 32
/** The seal and the number of writes, padded to V8's alignment of code. */
const headBytes = sealBytes + 8

/** V8 compiles functions on their first call, and the first few runs call different ones. */
const mostWrites = 3

/** The most files kept. Each version of the bundle and of Node has its own. */
const mostKept = 16

/**
 * The compiled code of a bundle in a file of the user's, for one version of Node and its flags. The code is executed
 * and V8 accepts altered code, so a file is used only if its seal is correct and only the user can write to it. Any
 * problem with the cache costs time, but nothing else.
 */
export class CodeCache {
  readonly #file: string
  readonly #name: string
  #writes = 0

  /** The cache of this bundle. Undefined if it is disabled, or if files have no owners (Windows). */
  static of(bundle: Uint8Array, environment: NodeJS.ProcessEnv): CodeCache | undefined {
    const isOff = environment['ACCELERATOR_REVIEW_CACHE'] === 'off' || process.getuid === undefined
    return isOff ? undefined : new CodeCache(bundle, environment)
  }

  private constructor(bundle: Uint8Array, environment: NodeJS.ProcessEnv) {
    const { arch, execArgv, version, versions } = process
    const engine = JSON.stringify([version, versions.v8, arch, execArgv, environment['NODE_OPTIONS'] ?? ''])
    this.#name = createHash('sha256').update(bundle).update(engine).digest('hex')
    this.#file = join(cacheFolder(environment, 'code'), this.#name)
  }

  /** The cached code. Undefined if there is none that can be trusted. */
  read(): Buffer | undefined {
    try {
      const kept = isOwnFolder(dirname(this.#file)) ? readOwn(this.#file) : undefined
      if (kept === undefined || !this.#seal(kept.subarray(sealBytes)).equals(kept.subarray(0, sealBytes))) return
      this.#writes = Number(kept.readBigUInt64LE(sealBytes))
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
    const unfinished = `${this.#file}.${randomUUID()}`
    try {
      const folder = dirname(this.#file)
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const former = lstatSync(this.#file, { throwIfNoEntry: false })
      if (!isOwnFolder(folder) || (former && !isOwnFile(former))) return
      const writes = Buffer.alloc(headBytes - sealBytes)
      writes.writeBigUInt64LE(BigInt(this.#writes + 1))
      const sealed = Buffer.concat([writes, code])
      writeFileSync(unfinished, Buffer.concat([this.#seal(sealed), sealed]), { flag: 'wx', mode: 0o600 })
      renameSync(unfinished, this.#file)
      removeOldest(folder)
    } catch {
      rmSync(unfinished, { force: true })
    }
  }

  /** The name contains the digest of the bundle. */
  #seal(sealed: Uint8Array): Buffer {
    return createHash('sha256').update(this.#name).update(sealed).digest()
  }
}

/** Removes the oldest files, including unfinished ones of killed runs. */
function removeOldest(folder: string): void {
  const kept = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}(?:\.[0-9a-f-]{36})?$/.test(name))
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
