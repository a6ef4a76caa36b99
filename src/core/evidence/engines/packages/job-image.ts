import type { Observation, Place } from '../../observation/observation.ts'
import { imageMeaning } from './container-image.ts'
import type { ImageMeaning } from './known-images.ts'

/** What the image that a job runs in tells of its framework, and of the software that it is built for. */
export const imageObservations = (place: Place, image: string | undefined): Observation[] =>
  softwareOf(place, (image === undefined ? undefined : imageMeaning(image.replace(/^docker:/, ''))) ?? {})

export function softwareOf(
  place: Place,
  { framework, version, build, stack, architecture }: ImageMeaning,
): Observation[] {
  const seen = { place, certainty: 'suggests' } as const
  const told = { ...(version && { version }), ...(build && { build }) }
  return [
    ...(framework ? [{ what: 'framework', framework, how: 'image', ...seen, ...told } as const] : []),
    ...(stack ? [{ what: 'stack', stack, ...seen, ...(architecture && { architecture }) } as const] : []),
  ]
}
