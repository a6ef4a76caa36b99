import { below, entriesOf, isYamlPath, itemsOf, wordOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import { softwareOfCommands } from '../../engines/commands/software.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type {
  AcceleratorObservation,
  Certainty,
  EvidenceReader,
  Observation,
  Place,
} from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import {
  anyOf,
  cloudNamed,
  hardwareNamed,
  observeRequest,
  type ResourceRequest,
} from '../../observation/resource-request.ts'

/** dstack's configurations: `resources.gpu` of a task, a service, a dev environment or a fleet. */
export const reader: EvidenceReader = {
  format: 'dstack',
  matches: isYamlPath,
  mayHold: (text) => /^type[ \t]*:[ \t]*["']?(?:task|service|dev-environment|fleet)\b/m.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of yamlDocuments(text)) {
      const type = wordOf(below(root, 'type'))
      if (type === undefined || !/^(?:task|service|dev-environment|fleet)$/.test(type)) continue
      const place = (node: Node): Place => ({ path, line: lineOf(node.range) })
      const wanted = accelerators(root, type, place)
      for (const seen of [...(wanted ? [wanted] : []), ...frameworks(root, place)]) observations.add(seen)
    }
    return observations.list()
  },
}

type PlaceOf = (node: Node) => Place

function accelerators(root: Node, type: string, place: PlaceOf): AcceleratorObservation | undefined {
  const gpu = below(root, 'resources', 'gpu')
  const types = itemsOf(below(root, 'instance_types'))
  const backends = itemsOf(below(root, 'backends'))
  const spot = wordOf(below(root, 'spot_policy'))
  // A fleet is there for any job.
  const certainty = type === 'fleet' ? 'suggests' : 'states'
  const rest: ResourceRequest = {
    job: wordOf(below(root, 'name')),
    machine: types.length === 1 ? wordOf(types[0]) : undefined,
    provider: backends.length === 1 ? cloudNamed(wordOf(backends[0])) : undefined,
    nodes: nodesOf(root, type),
    ...(spot === 'spot' && { spot: true }),
    ...(spot === 'on-demand' && { spot: false }),
  }
  if (gpu === undefined)
    return rest.machine === undefined ? undefined : observeRequest(place(types[0] as Node), certainty, rest)
  return anyOf(specsIn(gpu).map((spec) => spec && ofSpec(spec, rest, place(gpu), certainty)))
}

/** Only tasks and fleets run on several nodes; a service has replicas, each of which stands alone. */
function nodesOf(root: Node, type: string): number | undefined {
  const nodes = below(root, 'nodes')
  if (nodes !== undefined) return only(wordOf(nodes))
  return type === 'fleet' || below(root, 'replicas') ? undefined : 1
}

/** What a `gpu` tells: `H100:80GB:8` and the map of the same. */
interface Spec {
  readonly vendor?: string | undefined
  readonly name?: string | undefined
  readonly memory?: string | undefined
  /** Undefined where any number will do. */
  readonly count?: string | undefined
}

/** One spec for each name that will do; undefined where the text cannot be read. */
function specsIn(gpu: Node): (Spec | undefined)[] {
  if (gpu.kind === 'scalar') {
    const word = wordOf(gpu)
    return word === undefined ? [undefined] : specOf(word)
  }
  if (gpu.kind === 'list') return gpu.items.flatMap(specsIn)
  const field = (key: string): string | undefined => wordOf(below(gpu, key))
  const names = below(gpu, 'name')
  const rest = { vendor: field('vendor'), memory: field('memory'), count: field('count') }
  if (names === undefined) return entriesOf(gpu).length > 0 ? [rest] : [undefined]
  const words = names.kind === 'list' ? names.items.map(wordOf) : (wordOf(names)?.split(',') ?? [undefined])
  return words.map((name) => (name === undefined ? undefined : { ...rest, name: name.trim() }))
}

