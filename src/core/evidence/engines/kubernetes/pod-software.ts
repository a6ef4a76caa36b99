import { below, itemsOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import type { Observation, Place } from '../../observation/observation.ts'
import { softwareOfCommands } from '../commands/software.ts'
import { installedByJob } from '../packages/install-commands.ts'
import { imageObservations } from '../packages/job-image.ts'
import { containerRequestOf } from './pod-requests.ts'

/** Whether a pod starts a node of Ray by itself, as part of a cluster that other objects belong to as well. */
export const startsRay = (pod: Node): boolean =>
  itemsOf(below(pod, 'containers')).some((container) => /\bray start\b/.test(commandOf(container)))

/** What the containers of a pod start, and what those hold and install that compute: the others tell nothing. */
export const softwareOf = (pod: Node, placeOf: (range: Range) => Place): Observation[] =>
  itemsOf(below(pod, 'containers')).flatMap((container) => {
    const [first] = wordsOf(container)
    const command = commandOf(container)
    const place = placeOf((first ?? container).range)
    const started = softwareOfCommands(place.path, command).map((seen) => ({ ...seen, place }))
    if (containerRequestOf(container) === undefined) return started
    const image = below(container, 'image')
    return [
      ...started,
      ...installedByJob(place, command).map((seen) => ({ ...seen, certainty: 'suggests' as const })),
      ...(image ? imageObservations(placeOf(image.range), wordOf(image)) : []),
    ]
  })

const wordsOf = (container: Node): readonly Node[] =>
  ['command', 'args'].flatMap((key) => itemsOf(below(container, key)))

const commandOf = (container: Node): string =>
  wordsOf(container)
    .map((word) => (word.kind === 'scalar' ? word.source : ''))
    .join(' ')
