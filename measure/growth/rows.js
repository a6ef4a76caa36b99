/**
 * The measurements: a name, the largest size, and the work for a size. Each file here has the rows for one part of the
 * sources: shapes that were slow once, and similar ones.
 */
import { evidenceRows } from './evidence.js'
import { manifestRows } from './manifests.js'
import { patternRows } from './patterns.js'
import { policyRows } from './policies.js'
import { wordRows } from './words.js'

export const rows = [...wordRows, ...manifestRows, ...policyRows, ...evidenceRows, ...patternRows]
