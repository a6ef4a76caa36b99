import type { EvidenceReader } from '../observation/observation.ts'
import { dependencyReaders } from './dependency-readers.ts'
import { launchReaders } from './launch-readers.ts'
import { reader as commentHints } from './prose/comment-hints.ts'
import { reader as readme } from './prose/readme.ts'

/** Everything that is read for evidence. */
export const readers: readonly EvidenceReader[] = [...dependencyReaders, ...launchReaders]

/** What people write in words: only a survey reads it, since a check judges by nothing that is told so. */
export const proseReaders: readonly EvidenceReader[] = [commentHints, readme]
