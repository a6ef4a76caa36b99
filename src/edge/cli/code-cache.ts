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
/** The seal, and how often the file was written, in as many bytes as V8 aligns code to. */
const headBytes = sealBytes + 8

/** V8 compiles a function when it is first called, and the first runs do not call the same. */
const mostWrites = 3

/** So many files are kept: each version, and each version of Node, has one of its own. */
const mostKept = 16

/**
 * The compiled code of a bundle in a file of the user's own, for one version of Node and its flags. Code that is read runs,
 * and V8 itself takes what was altered, so a file counts only with its seal, and only where nobody else can write.
 * Whatever is wrong with it costs time and nothing else.
 */
export class CodeCache {
  readonly #file: string
  readonly #name: string
  #writes = 0

  /** The cache for this bundle; none if it is disabled, or if files have no owners (Windows). */
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

  /** The code that was kept; nothing where there is none, or none that can be trusted. */
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

  /** Whether the code of this run is worth keeping, after {@link read}. */
  get isOpen(): boolean {
    return this.#writes < mostWrites
  }

  /** Keeps the code, under its name only when it is whole: a run may end at any time, and others may run beside it. */
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

  /** The name holds the digest of the bundle. */
  #seal(sealed: Uint8Array): Buffer {
    return createHash('sha256').update(this.#name).update(sealed).digest()
  }
}

/** Removes what was written longest ago; also what a run that was ended left unfinished. */
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

/** Owned by this user and writable by nobody else. */
const isOwn = ({ uid, mode }: Stats): boolean => uid === process.getuid?.() && (mode & 0o022) === 0

const isOwnFile = (stats: Stats): boolean => stats.isFile() && isOwn(stats)

/** Also the folder around it, which holds all that the command keeps: whoever can write there can put another in place. */
function isOwnFolder(folder: string): boolean {
  return [dirname(folder), folder].every((each) => {
    const stats = lstatSync(each)
    return stats.isDirectory() && isOwn(stats)
  })
}

/** What is looked at is what is read, whatever happens to the name meanwhile. */
function readOwn(file: string): Buffer | undefined {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return isOwnFile(fstatSync(descriptor)) ? readFileSync(descriptor) : undefined
  } finally {
    closeSync(descriptor)
  }
}
