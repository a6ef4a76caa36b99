import { below, eachMap, entryOf, itemsOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import type { AcceleratorObservation, Observation, Place } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'
import { withoutCounts } from '../../observation/without-counts.ts'
import { softwareOfCommands } from '../commands/software.ts'
import { imageObservations } from '../packages/container-image.ts'
import { installedByJob } from '../packages/install-commands.ts'
import { modelInEnvironment } from '../settings/environment-settings.ts'
import { placementOf, requiredLabels } from './node-labels.ts'
import { type Alike, byHardware, combinedRequest, containerRequestOf, podRequestOf } from './pod-requests.ts'
import { type PodForm, type Pods, podsOf } from './pods.ts'

/** The paths of the pods in a kind of object. */
export interface ObjectForm {
  readonly pods: readonly PodForm[]
  /** The framework of objects that are named after it. */
  readonly framework?: string
}

/** The kind of a Kubernetes object. Empty for anything else. */
export const kindOf = (object: Node): string => (below(object, 'apiVersion') && wordOf(below(object, 'kind'))) ?? ''

/** What an object runs, and its hardware. Without a form: all requests for accelerators in it, with unknown counts. */
export function objectObservations(
  object: Node,
  form: ObjectForm | undefined,
  place: (range: Range) => Place,
): Observation[] {
  const reading: Reading = { object, kind: kindOf(object), place }
  if (form === undefined) return ofUnknown(reading)
  const isDefault = form.pods.some(({ byDefault }) => byDefault)
  const found = ofPods(reading, podsOf(below(object, 'spec'), form.pods)).map((seen) =>
    isDefault && seen.what === 'accelerator' && seen.nodes ? { ...seen, byDefault: 'nodes' as const } : seen,
  )
  const kind = entryOf(object, 'kind')
  if (form.framework === undefined || kind === undefined) return found
  const { framework } = form
  return [{ what: 'framework', framework, how: 'configured', certainty: 'states', place: place(kind.range) }, ...found]
}

interface Reading {
  readonly object: Node
  readonly kind: string
  readonly place: (range: Range) => Place
}

function ofPods(reading: Reading, groups: readonly Pods[]): Observation[] {
  const software = groups.flatMap(({ pod }) => softwareOf(pod, reading.place))
  // A pod that starts Ray by itself is one node of a cluster with other objects.
  const isPart = !reading.kind.startsWith('Ray') && groups.some(({ pod }) => startsRay(pod))
  const requests = groups.flatMap(({ pod, count, slices }) => {
    const podRequest = count === 0 ? undefined : podRequestOf(pod)
    const placement = placementOf(requiredLabels(pod))
    return podRequest ? [{ podRequest, placement, pods: isPart && count === 1 ? undefined : count, slices }] : []
  })
  if (requests.length === 0) return [...software, ...groups.flatMap(({ pod }) => ofChosenNode(reading, pod))]
  return [...software, ...byHardware(requests).flatMap((alike) => requested(reading, alike))]
}

function requested({ object, kind, place }: Reading, alike: Alike): AcceleratorObservation[] {
  const [{ podRequest }] = alike
  const request = { ...combinedRequest(alike), job: nameOf(object) }
  const seen = observeRequest(place(podRequest.range), kind === '' ? 'suggests' : podRequest.certainty, request)
  return seen ? [seen] : []
}

const nameOf = (object: Node): string | undefined =>
  wordOf(below(object, 'metadata', 'name')) ?? wordOf(below(object, 'metadata', 'generateName'))?.replace(/-$/, '')

/** Pods that select a node without requesting accelerators. They may use none of its accelerators. */
function ofChosenNode({ object, place }: Reading, pod: Node): Observation[] {
  const { range, ...placement } = placementOf(requiredLabels(pod))
  const seen = range && observeRequest(place(range), 'suggests', { job: nameOf(object), ...placement })
  return seen ? [withoutCounts(seen)] : []
}

function ofUnknown(reading: Reading): Observation[] {
  const found: Observation[] = []
  eachMap(reading.object, (map) => {
    if (below(map, 'containers')?.kind === 'list') {
      found.push(...ofPods(reading, [{ pod: map, count: undefined, slices: 'open' }]))
      return false
    }
    const podRequest = containerRequestOf(map)
    const placement = placementOf(requiredLabels(map))
    if (podRequest) found.push(...requested(reading, [{ podRequest, placement, pods: undefined, slices: 'open' }]))
    else found.push(...ofMachine(reading, below(map, 'instanceType')))
    return undefined
  })
  return found
}

/** A machine of a cluster, such as eksctl's. Any job may use it. */
function ofMachine({ kind, place }: Reading, machine: Node | undefined): Observation[] {
  const seen = machine && kind !== '' && observeRequest(place(machine.range), 'suggests', { machine: wordOf(machine) })
  return seen ? [seen] : []
}

/** Whether a pod starts a Ray node by itself, as part of a cluster with other objects. */
const startsRay = (pod: Node): boolean =>
  itemsOf(below(pod, 'containers')).some((container) => /\bray start\b/.test(commandOf(container)))

/** The commands of all containers in a pod, and the images and packages of those that request accelerators. */
const softwareOf = (pod: Node, placeOf: (range: Range) => Place): Observation[] =>
  itemsOf(below(pod, 'containers')).flatMap((container) => {
    const [first] = wordsOf(container)
    const command = commandOf(container)
    const place = placeOf((first ?? container).range)
    const given = environmentOf(container)
    // Kubernetes itself replaces `$(NAME)`.
    const text = command.replace(/\$\((\w{1,80})\)/g, (whole, name) => given.get(name) ?? whole)
    const started = softwareOfCommands(place.path, text, given).map((seen) => ({ ...seen, place }))
    if (containerRequestOf(container) === undefined) return started
    const image = below(container, 'image')
    return [
      ...started,
      ...[...given].flatMap(([name, value]) => modelInEnvironment(name, value, place)),
      ...installedByJob(place, command).map((seen) => ({ ...seen, certainty: 'suggests' as const })),
      ...(image ? imageObservations(placeOf(image.range), wordOf(image)) : []),
    ]
  })

/** The variables with a value in the file. */
const environmentOf = (container: Node): ReadonlyMap<string, string> =>
  new Map(
    itemsOf(below(container, 'env')).flatMap((variable) => {
      const [name, value] = [below(variable, 'name'), below(variable, 'value')].map((node) => node && wordOf(node))
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )

const wordsOf = (container: Node): readonly Node[] =>
  ['command', 'args'].flatMap((key) => itemsOf(below(container, key)))

const commandOf = (container: Node): string =>
  wordsOf(container)
    .map((word) => (word.kind === 'scalar' ? word.source : ''))
    .join(' ')
