import type { HclBody } from '../../../languages/hcl/hcl-blocks.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { anyOf, modelIn, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { all, attribute } from './blocks-within.ts'
import { type Resource, seenOf } from './resource.ts'

/** What resources of clouds for GPUs ask for, and those that run a task on any cloud; undefined for all other resources. */
export function gpuCloudObservations(resource: Resource): AcceleratorObservation[] | undefined {
  const read = readers.get(resource.type)
  if (read === undefined) return undefined
  return resource.values.copies(resource.block) === 0 ? [] : read(resource)
}

const readers: ReadonlyMap<string, (resource: Resource) => AcceleratorObservation[]> = new Map([
  ['runpod_pod', runpodObservations],
  ['iterative_task', taskObservations],
  ['lambdalabs_instance', lambdaObservations],
  [
    'crusoe_compute_instance',
    (resource) => machineTypeObservations(resource, 'crusoe', 'type', /^(?<model>[\w-]{1,40})\.(?<number>\d{1,2})x$/),
  ],
  [
    'digitalocean_droplet',
    (resource) =>
      machineTypeObservations(
        resource,
        'digitalocean',
        'size',
        /^gpu-(?<model>[a-z\d]{1,20}?)x(?<number>\d)-\d{1,4}gb/,
      ),
  ],
  [
    'scaleway_instance_server',
    (resource) =>
      machineTypeObservations(
        resource,
        'scaleway',
        'type',
        /^(?<model>[A-Z]\d{1,4}S?(?:-SXM)?)-(?<number>\d)-\d{1,3}G$/i,
      ),
  ],
  ['nebius_compute_v1_instance', (resource) => nebiusObservations(resource, resource.block)],
  ['nebius_mk8s_v1_node_group', nebiusGroupObservations],
])

/** Those that make machines, and neither a task nor room for others. */
export const gpuMachines: ReadonlySet<string> = new Set([
  'runpod_pod',
  'lambdalabs_instance',
  'crusoe_compute_instance',
  'digitalocean_droplet',
  'scaleway_instance_server',
  'nebius_compute_v1_instance',
])

/** RunPod: any of several models will do, and one GPU is what a pod has that asks for no number. */
function runpodObservations(resource: Resource): AcceleratorObservation[] {
  const { block, values, path, job } = resource
  const type = attribute(block, ['gpu_type_id', 'gpu_type_ids'])
  const number = block.attributes.get('gpu_count')
  const at = type ?? number
  if (at === undefined || values.text(block.attributes.get('compute_type')) === 'CPU') return []
  const request: ResourceRequest = {
    kind: 'gpu',
    job,
    perNode: number === undefined ? 1 : values.whole(number),
    nodes: values.copies(block),
    provider: 'runpod',
    ...(values.flag(block.attributes.get('interruptible')) && { spot: true }),
    ...values.defaults(number, block.attributes.get('count')),
  }
  const place = { path, line: number?.line ?? at.line }
  const certainty = values.certainty(block, type, number)
  const names = values.texts(type)
  const seen = anyOf(
    (names.length > 0 ? names : [undefined]).map((name) => observeRequest(place, certainty, { ...request, name })),
  )
  return seen ? [seen] : []
}

/** The names that Iterative's provider has for the clouds. */
const clouds: ReadonlyMap<string, string> = new Map([
  ['aws', 'aws'],
  ['gcp', 'gcp'],
  ['az', 'azure'],
])

/** Iterative's task: a machine of a common size (`m+t4`), of the cloud's own name, or one with its cards (`…+name*4`). */
function taskObservations(resource: Resource): AcceleratorObservation[] {
  const { block, values } = resource
  const machine = block.attributes.get('machine')
  const written = values.text(machine)
  if (machine === undefined || written === undefined) return []
  const cloud = values.text(block.attributes.get('cloud'))
  const parallelism = block.attributes.get('parallelism')
  // A price, which is automatic at nought; none is a negative number.
  const isSpot = values.whole(block.attributes.get('spot')) !== undefined
  return seenOf(resource, machine.line, values.certainty(block, machine, parallelism), {
    ...machineOfTask(written, cloud),
    nodes: parallelism === undefined ? 1 : values.whole(parallelism),
    provider: clouds.get(cloud ?? ''),
    ...(isSpot && { spot: true }),
    ...values.defaults(machine, parallelism),
  })
}

