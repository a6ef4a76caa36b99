import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import {
  below,
  entriesOf,
  entryOf,
  itemsOf,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import { requestOfProcesses } from '../../engines/commands/devices.ts'
import { launchesIn } from '../../engines/commands/launches.ts'
import { softwareOfCommands } from '../../engines/commands/software.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/** Docker Compose: the devices that services reserve, and the images that they run. */
export const reader: EvidenceReader = {
  format: 'compose',
  matches: (path) => /(?:^|\/)(?:docker-)?compose(?:[-_.][\w.-]*)?\.ya?ml$/i.test(path.slice(-300)),
  mayHold: (text) => /^services[ \t]*:/m.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of yamlDocuments(text)) {
      for (const [job, { node }] of entriesOf(below(root, 'services'))) {
        for (const { range, see } of serviceOf(job, node)) {
          for (const seen of see({ path, line: lineOf(range) })) observations.add(seen)
        }
      }
    }
    return observations.list()
  },
}

/** Something that a service shows, to be put in its place. */
interface Shown {
  readonly range: Range
  readonly see: (place: Observation['place']) => readonly Observation[]
}

function serviceOf(job: string, service: Node): Shown[] {
  const device = reserved(service) ?? mounted(service)
  if (device === undefined) return []
  // A service without a command of its own, or with one that only waits, is a place to work in.
  const command = below(service, 'command') ?? below(service, 'entrypoint')
  const certainty = command === undefined || waits.test(wordsIn(command)) ? 'suggests' : 'states'
  const image = below(service, 'image')
  const shown: Shown[] = [
    {
      range: device.range,
      see: (place) => {
        const seen = observeRequest(place, certainty, { ...device.request, job })
        return seen ? [seen] : []
      },
    },
  ]
  if (image) shown.push({ range: image.range, see: (place) => imageObservations(place, wordOf(image)) })
  if (command) {
    shown.push({
      range: command.range,
      see: (place) => softwareOfCommands(place.path, wordsIn(command)).map((seen) => ({ ...seen, place })),
    })
    const started = [below(service, 'entrypoint'), below(service, 'command')].map((part) => part && wordsIn(part))
    const words = started.filter((part) => part !== undefined).join(' ')
    shown.push({ range: command.range, see: (place) => processesIn(words, device.request, { place, job }) })
  }
  return shown
}

/** Where a service takes all devices that there are, its processes tell how many those are: one for each. */
function processesIn(
  words: string,
  device: ResourceRequest,
  { place, job }: Pick<Observation, 'place' | 'job'>,
): Observation[] {
  if (device.perNode !== undefined || device.kind !== 'gpu') return []
  // The options of a launcher alone are for the image's own entrypoint.
  const command = /^\s*--nproc[-_]per[-_]node\b/.test(words) ? `torchrun ${words}` : words
  return launchesIn(shellCommands(command)).flatMap((launch) => {
    const { kind, vendor } = device
    const request = launch.processes && requestOfProcesses(launch, { kind, vendor, isNamed: true })
    const seen = request?.perNode && observeRequest(place, 'suggests', { ...request, job, byDefault: launch.byDefault })
    return seen ? [seen] : []
  })
}

const waits =
  /^\s*(?:[\w/]{0,20}\b(?:ba|z)?sh\s*$|tail -f|sleep\b|jupyter\b|(?:\/bin\/)?(?:ba)?sh -c (?:sleep|tail -f))/

const wordsIn = (command: Node): string =>
  (command.kind === 'list' ? command.items : [command])
    .map((word) => (word.kind === 'scalar' ? word.source : ''))
    .join(' ')

interface Device {
  readonly range: Range
  readonly request: ResourceRequest
}

const nvidia: ResourceRequest = { kind: 'gpu', vendor: 'nvidia' }

/** `deploy.resources.reservations.devices`, or the short `gpus`. */
function reserved(service: Node): Device | undefined {
  const gpus = below(service, 'gpus')
  if (gpus?.kind === 'scalar' && wordOf(gpus) === 'all') return { range: gpus.range, request: nvidia }
  const devices = [...itemsOf(below(service, 'deploy', 'resources', 'reservations', 'devices')), ...itemsOf(gpus)]
  const copies = entryOf(below(service, 'deploy'), 'replicas') ?? entryOf(service, 'scale')
  for (const device of devices) {
    const capabilities = itemsOf(below(device, 'capabilities')).map(wordOf)
    const driver = wordOf(below(device, 'driver'))
    if (!capabilities.includes('gpu') && driver !== 'nvidia' && !itemsOf(gpus).includes(device)) continue
    const ids = below(device, 'device_ids')
    const listed = ids ? itemsOf(ids).length : undefined
    const perNode = wholeOf(below(device, 'count')) ?? listed ?? shownTo(service)
    // Copies of a service may share the devices of one machine.
    const nodes = copies === undefined || wholeOf(copies.node) === 1 ? 1 : undefined
    const vendor = driver === 'amd' ? 'amd' : 'nvidia'
    const known = ids === undefined || itemsOf(ids).every((id) => wordOf(id) !== undefined)
    const counts = known && perNode !== undefined && { perNode, nodes }
    return { range: device.range, request: { kind: 'gpu', vendor, ...counts } }
  }
  return undefined
}

/** How many devices a service is shown of all that there are: `CUDA_VISIBLE_DEVICES=0,1,2,3`. */
function shownTo(service: Node): number | undefined {
  const environment = below(service, 'environment')
  const written = itemsOf(environment)
    .map((item) => (item.kind === 'scalar' ? item.source : ''))
    .find((item) => item.startsWith(`${visible}=`))
  const devices = wordOf(below(environment, visible)) ?? written?.slice(visible.length + 1)
  return devices !== undefined && /^\d{1,3}(?:,\d{1,3}){1,63}$/.test(devices) ? devices.split(',').length : undefined
}

const visible = 'CUDA_VISIBLE_DEVICES'

const runtimes: ReadonlyMap<string, ResourceRequest> = new Map([
  ['nvidia', nvidia],
  ['habana', { kind: 'other', vendor: 'intel' }],
])

const files: readonly (readonly [start: string, request: ResourceRequest])[] = [
  ['/dev/kfd', { kind: 'gpu', vendor: 'amd' }],
  ['/dev/neuron', { kind: 'other', vendor: 'aws' }],
]

/** A runtime, or files of devices that are handed on. */
function mounted(service: Node): Device | undefined {
  const runtime = below(service, 'runtime')
  const byRuntime = runtimes.get(wordOf(runtime) ?? '')
  if (runtime && byRuntime) return { range: runtime.range, request: byRuntime }
  for (const device of itemsOf(below(service, 'devices'))) {
    const path = device.kind === 'scalar' ? device.source : ''
    const found = files.find(([start]) => path.startsWith(start))
    if (found) return { range: device.range, request: found[1] }
  }
  return undefined
}
