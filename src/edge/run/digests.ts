import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** The SHA-256 of a text in UTF-8, in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The size of a text compressed with gzip, as GitHub requires for SARIF. */
export const gzippedBytes = (text: string): number => gzipSync(text, { level: 6 }).length
