import { type HclBlock, readHcl } from '../../../languages/hcl/hcl-blocks.ts'
import { machineObservations, machineProviders, ofOneFile } from '../../engines/terraform/cloud-machines.ts'
import { containerObservations, taskContainerObservations } from '../../engines/terraform/containers.ts'
import { nodePoolObservations, tpuObservations } from '../../engines/terraform/google-resources.ts'
import { gpuCloudObservations, gpuMachines } from '../../engines/terraform/gpu-clouds.ts'
import { NamedValues } from '../../engines/terraform/named-values.ts'
import { nestedMachines } from '../../engines/terraform/nested-machines.ts'
import { cloudOf, type Resource, type Where } from '../../engines/terraform/resource.ts'
import { hardwareInVariables } from '../../engines/terraform/variable-hardware.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/**
 * Terraform's resources: machines and TPUs that are made for a job. Node pools, templates and modules are there for any
 * job, and so are the values that a caller may replace: they only suggest.
 */
export const reader: EvidenceReader = {
  format: 'terraform',
  matches: (path) => /\.(?:tf|tofu)$|(?:^|\/)terragrunt\.hcl$/.test(path),
  mayHold: (text) => worthReading.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    const file = readHcl(text)
    const values = new NamedValues(file)
    const resources = file.blocks
      .filter(({ type }) => type === 'resource')
      .map((block): Resource => ({ path, block, type: block.labels[0] ?? '', job: block.labels[1], values }))
    const others = file.blocks.filter(({ type }) => type === 'module' || type === 'locals')
    for (const seen of [
      ...ofOneFile(resources.filter(isMachine).flatMap(resourceObservations)),
      ...resources.filter((resource) => !isMachine(resource)).flatMap(resourceObservations),
      ...others.flatMap((block) => nestedObservations({ path, values, job: block.labels[0] }, block)),
      // Variables come last: what uses their defaults tells more than they do.
      ...defaultObservations(path, file.blocks, values),
      ...nestedMachines({ path, values, job: undefined }, file),
    ]) {
      observations.add(seen)
    }
    return observations.list()
  },
}

const worthReading =
  /_tpu_|machine_type|instance_type|vm_size|accelerator|guest_accelerator|azurerm_|oci_core|iterative_task|nebius_|crusoe_|scaleway_|\bshape\b|[a-z]\d\w{0,20}\.\d{0,4}(?:xlarge|metal)|gpu|GPU/

const isMachine = ({ type }: Resource): boolean => machineProviders.has(type) || gpuMachines.has(type)

/** A task on one node; its nodes are those of a machine type where it has several. */
const isTask = ({ type, block }: Resource): boolean =>
  /^aws_(?:ecs_task|batch_job)_definition$/.test(type) && !block.attributes.has('node_properties')

function resourceObservations(resource: Resource): AcceleratorObservation[] {
  const { path, values, job, block, type } = resource
  if (machineProviders.has(type)) return machineObservations(resource)
  if (/^google_container_(?:node_pool|cluster)$/.test(type)) return nodePoolObservations(resource)
  const where: Where = { path, values, job, provider: cloudOf(type) }
  if (isTask(resource)) return taskContainerObservations(where, block, /_job_/.test(type))
  return tpuObservations(resource) ?? gpuCloudObservations(resource) ?? nestedObservations(where, block)
}

const nestedObservations = (where: Where, block: HclBlock): AcceleratorObservation[] => [
  ...nestedMachines(where, block),
  ...containerObservations(where, block),
]

/** The defaults of variables that nothing in this file uses: where they are used, that tells more. */
function defaultObservations(path: string, blocks: readonly HclBlock[], values: NamedValues): AcceleratorObservation[] {
  const defaults = blocks.flatMap(({ type, labels: [name], attributes }) => {
    const value = attributes.get('default')
    return type === 'variable' && name && value && !values.isUsed(name) ? [[name, value] as const] : []
  })
  return hardwareInVariables({ path, values, slices: undefined }, new Map(defaults)).map((seen) => ({
    ...seen,
    byDefault: true,
  }))
}
