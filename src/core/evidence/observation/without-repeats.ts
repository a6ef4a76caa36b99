import { giveUp } from '../../text/given-up.ts'
import type { Observation } from './observation.ts'

/** The limit of observations per file. The rest is dropped and reported. */
const most = 500

/**
 * The observations of one file without duplicates, at their first place. A later duplicate that says more replaces the
 * first.
 */
export function withoutRepeats(observations: Iterable<Observation>): readonly Observation[] {
  const found = new Map<string, Observation>()
  for (const each of observations) {
    const key = keyOf(each)
    const before = found.get(key)
    if (before === undefined && found.size >= most) giveUp(`shows more than ${most} things`)
    else if (before === undefined || weight(each) > weight(before)) found.set(key, each)
  }
  return [...found.values()].sort((one, other) => one.place.line - other.place.line)
}

function keyOf(seen: Observation): string {
  const job = seen.job ?? ''
  if (seen.what === 'framework') return `framework ${seen.framework} ${seen.how} ${job}`
  if (seen.what === 'library') return `library ${seen.library} ${seen.how} ${job}`
  if (seen.what === 'kernel') return `kernel ${seen.language} ${job}`
  if (seen.what === 'release') return `release ${seen.software} ${seen.how} ${seen.version} ${job}`
  if (seen.what === 'stack') return `stack ${seen.stack} ${job}`
  const { place, certainty, ...said } = seen
  return JSON.stringify(said)
}

function weight(seen: Observation): number {
  const states = seen.certainty === 'states' ? 4 : 0
  if (seen.what === 'framework') return states + (seen.version === undefined ? 0 : 1)
  if (seen.what === 'library') return states + (seen.optional === true ? 0 : 2)
  return states
}
