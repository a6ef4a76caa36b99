import type { HclBody } from '../../../languages/hcl/hcl-blocks.ts'
import { times } from '../../../text/bounds.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { chipsOf } from '../../observation/resource-request.ts'
import { cardOf, requestOfCard } from './attached-card.ts'
import { all } from './blocks-within.ts'
import { type Resource, seenOf } from './resource.ts'

/** The TPUs of a resource; undefined where it is none for them. */
export function tpuObservations(resource: Resource): AcceleratorObservation[] | undefined {
  const { block, type } = resource
  if (/^google_tpu_(?:v2_vm|node)$/.test(type)) return tpuBlockObservations(resource, block)
  if (type !== 'google_tpu_v2_queued_resource') return undefined
  return all(block, 'tpu')
    .flatMap((tpu) => all(tpu, 'node_spec'))
    .flatMap((spec) => all(spec, 'node').flatMap((node) => tpuBlockObservations(resource, node)))
}

function tpuBlockObservations(resource: Resource, tpu: HclBody): AcceleratorObservation[] {
  const { block, values } = resource
  const copies = values.copies(block)
  if (copies === 0) return []
  const type = tpu.attributes.get('accelerator_type')
  const [config] = all(tpu, 'accelerator_config')
  const generation = config?.attributes.get('type')
  const size = config?.attributes.get('topology')
  const topology = values.text(size)
  const [scheduling] = all(tpu, 'scheduling_config')
  const spot = ['preemptible', 'spot'].some((key) => values.flag(scheduling?.attributes.get(key)))
  return seenOf(resource, type?.line ?? generation?.line ?? block.line, values.certainty(block, type, generation), {
    kind: 'tpu',
    vendor: 'google',
    provider: 'gcp',
    name: values.text(type) ?? values.text(generation),
    slices: copies,
    ...(topology !== undefined && { topology, count: times(chipsOf(topology), copies) }),
    ...(spot && { spot }),
    ...values.defaults(size ?? type ?? generation, block.attributes.get('count')),
  })
}

/** The pools of a cluster, which are there for any job. */
export function nodePoolObservations(resource: Resource): AcceleratorObservation[] {
  const { block, values } = resource
  const placement = all(block, 'placement_policy')[0]
  return [block, ...all(block, 'node_pool')].flatMap((pool) => {
    const [config] = all(pool, 'node_config')
    const machine = config?.attributes.get('machine_type')
    const card = config && cardOf(config)
    const at = card?.line ?? machine?.line
    if (config === undefined || at === undefined) return []
    const count = pool.attributes.get('node_count') ?? pool.attributes.get('initial_node_count')
    const scales = all(pool, 'autoscaling').length > 0
    const spot = ['spot', 'preemptible'].some((key) => values.flag(config.attributes.get(key)))
    return seenOf(resource, at, 'suggests', {
      ...requestOfCard(card, values),
      machine: values.text(machine),
      nodes: scales ? undefined : values.whole(count),
      topology: values.text(placement?.attributes.get('tpu_topology')),
      provider: 'gcp',
      ...(spot && { spot }),
      ...values.defaults(card ? card.count : machine, scales ? undefined : count),
    })
  })
}
