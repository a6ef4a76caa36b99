import { draftFindings } from '../review/draft-findings.ts'
import type { DraftSource } from './launches.ts'
import { draftManifest, type Refused } from './manifest-draft.ts'

const mostRounds = 20

/** The draft without keys that the check would reject, so that it is a valid start. */
export function acceptedDraft(source: DraftSource): string {
  const refused: Refused[] = []
  for (let round = 0; round < mostRounds; round++) {
    const draft = draftManifest(source, refused)
    const [first] = draftFindings(draft, source.observations)
    if (first === undefined) return draft
    const { job, path } = first
    const [section, key] = path[0] === 'jobs' ? path.slice(2) : path[0] === 'defaults' ? path.slice(1) : path
    refused.push({
      ...(job !== undefined && { job }),
      section: String(section ?? 'hardware'),
      ...(key !== undefined && { key: String(key) }),
    })
  }
  return draftManifest(source, [{ section: 'hardware' }, { section: 'framework' }, { section: 'model' }])
}
