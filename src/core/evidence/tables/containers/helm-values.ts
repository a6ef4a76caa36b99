import { below, entriesOf, entryOf, flagOf, wholeOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { isHelmValues, podKeys } from '../../engines/kubernetes/helm-values-path.ts'
import { placementOf, requiredLabels } from '../../engines/kubernetes/node-labels.ts'
import { combinedRequest, containerRequestOf, type PodRequest } from '../../engines/kubernetes/pod-requests.ts'
import { mayRequestAccelerator } from '../../engines/kubernetes/resource-names.ts'
import { imageObservations } from '../../engines/packages/container-image.ts'
import type { EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'

/**
 * Helm values: the resources of pods. The number of pods depends on the chart's templates, and each installation may
 * change the values, so they only suggest.
 */
export const reader: EvidenceReader = {
  format: 'helm-values',
  matches: isHelmValues,
  mayHold: mayRequestAccelerator,
  read: (file) => {
    const seen = file.documents(mayRequestAccelerator).flatMap(({ root, lineOf }) => {
      const place: PlaceOf = (node) => ({ path: file.path, line: lineOf(node.range) })
      const parts = partsOf(root, undefined, [])
      return parts.flatMap((part) => ofPart(part, parts.length === 1, place))
    })
    return withoutRepeats(seen)
  },
}

type PlaceOf = (node: Pick<Node, 'range'>) => Place

/** A part of the values that requests accelerators, with its name. `around`: its parents, and itself last. */
interface Part {
  readonly name: string | undefined
  readonly podRequest: PodRequest
  readonly around: readonly Node[]
}

function partsOf(node: Node, name: string | undefined, above: readonly Node[]): Part[] {
  if (node.kind === 'scalar' || above.length > 8) return []
  const around = [...above, node]
  const podRequest = containerRequestOf(node)
  if (podRequest) return [{ name, podRequest, around }]
  if (node.kind === 'list') return node.items.flatMap((item) => partsOf(item, name, around))
  return entriesOf(node).flatMap(([key, entry]) => partsOf(entry.node, key, around))
}

function ofPart({ name, podRequest, around }: Part, isAlone: boolean, place: PlaceOf): Observation[] {
  const nearest = (...keys: string[]): Node | undefined =>
    around.findLast((each) => keys.some((key) => entryOf(each, key)))
  const placement = placementOf(requiredLabels(nearest('nodeSelector', 'affinity')))
  // Several parts may be pods of one job or of several, so the pods per job are unknown.
  const pods = isAlone ? podsOf(around) : undefined
  const slices = pods === undefined ? 'open' : undefined
  const request = combinedRequest([{ podRequest, placement, pods, slices }])
  const seen = observeRequest(place(podRequest), 'suggests', { ...request, job: name })
  const image = below(nearest('image'), 'image')
  const open = around.some(scales)
    ? [{ what: 'open launch', text: 'autoscaling', certainty: 'states', place: place(podRequest) } as const]
    : []
  return [...(seen ? [seen] : []), ...open, ...(image ? imageObservations(place(image), imageOf(image)) : [])]
}

/** Keys that may count pods in any chart. */
const mayCountPods = /replica|worker|parallelism|completions|nodes|hosts|size|slices|autoscaling/i

/** The only number of pods next to the resources. Defaults to one if no key around them may count pods. */
function podsOf(around: readonly Node[]): number | undefined {
  const [stated, another] = podKeys.flatMap((key) => below(around.at(-1), key) ?? [])
  if (stated) return another || around.some(scales) ? undefined : wholeOf(stated)
  const keys = around.flatMap((each) => entriesOf(each).map(([key]) => key))
  return keys.some((key) => key !== 'nodeSelector' && mayCountPods.test(key)) ? undefined : 1
}

/** Whether an autoscaler changes a number of pods next to it. */
function scales(node: Node): boolean {
  const autoscaling = below(node, 'autoscaling') ?? below(node, 'keda')
  return autoscaling !== undefined && flagOf(below(autoscaling, 'enabled')) !== false
}

function imageOf(image: Node): string | undefined {
  if (image.kind === 'scalar') return wordOf(image)
  const path = ['registry', 'repository', 'name'].flatMap((key) => wordOf(below(image, key)) ?? []).join('/')
  const tag = wordOf(below(image, 'tag'))
  return tag === undefined ? path : `${path}:${tag}`
}
