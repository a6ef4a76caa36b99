import { type HclBody, readHcl } from '../../../languages/hcl/hcl-blocks.ts'
import { giveUp } from '../../../text/given-up.ts'
import { NamedValues } from '../../engines/terraform/named-values.ts'
import { type MachineForm, machinesOf } from '../../engines/terraform/resource-machines.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/**
 * Terraform: resources that create machines or TPUs. Node pools and templates are there for any job, and so are values
 * that a caller may replace: they only suggest.
 */
export const reader: EvidenceReader = {
  format: 'terraform',
  matches: (path) => /\.(?:tf|tofu)(?:\.json)?$/i.test(path),
  mayHold: (text) => Object.keys(resources).some((type) => text.includes(`"${type}"`)),
  read: ({ path, text }) => {
    if (path.endsWith('.json')) {
      giveUp('is Terraform in JSON, which is not read')
      return []
    }
    const file = readHcl(text)
    const observations = new ObservationList()
    for (const seen of inFile(path, file, new NamedValues(file))) observations.add(seen)
    return observations.list()
  },
}

function inFile(path: string, file: HclBody, values: NamedValues): AcceleratorObservation[] {
  const seen = file.blocks.flatMap((block) => {
    const [type = ''] = block.labels
    const form = block.type === 'resource' ? resources[type] : undefined
    return form ? machinesOf({ path, block, values, provider: providers[type.split('_', 1)[0] as string] }, form) : []
  })
  // Several machines of one file may be the nodes of one job, or those of jobs of their own.
  const isOpen = seen.filter(({ certainty }) => certainty === 'states').length > 1
  return isOpen ? seen.map((each) => ({ ...each, byDefault: each.byDefault ?? ('nodes' as const) })) : seen
}

/** The clouds, by the beginning of the names of their resources. */
const providers: Readonly<Record<string, string>> = {
  aws: 'aws',
  google: 'gcp',
  azurerm: 'azure',
  oci: 'oci',
}

const nvidia = { kind: 'gpu', vendor: 'nvidia' } as const

const googleMachine: MachineForm = {
  machine: ['machine_type'],
  accelerator: ['guest_accelerator.type', 'accelerator_config.type'],
  count: ['guest_accelerator.count', 'accelerator_config.core_count'],
  of: nvidia,
}

const googlePool: MachineForm = {
  machine: ['node_config.machine_type'],
  accelerator: ['node_config.guest_accelerator.type'],
  count: ['node_config.guest_accelerator.count'],
  topology: ['placement_policy.tpu_topology'],
  of: nvidia,
}

const tpu: MachineForm = {
  makes: 'slice',
  accelerator: ['accelerator_type', 'accelerator_config.type'],
  topology: ['accelerator_config.topology'],
  of: { kind: 'tpu', vendor: 'google' },
}

const azurePool: MachineForm = {
  machine: ['vm_size'],
  nodes: ['node_count'],
  elastic: ['auto_scaling_enabled', 'enable_auto_scaling', 'max_count'],
}

/** Where resources say what they make. */
const resources: Readonly<Record<string, MachineForm>> = {
  aws_instance: { makes: 'machine', machine: ['instance_type'] },
  aws_spot_instance_request: { makes: 'machine', machine: ['instance_type'] },
  aws_sagemaker_notebook_instance: { makes: 'machine', machine: ['instance_type'] },
  aws_launch_template: { machine: ['instance_type'] },
  aws_launch_configuration: { machine: ['instance_type'] },
  aws_eks_node_group: { machine: ['instance_types'] },
  aws_batch_compute_environment: { within: ['compute_resources'], machine: ['instance_type'] },
  google_compute_instance: { makes: 'machine', ...googleMachine },
  google_compute_instance_template: googleMachine,
  google_compute_region_instance_template: googleMachine,
  google_notebooks_instance: { makes: 'machine', ...googleMachine },
  google_workbench_instance: {
    makes: 'machine',
    within: ['gce_setup'],
    machine: ['machine_type'],
    accelerator: ['accelerator_configs.type'],
    count: ['accelerator_configs.core_count'],
    of: nvidia,
  },
  google_container_cluster: { ...googlePool, within: ['', 'node_pool'] },
  // Its number of nodes is that of each zone.
  google_container_node_pool: googlePool,
  google_tpu_node: tpu,
  google_tpu_v2_vm: tpu,
  google_tpu_v2_queued_resource: { ...tpu, within: ['tpu.node_spec.node'] },
  azurerm_linux_virtual_machine: { makes: 'machine', machine: ['size'] },
  azurerm_windows_virtual_machine: { makes: 'machine', machine: ['size'] },
  azurerm_virtual_machine: { makes: 'machine', machine: ['vm_size'] },
  azurerm_linux_virtual_machine_scale_set: { machine: ['sku'], nodes: ['instances'] },
  azurerm_machine_learning_compute_cluster: { machine: ['vm_size'] },
  azurerm_machine_learning_compute_instance: { makes: 'machine', machine: ['virtual_machine_size'] },
  azurerm_kubernetes_cluster: { ...azurePool, within: ['default_node_pool'] },
  azurerm_kubernetes_cluster_node_pool: azurePool,
  oci_core_instance: { makes: 'machine', machine: ['shape'] },
  oci_containerengine_node_pool: { machine: ['node_shape'], nodes: ['node_config_details.size'] },
}
