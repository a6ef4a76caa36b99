import { type PythonCall, type PythonValue, pythonCalls } from '../../../languages/python/python-calls.ts'
import { sum } from '../../../text/bounds.ts'
import type { AcceleratorObservation, EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeWithDefaults } from '../../observation/request-with-defaults.ts'
import { chipsOf, common, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/** Vertex AI's custom jobs, in the Python that starts them. */
export const reader: EvidenceReader = {
  format: 'vertex',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /machineType|machine_type|acceleratorType|accelerator_type/.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const seen of inPython(path, text)) observations.add(seen)
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

/** What starts training, or says on what: a dictionary, a job, or the start of one. */
const training =
  /^(?:run|submit|fit|from_local_script|MachineSpec|WorkerPoolSpec|Custom\w*Job|\w*TrainingJob|create_custom_\w+)?$/

function inPython(path: string, text: string): Observation[] {
  if (!/aiplatform|vertex|worker_pool_specs|machine_spec|google\.cloud|gcp/i.test(text)) return []
  const alone: Observation[] = []
  const calls = pythonCalls(text, { withDefaults: true })
  const found = calls.flatMap((call) => {
    const accelerator = call.values.get('accelerator_type')
    const machine = call.values.get('machine_type')
    const at = accelerator ?? machine
    if (at === undefined) return []
    const place = { path, line: at.line }
    const certainty = training.test(call.callee) ? 'states' : 'suggests'
    if (call.isDefinition || keys.some((key) => call.values.get(key)?.byDefault)) {
      // Whatever it is called with, it goes to Google Cloud.
      const sure = call.isDefinition ? { provider: 'gcp' } : wordsOf(poolOf(call, false))
      alone.push(
        ...observeWithDefaults(place, certainty, { withDefaults: wordsOf(poolOf(call, true)), withoutDefaults: sure }),
      )
      return []
    }
    const seen = observeRequest(place, certainty, wordsOf(poolOf(call, true)))
    return seen ? [{ seen, isPool: call.within !== undefined, list: call.within?.list }] : []
  })
  const [pool] = found
  if (pool?.list !== undefined && found.every(({ list }) => list === pool.list))
    return [...together(found.map(({ seen }) => seen)), ...alone]
  // Several pools may be one job or several, and how many machines there are is then not told.
  const isOneOfMany = found.filter(({ isPool }) => isPool).length > 1
  const jobs = found.map(({ seen, isPool }) => {
    if (!isPool || !isOneOfMany) return seen
    const { nodes: _, count: __, ...pool } = seen
    return pool
  })
  return [...jobs, ...alone]
}

/** The number of machines, as the service calls it and as functions do that people write around it. */
const nodeKeys = ['replica_count', 'num_nodes', 'n_nodes', 'node_count']
const keys = ['accelerator_type', 'machine_type', 'accelerator_count', ...nodeKeys, 'tpu_topology']

/** What a call says, with or without the defaults of the program's options. */
function poolOf(call: PythonCall, withDefaults: boolean): Pool {
  const value = (key: string, { values }: PythonCall = call): PythonValue['value'] | undefined => {
    const held = values.get(key)
    return held?.byDefault && !withDefaults ? undefined : held?.value
  }
  // Within `machine_spec` the replicas are told by the pool around it.
  const replicasOf = (from: PythonCall) =>
    nodeKeys.map((key) => value(key, from)).find((stated) => stated !== undefined)
  const replicas = replicasOf(call) ?? (call.within && replicasOf(call.within))
  return {
    machine: textOf(value('machine_type')),
    type: textOf(value('accelerator_type')),
    each: numberOf(value('accelerator_count')),
    replicas: numberOf(replicas),
    topology: textOf(value('tpu_topology')),
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
