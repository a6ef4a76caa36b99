import { utf8Bytes } from '../../text/utf8.ts'
import type { ChangedLines } from './changed-lines.ts'

/** A change of some lines of a manifest that was checked to clear what it says it clears. */
export interface Suggestion extends ChangedLines {
  /** The file, relative to the workspace, forward slashes. */
  readonly path: string
  /** The gravest rule that it clears. */
  readonly rule: string
  /** Absent for a mistake in what several jobs share, or in the file itself. */
  readonly job?: string
  /** What changes and what that clears, in a sentence. Untrusted words may stand in it: surfaces encode it. */
  readonly message: string
  /** The same for the same change of the same job, wherever in the file it has moved. */
  readonly fingerprint: string
}

/** A short name for some words, the same on every run (64-bit FNV-1a). It protects from nothing. */
export function fingerprintOf(parts: readonly unknown[]): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of utf8Bytes(JSON.stringify(parts))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
