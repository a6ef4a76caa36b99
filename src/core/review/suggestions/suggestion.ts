import { utf8Bytes } from '../../text/utf8.ts'
import type { ChangedLines } from './changed-lines.ts'

/** A change of some lines of a manifest, checked to clear its findings. */
export interface Suggestion extends ChangedLines {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string
  /** The most severe rule that it clears. */
  readonly rule: string
  /** Undefined for a mistake that several jobs share, or in the file itself. */
  readonly job?: string
  /** What changes and what that clears, in a sentence. May contain untrusted words: surfaces encode it. */
  readonly message: string
  /** Equal for the same change of the same job, wherever it moves in the file. */
  readonly fingerprint: string
}

/** A short stable hash (64-bit FNV-1a), not cryptographic. */
export function fingerprintOf(parts: readonly unknown[]): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of utf8Bytes(JSON.stringify(parts))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
