/**
 * What is measured: a name, the largest size, and the work for a size. Each file beside this one has the rows of one
 * part of the sources: the shapes that were slow once, and those like them.
 */
import { evidenceRows } from './evidence.js'
import { manifestRows } from './manifests.js'
import { patternRows } from './patterns.js'
import { policyRows } from './policies.js'
import { wordRows } from './words.js'

export const rows = [...wordRows, ...manifestRows, ...policyRows, ...evidenceRows, ...patternRows]
