import type { Observation, Place } from '../../observation/observation.ts'
import { imageMeaning } from './container-image.ts'

/** What the image that a job runs in tells of its framework, and of the software that it is built for. */
export function imageObservations(place: Place, image: string | undefined): Observation[] {
  const meaning = image === undefined ? undefined : imageMeaning(image.replace(/^docker:/, ''))
  const found: Observation[] = []
  const seen = { place, certainty: 'suggests' } as const
  if (meaning?.framework) {
    const version = meaning.version === undefined ? {} : { version: meaning.version }
    found.push({ what: 'framework', framework: meaning.framework, how: 'image', ...seen, ...version })
  }
  if (meaning?.stack) {
    const architecture = meaning.architecture === undefined ? {} : { architecture: meaning.architecture }
    found.push({ what: 'stack', stack: meaning.stack, ...seen, ...architecture })
  }
  return found
}
