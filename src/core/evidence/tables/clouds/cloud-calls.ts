import { type PythonCall, type PythonValue, pythonCalls } from '../../../languages/python/python-calls.ts'
import { importsOf, readPython } from '../../../languages/python/python-text.ts'
import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import { acceleratorResource } from '../../engines/kubernetes/resource-names.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import {
  cloudNamed,
  hardwareNamed,
  hardwareOf,
  observeRequest,
  type ResourceRequest,
} from '../../observation/resource-request.ts'

/**
 * Python that asks for hardware in the words of a cloud's or a scheduler's package: SkyPilot, RunPod, boto3, Azure Machine
 * Learning, Lightning, Flyte, Metaflow, and the resources of Kubernetes. It is one way to start a job, so that all of it
 * suggests.
 */
export const reader: EvidenceReader = {
  format: 'cloud-calls',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => mention.test(text),
  read: ({ path, text }) => {
    const python = readPython(text)
    const modules = new Set(importsOf(python).map(({ module }) => module.split('.', 1)[0] as string))
    const packages = readers.filter(([names]) => names.some((name) => modules.has(name)))
    const machines = modules.has('lightning_sdk') ? machinesIn(python.code, python.lineAt) : []
    if (packages.length === 0 && machines.length === 0) return []
    const calls = pythonCalls(text, { withDefaults: true })
    const requestCalls = calls.filter(({ callee }) => requesting.test(callee)).slice(0, mostRead)
    const requested = packages.flatMap(([, read]) =>
      (read === ofKubernetes ? calls : requestCalls).flatMap((call) => read(call, calls, python.code) ?? []),
    )
    const observations = new ObservationList()
    if (requested.length + machines.length > mostCalls) return []
    for (const each of [...requested, ...machines]) for (const seen of observed(path, each)) observations.add(seen)
    return observations.list()
  },
}

/** A file with more calls is about machines of all sizes. */
const mostCalls = 8
const mostRead = 100
const requesting =
  /^(?:Resources|resources|create_pod|run_instances|create_instances|AmlCompute|command|kubernetes|batch|\w{0,40}Configuration)$/
const mention = /\bsky\b|runpod|boto3|azure\.ai\.ml|lightning_sdk|flytekit|metaflow|kubernetes|kfp|torchx/

interface Told {
  readonly line: number
  readonly request: ResourceRequest
}

/** The code tells of arguments that are given, and whose value is not written out. */
type Reader = (call: PythonCall, calls: readonly PythonCall[], code: string) => Told | undefined

const observed = (path: string, { line, request }: Told): AcceleratorObservation[] => {
  const seen = (request.perNode ?? 0) > mostPerNode ? undefined : observeRequest({ path, line }, 'suggests', request)
  return seen ? [seen] : []
}

/** The value of an argument, and whether whoever starts the program may give another. */
const held = ({ values }: PythonCall, ...names: readonly string[]): PythonValue | undefined =>
  names.map((name) => values.get(name)).find((value) => value !== undefined)

const textOf = (value: PythonValue | undefined): string | undefined =>
  typeof value?.value === 'string' ? value.value : undefined
const numberOf = (value: PythonValue | undefined): number | undefined =>
  typeof value?.value === 'number' ? value.value : wholeNumber(textOf(value))

const byDefault = (call: PythonCall, ...values: readonly (PythonValue | undefined)[]) =>
  call.isDefinition || values.some((value) => value?.byDefault) ? { byDefault: true as const } : {}

/** The one number that the calls of a name tell; `otherwise` where they tell none. */
function numberIn(calls: readonly PythonCall[], callee: RegExp, name: string, otherwise?: number): number | undefined {
  const those = calls.filter((call) => callee.test(call.callee))
  const numbers = new Set(those.flatMap((call) => (call.values.has(name) ? [numberOf(held(call, name))] : [])))
  if (numbers.size === 0) return those.length > 0 ? otherwise : undefined
  return numbers.size === 1 ? [...numbers][0] : undefined
}

/** `Resources(accelerators="A100:8")`, or `{"A100": 8}`; nodes are told by the task. */
const ofSky: Reader = (call, calls, code) => {
  if (call.callee !== 'Resources') return undefined
  const value = held(call, 'accelerators')
  const inside = calls.find(({ within, callee }) => within === call && callee === '')
  const [entry, another] = [...(inside?.values ?? [])]
  const written = textOf(value) ?? (entry && !another ? `${entry[0]}:${entry[1].value}` : undefined)
  const [name = '', each = '1'] = written?.split(':') ?? []
  const machine = held(call, 'instance_type')
  const nodes = numberIn(calls, /^Task$/, 'num_nodes', /\bnum_nodes\b/.test(code) ? undefined : 1)
  const spot = held(call, 'use_spot')?.value
  const rest = {
    provider: cloudNamed(textOf(held(call, 'infra', 'cloud'))),
    spot: typeof spot === 'boolean' ? spot : undefined,
    ...byDefault(call, value, machine),
  }
  const hardware = hardwareNamed(name)
  const line = value?.line ?? inside?.line ?? machine?.line ?? call.line
  if (hardware?.chips !== undefined) return { line, request: { ...rest, name, slices: nodes } }
  if (hardware) return { line, request: { ...rest, name, perNode: wholeNumber(each), nodes } }
  return machine && { line, request: { ...rest, machine: textOf(machine), nodes } }
}

