import {
  below,
  eachMap,
  entryOf,
  isJsonPath,
  isYamlPath,
  jsonDocuments,
  wholeOf,
  wordOf,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { sum } from '../../../text/bounds.ts'
import type { Node, Range } from '../../../text/document.ts'
import { imageObservations } from '../../engines/packages/job-image.ts'
import type { AcceleratorObservation, EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { chipsOf, common, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/** Vertex AI's custom jobs: the pools of workers in their specs. */
export const reader: EvidenceReader = {
  format: 'vertex',
  matches: (path) => isYamlPath(path) || isJsonPath(path),
  mayHold: (text) => /machineType|machine_type|acceleratorType|accelerator_type/.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const seen of inDocument(path, text)) observations.add(seen)
    return observations.list()
  },
}

/** One pool of workers, in the words of its spec. */
interface Pool {
  readonly machine: string | undefined
  readonly type: string | undefined
  readonly each: number | undefined
  readonly replicas: number | undefined
  readonly topology: string | undefined
}

/** The jobs in YAML and JSON. */
export function inDocument(path: string, text: string): Observation[] {
  if (!/workerPoolSpecs|worker_pool_specs/.test(text)) return []
  const found: Observation[] = []
  for (const { root, lineOf } of isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(text)) {
    eachMap(root, (map) => {
      const specs = entryOf(map, 'workerPoolSpecs') ?? entryOf(map, 'worker_pool_specs')
      if (specs === undefined) return undefined
      const place = (range: Range): Place => ({ path, line: lineOf(range) })
      const strategy = wordOf(below(map, 'scheduling', 'strategy'))
      const pools = specs.node.kind === 'list' ? specs.node.items : [specs.node]
      for (const spec of pools) {
        const image = below(spec, 'containerSpec', 'imageUri') ?? below(spec, 'container_spec', 'image_uri')
        if (image) found.push(...imageObservations(place(image.range), wordOf(image)))
      }
      found.push(...ofPools(pools, place, strategy === 'SPOT' ? { spot: true } : {}))
      return false
    })
  }
  return found
}

function ofPools(
  specs: readonly Node[],
  place: (range: Range) => Place,
  rest: ResourceRequest,
): AcceleratorObservation[] {
  const pools = specs.flatMap((spec) => {
    const machine = below(spec, 'machineSpec') ?? below(spec, 'machine_spec')
    if (machine === undefined) return []
    const replicas = below(spec, 'replicaCount') ?? below(spec, 'replica_count')
    const pool: Pool = {
      machine: word(machine, 'machineType', 'machine_type'),
      type: word(machine, 'acceleratorType', 'accelerator_type'),
      each: wholeOf(below(machine, 'acceleratorCount') ?? below(machine, 'accelerator_count')),
      replicas: replicas === undefined ? 1 : wholeOf(replicas),
      topology: word(machine, 'tpuTopology', 'tpu_topology'),
    }
    const seen = observeRequest(place(machine.range), 'states', { ...rest, ...wordsOf(pool) })
    return seen ? [seen] : []
  })
  return together(pools)
}

const word = (node: Node, ...keys: readonly string[]): string | undefined =>
  wordOf(keys.map((key) => below(node, key)).find((value) => value !== undefined))

function wordsOf({ machine, type, each, replicas, topology }: Pool): ResourceRequest {
  const old = /^TPU_V([23])$/.exec(type ?? '')?.[1]
  // The old ones are counted in TensorCores, as their slices are.
  if (old && each !== undefined) return { name: `v${old}-${each}`, slices: replicas, provider: 'gcp' }
  return {
    machine,
    name: type,
    perNode: each,
    nodes: replicas,
    topology,
    provider: 'gcp',
    ...(chipsOf(topology) !== undefined && { count: chipsOf(topology) }),
  }
}

/** The first pool is the chief, the others work with it: the same accelerators, counted together. */
function together(pools: readonly AcceleratorObservation[]): AcceleratorObservation[] {
  const [first] = pools
  const alike = first && common(pools.map(({ nodes: _, count: __, ...pool }) => pool))
  if (first === undefined || alike === undefined || pools.length === 1) return [...pools]
  const nodes = sum(pools.map((pool) => pool.nodes))
  const count = sum(pools.map((pool) => pool.count))
  return [{ ...alike, ...(nodes && { nodes }), ...(count && { count }) }]
}
