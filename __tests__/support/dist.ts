import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourcesDigest } from '../../scripts/sources-digest.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folder of the committed bundles. */
export const dist = join(root, 'dist/')

// A bundle of other sources would pass or fail for what nobody is looking at.
if (readFileSync(join(dist, 'sources.sha256'), 'utf8').trim() !== sourcesDigest(root))
  throw new Error('dist is not what the sources make: run npm run build.')