const isRange = (word: string): boolean => /^\d{0,4}(?:\.\.\d{0,4})?$/.test(word)
const isMemory = (word: string): boolean =>
  /^[\d.]*\d\s*(?:GB|MB|TB)?(?:\.\.[\d.]*\s*(?:GB|MB|TB)?)?$|^\.\.\d+\s*(?:GB|MB|TB)$/i.test(word)
const isVendor = (word: string): boolean => /^(?:nvidia|amd|google|tpu|intel|tenstorrent)$/i.test(word)

/** The parts of `nvidia:A100,H100:80GB:2..4` are told apart by what they look like. */
function specOf(text: string): (Spec | undefined)[] {
  let spec: Spec = {}
  for (const part of text
    .slice(0, 200)
    .split(':')
    .map((each) => each.trim())) {
    if (part === '') continue
    if (isVendor(part)) spec = { ...spec, vendor: part }
    else if (isRange(part)) spec = { ...spec, count: part }
    else if (isMemory(part)) spec = { ...spec, memory: part }
    else if (spec.name === undefined) spec = { ...spec, name: part }
    else return [undefined]
  }
  const names = spec.name?.split(',') ?? []
  return names.length > 0 ? names.map((name) => ({ ...spec, name: name.trim() })) : [spec]
}

const vendors: ReadonlyMap<string, ResourceRequest> = new Map([
  ['nvidia', { kind: 'gpu', vendor: 'nvidia' }],
  ['amd', { kind: 'gpu', vendor: 'amd' }],
  ['google', { kind: 'tpu', vendor: 'google' }],
  ['tpu', { kind: 'tpu', vendor: 'google' }],
  ['intel', { kind: 'other', vendor: 'intel' }],
  ['tenstorrent', { kind: 'other' }],
])

function ofSpec(
  spec: Spec,
  rest: ResourceRequest,
  place: Place,
  certainty: Certainty,
): AcceleratorObservation | undefined {
  const perNode = only(spec.count)
  if (perNode === 0) return undefined
  const vendor = vendors.get(spec.vendor?.toLowerCase() ?? '')
  const { name } = spec
  const hardware = hardwareNamed(name) ?? hardwareNamed(withMemory(spec))
  if (name === undefined || hardware === undefined) {
    const known = vendor ?? (name === undefined || /^[A-Za-z]/.test(name) ? { kind: 'gpu' as const } : undefined)
    const sure = vendor === undefined && name !== undefined ? 'suggests' : certainty
    return known && observeRequest(place, sure, { ...rest, ...known, perNode })
  }
  if (hardware.chips !== undefined) return observeRequest(place, certainty, { ...rest, name, slices: rest.nodes })
  const precise = hardwareNamed(withMemory(spec)) ? withMemory(spec) : name
  return observeRequest(place, certainty, { ...rest, name: precise, perNode })
}

/** An A100 of 80GB is another card than one of 40GB. */
const withMemory = ({ name, memory }: Spec): string | undefined =>
  memory !== undefined && /^\d+GB$/i.test(memory) ? `${name}-${memory}` : undefined

/** `8` and `8..8`; undefined for everything that leaves a choice. */
function only(range: string | undefined): number | undefined {
  const [least, most = least] = range?.split('..') ?? []
  return least === most ? wholeNumber(least) : undefined
}

function frameworks(root: Node, place: PlaceOf): Observation[] {
  const image = below(root, 'image')
  return [...(image ? imageObservations(place(image), wordOf(image)) : []), ...launched(root, place)]
}

function launched(root: Node, place: PlaceOf): Observation[] {
  const commands = below(root, 'commands')
  if (commands === undefined) return []
  const text = itemsOf(commands)
    .map((command) => (command.kind === 'scalar' ? command.source : ''))
    .join('\n')
  const where = place(commands)
  return softwareOfCommands(where.path, text).map((seen) => ({ ...seen, place: where }))
}