/** A pod is one machine, for which a number of GPUs is taken. */
const ofRunpod: Reader = (call, _, code) => {
  const gpu = held(call, 'gpu_type_id')
  const count = held(call, 'gpu_count')
  const name = textOf(gpu)?.replace(/^NVIDIA\s/, '')
  if (call.callee !== 'create_pod' || gpu === undefined || hardwareNamed(name) === undefined) return undefined
  const perNode = count === undefined && !/\bgpu_count\b/.test(code) ? 1 : numberOf(count)
  return { line: gpu.line, request: { name, perNode, nodes: 1, provider: 'runpod', ...byDefault(call, gpu, count) } }
}

/** `run_instances(InstanceType="p4d.24xlarge", MaxCount=2)`; SageMaker's machines are read with its jobs. */
const ofAws: Reader = (call) => {
  const machine = held(call, 'InstanceType')
  const name = textOf(machine)
  const starts = call.callee === 'run_instances' || call.callee === 'create_instances'
  if (machine === undefined || !starts || hardwareOf(name) === undefined) return undefined
  const count = held(call, 'MaxCount')
  return {
    line: machine.line,
    request: { machine: name, nodes: numberOf(count), provider: 'aws', ...byDefault(call, machine, count) },
  }
}

/** The machines of a cluster, of which a command takes some. */
const ofAzure: Reader = (call, calls) => {
  const machine = call.callee === 'AmlCompute' ? held(call, 'size', 'vm_size') : held(call, 'instance_type')
  const name = textOf(machine)
  if (machine === undefined || !/^Standard_N/i.test(name ?? '') || hardwareOf(name) === undefined) return undefined
  const serves = /deployment|endpoint/i.test(call.callee)
  const nodes = serves
    ? undefined
    : (numberOf(held(call, 'instance_count')) ?? numberIn(calls, /^command$/, 'instance_count'))
  return serves
    ? undefined
    : { line: machine.line, request: { machine: name, nodes, provider: 'azure', ...byDefault(call, machine) } }
}

/** What a step of a workflow asks for. */
const ofWorkflow: Reader = (call) => {
  const gpu = held(call, 'gpu')
  const perNode = numberOf(gpu)
  if (!/^(?:Resources|resources|kubernetes|batch)$/.test(call.callee) || gpu === undefined || !perNode) return undefined
  return { line: gpu.line, request: { kind: 'gpu', perNode } }
}

/** `limits={"nvidia.com/gpu": "4"}`, where it stands in no object that is written out. */
const ofKubernetes: Reader = (call) => {
  if (call.callee !== '' || isInObject(call)) return undefined
  for (const [key, value] of call.values) {
    const resource = acceleratorResource(key)
    const amount = numberOf(value)
    if (resource === undefined || !amount) continue
    const { kind, vendor, provider, name } = resource
    const perNode = resource.counts === 'accelerators' ? amount : undefined
    return { line: value.line, request: { kind, vendor, provider, name, perNode, ...byDefault(call, value) } }
  }
  return undefined
}

/** Whether a dictionary stands in a manifest, which is read as a whole. */
function isInObject({ within, values }: PythonCall): boolean {
  if (values.has('apiVersion')) return true
  let around = within
  for (let depth = 0; around !== undefined && depth < 40; depth++) {
    if (around.values.has('apiVersion')) return true
    around = around.within
  }
  return false
}

const readers: readonly (readonly [modules: readonly string[], read: Reader])[] = [
  [['sky'], ofSky],
  [['runpod'], ofRunpod],
  [['boto3'], ofAws],
  [['azure'], ofAzure],
  [['flytekit', 'metaflow', 'union'], ofWorkflow],
  [['kubernetes', 'kfp', 'torchx', 'airflow', 'kubernetes_asyncio', 'kr8s'], ofKubernetes],
]

/** `machine=Machine.A100_X_8` of a job on Lightning, whose machines are named after what they hold. */
function machinesIn(code: string, lineAt: (offset: number) => number): Told[] {
  const found: Told[] = []
  const machine = /\bmachine\s{0,8}=\s{0,8}Machine\.([A-Z]\w{0,30})/g
  for (let match = machine.exec(code); match !== null && found.length <= mostCalls; match = machine.exec(code)) {
    const [, name = '', each = '1'] = /^([A-Z\d]+?)(?:_X_(\d{1,2}))?$/.exec(match[1] as string) ?? []
    const rest = code.slice(match.index, match.index + 300)
    const nodes = /^[^()]{0,200}?\bnum_machines\s{0,8}=\s{0,8}(\w{1,40})/.exec(rest)?.[1] ?? '1'
    if (hardwareNamed(name)?.kind !== 'gpu') continue
    const request = { name, perNode: wholeNumber(each), nodes: wholeNumber(nodes), provider: 'lightning' }
    found.push({ line: lineAt(match.index), request })
  }
  return found
}
