import type { Observation } from './observation.ts'

/** No file tells more than this; what comes after is dropped. */
const most = 500

/**
 * Gathers the observations of one file. The same thing seen twice counts once, at its first place, unless the later
 * sighting says more: then that one stands.
 */
export class Sightings {
  readonly #seen = new Map<string, Observation>()

  add(observation: Observation): void {
    const key = keyOf(observation)
    const before = this.#seen.get(key)
    if (before === undefined ? this.#seen.size < most : weight(observation) > weight(before)) {
      this.#seen.set(key, observation)
    }
  }

  list(): readonly Observation[] {
    return [...this.#seen.values()].sort((one, other) => one.place.line - other.place.line)
  }
}

function keyOf(seen: Observation): string {
  const job = seen.job ?? ''
  if (seen.what === 'framework') return `framework ${seen.framework} ${seen.how} ${job}`
  if (seen.what === 'library') return `library ${seen.library} ${seen.how} ${job}`
  if (seen.what === 'kernel') return `kernel ${seen.language} ${job}`
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