function machineOfTask(written: string, cloud: string | undefined): ResourceRequest {
  const [, size = '', name, number] = /^([^+*\s]{1,60})\+([\w-]{1,40})(?:\*(\d{1,2}))?$/.exec(written) ?? []
  if (name === undefined) return { machine: written }
  return { name, perNode: number === undefined ? perNodeOf(size, name, cloud) : wholeNumber(number) }
}

/** A large machine of one cloud has more cards than that of another. Cards of two GPUs each are counted either way. */
function perNodeOf(size: string, name: string, cloud: string | undefined): number | undefined {
  if (size === 'm') return 1
  const least = { l: 2, xl: 4 }[size]
  if (least === undefined || cloud === undefined || !/v100$/i.test(name)) return undefined
  return cloud === 'az' ? least : least * 2
}

/** Lambda: `gpu_8x_a100_80gb_sxm4`. */
function lambdaObservations(resource: Resource): AcceleratorObservation[] {
  const { block, values } = resource
  const type = attribute(block, ['instance_type_name', 'instance_type'])
  const [, number, model] = /^gpu_(\d{1,2})x_(\w{1,40})$/.exec(values.text(type) ?? '') ?? []
  if (type === undefined || model === undefined) return []
  const names = [model.replaceAll('_', '-'), model.replace(/_[\w]*$/, '').replaceAll('_', '-')]
  return seenOf(resource, type.line, values.certainty(block, type), {
    kind: 'gpu',
    name: modelIn(names),
    perNode: wholeNumber(number),
    nodes: values.copies(block),
    provider: 'lambda',
    ...values.defaults(type, block.attributes.get('count')),
  })
}

/** Clouds whose machine types spell out a model and how many there are: `a100-80gb.8x`, `gpu-h100x8-640gb`, `L4-2-24G`. */
function machineTypeObservations(
  resource: Resource,
  cloud: string,
  key: string,
  spelling: RegExp,
): AcceleratorObservation[] {
  const { block, values } = resource
  const type = block.attributes.get(key)
  const { model, number } = spelling.exec(values.text(type) ?? '')?.groups ?? {}
  if (type === undefined || model === undefined) return []
  // Some end in how they are linked, and the `x` of an MI300X is its own.
  const name = modelIn([`${model}x`, model, model.replace(/-(?:ib|roce)$/, ''), model.split('-', 1)[0] ?? ''])
  if (name === undefined) return []
  return seenOf(resource, type.line, values.certainty(block, type), {
    kind: 'gpu',
    name,
    perNode: wholeNumber(number),
    nodes: values.copies(block),
    provider: cloud,
    ...values.defaults(type, block.attributes.get('count')),
  })
}

/** Nebius: `platform = "gpu-h100-sxm"` and `preset = "8gpu-128vcpu-1600gb"`. */
function nebiusObservations(resource: Resource, body: HclBody): AcceleratorObservation[] {
  const { block, values } = resource
  const [resources] = all(body, 'resources')
  const platform = resources?.attributes.get('platform')
  const preset = resources?.attributes.get('preset')
  const model = /^gpu-([\w-]{1,40})$/.exec(values.text(platform) ?? '')?.[1]
  const perNode = wholeNumber(/^(\d{1,2})gpu-/.exec(values.text(preset) ?? '')?.[1])
  const at = preset ?? platform
  if (at === undefined || (model === undefined && perNode === undefined)) return []
  const names = model === undefined ? [] : [model, model.replace(/-[a-z]$/, '')]
  return seenOf(resource, at.line, values.certainty(block, platform, preset), {
    kind: 'gpu',
    name: modelIn(names),
    perNode,
    nodes: values.copies(block),
    provider: 'nebius',
    ...(body.attributes.has('preemptible') && { spot: true }),
    ...values.defaults(preset, block.attributes.get('count')),
  })
}

/** Nodes of a cluster are there for any job. */
function nebiusGroupObservations(resource: Resource): AcceleratorObservation[] {
  const nodes = resource.values.whole(resource.block.attributes.get('fixed_node_count'))
  return all(resource.block, 'template')
    .flatMap((template) => nebiusObservations(resource, template))
    .map(({ nodes: _, count: __, ...seen }) => ({
      ...seen,
      certainty: 'suggests',
      ...(nodes && { nodes, ...(seen.perNode && { count: nodes * seen.perNode }) }),
    }))
}
