import type { HclBlock, HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { cardOf, requestOfCard } from './attached-card.ts'
import { all, attribute } from './blocks-within.ts'
import type { NamedValues } from './named-values.ts'
import { type Resource, seenOf } from './resource.ts'

/** Machines that somebody makes to use them, as opposed to room for others; and whose they are. */
export const machineProviders: ReadonlyMap<string, string> = new Map([
  ['aws_instance', 'aws'],
  ['aws_spot_instance_request', 'aws'],
  ['google_compute_instance', 'gcp'],
  ['google_workbench_instance', 'gcp'],
  ['google_notebooks_instance', 'gcp'],
  ['azurerm_linux_virtual_machine', 'azure'],
  ['azurerm_windows_virtual_machine', 'azure'],
  ['azurerm_virtual_machine', 'azure'],
  ['oci_core_instance', 'oci'],
])

export const machineKeys = [
  ...['machine_type', 'instance_type', 'instance_types', 'vm_size', 'size', 'shape', 'node_shape', 'node_type'],
  ...[
    'node_vm_size',
    'default_instance_type',
    'gpu_instance_type',
    'gpu_machine_type',
    'ec2_instance_type',
    'instanceType',
  ],
]

/** A machine of one of the large clouds. */
export function machineObservations(resource: Resource): AcceleratorObservation[] {
  const { block, type, values } = resource
  const copies = values.copies(block)
  if (copies === 0) return []
  // A workbench says it one level further down.
  const body = all(block, 'gce_setup')[0] ?? block
  const machine = attribute(body, machineKeys)
  const card = cardOf(body)
  const at = card?.line ?? machine?.line
  if (at === undefined) return []
  const hardware = card === undefined && isGpuMachine(resource, machine) ? { kind: 'gpu' as const } : undefined
  const certainty = card?.isConditional || hardware ? 'suggests' : values.certainty(block, machine, card?.type)
  return seenOf(resource, at, certainty, {
    ...(hardware ?? requestOfCard(card, values)),
    machine: values.text(machine),
    nodes: copies,
    provider: machineProviders.get(type),
    ...(isSpot(block, values) && { spot: true }),
    ...values.defaults(card ? card.count : machine, block.attributes.get('count')),
  })
}

function isSpot(block: HclBlock, values: NamedValues): boolean {
  const [market] = [...all(block, 'instance_market_options'), ...all(block, 'scheduling')]
  return (
    block.labels[0] === 'aws_spot_instance_request' ||
    values.text(block.attributes.get('priority')) === 'Spot' ||
    values.text(market?.attributes.get('market_type')) === 'spot' ||
    values.text(market?.attributes.get('provisioning_model')) === 'SPOT' ||
    values.flag(market?.attributes.get('preemptible'))
  )
}

/** Whether a machine whose type stands elsewhere is called by its GPUs, or its type's variable is. */
function isGpuMachine({ job, values }: Resource, machine: HclValue | undefined): boolean {
  const type = values.resolved(machine)
  return type?.kind === 'reference' && [type.text, job ?? ''].some(isNamedForGpus)
}

const isNamedForGpus = (name: string): boolean =>
  /(?:^|[-_.])gpus?(?=[-_\d]|$)/i.test(name) && !/(?:^|[-_.])(?:no|non|without|cpu)(?=[-_]|$)/i.test(name)

/**
 * Several machines of one file may be the nodes of one job, or those of jobs of their own: how many of them a job gets
 * is left open.
 */
export const ofOneFile = (machines: readonly AcceleratorObservation[]): readonly AcceleratorObservation[] =>
  machines.length < 2 ? machines : machines.map((seen) => ({ ...seen, byDefault: seen.byDefault ?? 'nodes' }))
