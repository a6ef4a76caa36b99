import { documentReader } from '../../../engines/documents/document-reader.ts'
import { as, beside, fixed, matching, means, orOne, whole, word } from '../../../engines/documents/fields.ts'
import { chipsOf } from '../../../observation/resource-request.ts'

const pools = ['**.workerPoolSpecs.*', '**.worker_pool_specs.*']
const types = ['machineSpec.acceleratorType', 'machine_spec.accelerator_type']
const topology = ['machineSpec.tpuTopology', 'machine_spec.tpu_topology']

/** Vertex AI custom jobs: the machines of all worker pools. */
export const reader = documentReader('vertex-job', {
  files: ['yaml', 'json'],
  recognise: [pools],
  at: pools,
  together: true,
  certainty: 'states',
  request: {
    machine: ['machineSpec.machineType', 'machine_spec.machine_type'],
    name: types,
    // The oldest TPUs are counted in cores, of which a chip has two.
    perNode: beside(
      matching(/^(?!TPU_V[23])\w+$/, ...types),
      whole('machineSpec.acceleratorCount', 'machine_spec.accelerator_count'),
    ),
    nodes: orOne('replicaCount', 'replica_count'),
    topology,
    count: as(word(...topology), chipsOf),
    provider: fixed('gcp'),
    spot: means(true, matching(/^SPOT$/, '/**.scheduling.strategy')),
  },
  image: ['containerSpec.imageUri', 'container_spec.image_uri'],
})
