import { documentReader } from '../../../engines/documents/document-reader.ts'
import { as, cloud, equal, fixed, matching, means, whole, word } from '../../../engines/documents/fields.ts'

const pool = 'node_config'
/** `zones/us-west1-b/acceleratorTypes/nvidia-tesla-t4`, as Google's interface wants it. */
const lastStep = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** Ray cluster launcher: the node types that it can start. A type that grows and shrinks has no number. */
export const reader = documentReader('ray-cluster', {
  files: ['yaml'],
  recognise: ['provider.type', 'available_node_types'],
  at: 'available_node_types.*',
  certainty: 'suggests',
  job: (job) => ({ value: job.at.key }),
  libraries: { ray: fixed(true) },
  request: {
    name: as(word(`${pool}.guestAccelerators.*.acceleratorType`, `${pool}.acceleratorType`), lastStep),
    machine: as(word(`${pool}.InstanceType`, `${pool}.machineType`, `${pool}.azure_arm_parameters.vmSize`), lastStep),
    perNode: [`${pool}.guestAccelerators.*.acceleratorCount`, 'resources.GPU'],
    nodes: equal('min_workers', 'max_workers'),
    kind: means('gpu', whole('resources.GPU')),
    provider: cloud('/provider.type'),
    spot: means(
      true,
      matching(/^(?:spot|true)$/i, `${pool}.InstanceMarketOptions.MarketType`, `${pool}.scheduling.*.preemptible`),
    ),
  },
  image: ['/docker.image', '/docker.head_image', '/docker.worker_image'],
})
