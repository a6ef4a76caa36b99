import { type HclBody, readHcl } from '../../../languages/hcl/hcl-blocks.ts'
import { giveUp } from '../../../text/given-up.ts'
import { hardwareNamedIn } from '../../engines/terraform/named-hardware.ts'
import { NamedValues } from '../../engines/terraform/named-values.ts'
import { type MachineForm, machinesOf } from '../../engines/terraform/resource-machines.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/**
 * Terraform: resources that create machines or TPUs. Node pools, templates and modules are there for any job, and so
 * are values that a caller may replace: they only suggest. So does a file of values, whose names speak for
 * themselves: what is made of them stands elsewhere.
 */
export const reader: EvidenceReader = {
  format: 'terraform',
  matches: (path) =>
    /\.(?:tf|tofu)(?:\.json)?$|(?:^|\/)terragrunt\.hcl$|\.tfvars(?:[._-](?:example|sample|template|tmpl|tpl|dist))?$/i.test(
      path,
    ),
  mayHold: (text) => /type|size|shape|sku|gpu|accelerator/i.test(text),
  read: ({ path, text }) => {
    if (path.endsWith('.json')) {
      giveUp('is Terraform in JSON, which is not read')
      return []
    }
    const file = readHcl(text)
    const observations = new ObservationList()
    const isCopied = path.includes('.tfvars') && copied.test(path.slice(path.lastIndexOf('/') + 1))
    for (const seen of inFile(path, file, new NamedValues(file)))
      observations.add(isCopied ? { ...seen, byDefault: true } : seen)
    return observations.list()
  },
}

/** Files of values that are there to be copied: whoever does fills in values of their own. */
const copied = /(?:^|[^a-z])(?:examples?|samples?|templates?|tmpl|tpl|dist)(?=$|[^a-z])/i

function inFile(path: string, file: HclBody, values: NamedValues): AcceleratorObservation[] {
  const blocks = file.blocks.flatMap((block) => {
    const [type = '', name] = block.labels
    const form = resources[type]
    if (block.type === 'module') return hardwareNamedIn({ path, values, job: type }, block)
    if (block.type !== 'resource') return []
    const provider = providers[type.split('_', 1)[0] as string]
    if (form) return machinesOf({ path, block, values, provider }, form)
    return values.copies(block) === 0 ? [] : hardwareNamedIn({ path, values, job: name, provider }, block)
  })
  // Several machines of one file may be the nodes of one job, or those of jobs of their own.
  const isOpen = blocks.filter(({ certainty }) => certainty === 'states').length > 1
  const opened = blocks.map((seen) => (isOpen ? { ...seen, byDefault: seen.byDefault ?? ('nodes' as const) } : seen))
  // How often a slice is made whose size a variable tells stands where it is used.
  const named = (attributes: HclBody['attributes']): AcceleratorObservation[] =>
    hardwareNamedIn({ path, values, slices: undefined }, { attributes, blocks: [] })
  return [
    ...opened,
    ...hardwareNamedIn({ path, values }, { ...file, blocks: [] }),
    ...named(values.unused('local')),
    ...named(values.unused('var')).map((seen) => ({ ...seen, byDefault: true as const })),
  ]
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

/** Where resources say what they make. Those that are not here only suggest what their attributes name. */
const resources: Readonly<Record<string, MachineForm>> = {
  aws_instance: { makes: 'machine', machine: ['instance_type'] },
  aws_spot_instance_request: { makes: 'machine', machine: ['instance_type'] },
  aws_sagemaker_notebook_instance: { makes: 'machine', machine: ['instance_type'] },
  // It serves.
  aws_sagemaker_endpoint_configuration: {},
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
  azurerm_machine_learning_compute_instance: { makes: 'machine', machine: ['virtual_machine_size'] },
  azurerm_kubernetes_cluster: { ...azurePool, within: ['default_node_pool'] },
  azurerm_kubernetes_cluster_node_pool: azurePool,
  oci_core_instance: { makes: 'machine', machine: ['shape'] },
  oci_containerengine_node_pool: { machine: ['node_shape'], nodes: ['node_config_details.size'] },
}
