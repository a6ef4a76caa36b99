import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourcesDigest } from '../../scripts/sources-digest.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
let checked: string | undefined

/**
 * The folder of the built bundles. Throws if they were built from other sources: tests of outdated bundles prove
 * nothing.
 */
export function dist(): string {
  if (checked !== undefined) return checked
  const folder = join(root, 'dist/')
  if (readFileSync(join(folder, 'sources.sha256'), 'utf8').trim() !== sourcesDigest(root))
    throw new Error('dist is not what the sources make: run npm run build.')
  checked = folder
  return folder
}
