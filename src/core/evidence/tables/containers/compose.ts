import { below, entriesOf, itemsOf, wholeOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import { softwareOfCommands } from '../../engines/commands/software.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/** Docker Compose: devices that services reserve, and their images. */
export const reader: EvidenceReader = {
  format: 'compose',
  matches: (path) => /(?:^|\/)(?:docker-)?compose(?:[-_.][\w.-]*)?\.ya?ml$/i.test(path.slice(-300)),
  mayHold: (text) => /^services[ \t]*:/m.test(text),
  read: (file) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of file.documents()) {
      const place = ({ range }: { readonly range: Range }): Place => ({ path: file.path, line: lineOf(range) })
      for (const [job, { node }] of entriesOf(below(root, 'services'))) {
        for (const seen of serviceObservations(job, node, place)) observations.add(seen)
      }
    }
    return observations.list()
  },
}

function serviceObservations(job: string, service: Node, place: (node: Node) => Place): Observation[] {
  const device = reserved(service) ?? handedOn(service)
  if (device === undefined) return []
  // A service without a command of its own, or with one that only waits, is a place to work in.
  const command = below(service, 'command') ?? below(service, 'entrypoint')
  const certainty = command === undefined || waits.test(wordsIn(command)) ? 'suggests' : 'states'
  const seen = observeRequest(place(device.node), certainty, { ...device.request, job })
  const image = below(service, 'image')
  const software = command ? softwareOfCommands(place(command).path, wordsIn(command)) : []
  return [
    ...(seen ? [seen] : []),
    ...(image ? imageObservations(place(image), wordOf(image)) : []),
    ...software.map((each) => ({ ...each, place: command ? place(command) : each.place })),
  ]
}

const waits =
  /^\s*(?:[\w/]{0,20}\b(?:ba|z)?sh\s*$|tail -f|sleep\b|jupyter\b|(?:\/bin\/)?(?:ba)?sh -c (?:sleep|tail -f))/

const wordsIn = (command: Node): string =>
  (command.kind === 'list' ? command.items : [command])
    .map((word) => (word.kind === 'scalar' ? word.source : ''))
    .join(' ')

interface Device {
  readonly node: Node
  readonly request: ResourceRequest
}

const nvidia: ResourceRequest = { kind: 'gpu', vendor: 'nvidia' }

/** `deploy.resources.reservations.devices`, or the short `gpus`. */
function reserved(service: Node): Device | undefined {
  const gpus = below(service, 'gpus')
  if (gpus && wordOf(gpus) === 'all') return { node: gpus, request: nvidia }
  const deploy = below(service, 'deploy')
  const [own, others] = [itemsOf(gpus), itemsOf(below(deploy, 'resources', 'reservations', 'devices'))]
  const node = own[0] ?? others.find(isGpu)
  if (node === undefined) return undefined
  const ids = itemsOf(below(node, 'device_ids'))
  const listed = ids.length > 0 && ids.every((id) => wordOf(id) !== undefined) ? ids.length : undefined
  const perNode = wholeOf(below(node, 'count')) ?? listed
  // Copies of a service may share the devices of one machine.
  const copies = below(deploy, 'replicas') ?? below(service, 'scale')
  const nodes = copies === undefined || wholeOf(copies) === 1 ? 1 : undefined
  const vendor = wordOf(below(node, 'driver')) === 'amd' ? 'amd' : 'nvidia'
  return { node, request: { kind: 'gpu', vendor, ...(perNode !== undefined && { perNode, nodes }) } }
}

const isGpu = (device: Node): boolean =>
  wordOf(below(device, 'driver')) === 'nvidia' || itemsOf(below(device, 'capabilities')).map(wordOf).includes('gpu')

const runtimes: ReadonlyMap<string, ResourceRequest> = new Map([
  ['nvidia', nvidia],
  ['habana', { kind: 'other', vendor: 'intel' }],
])

const files: readonly (readonly [file: RegExp, request: ResourceRequest])[] = [
  [/^\/dev\/kfd\b/, { kind: 'gpu', vendor: 'amd' }],
  [/^\/dev\/neuron/, { kind: 'other', vendor: 'aws' }],
]

/** A runtime, or files of devices that are handed on. */
function handedOn(service: Node): Device | undefined {
  const runtime = below(service, 'runtime')
  const byRuntime = runtimes.get(wordOf(runtime) ?? '')
  if (runtime && byRuntime) return { node: runtime, request: byRuntime }
  const devices = itemsOf(below(service, 'devices'))
  for (const [file, request] of files) {
    const node = devices.find((device) => device.kind === 'scalar' && file.test(device.source))
    if (node) return { node, request }
  }
  return undefined
}
