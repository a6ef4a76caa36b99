import { dependencyReaders } from './dependency-readers.ts'
import { launchReaders } from './launch-readers.ts'
import type { EvidenceReader } from './observation.ts'

/** Everything that is read for evidence. */
export const readers: readonly EvidenceReader[] = [...dependencyReaders, ...launchReaders]
