import { documentReader } from '../../../engines/documents/document-reader.ts'
import { equal, fixed, means, words } from '../../../engines/documents/fields.ts'

/** Anyscale jobs and compute configurations: worker groups with their least and most nodes. */
export const reader = documentReader('anyscale', {
  files: ['yaml'],
  recognise: [['worker_nodes.*.instance_type', 'compute_config.worker_nodes.*.instance_type']],
  at: ['worker_nodes.*', 'compute_config.worker_nodes.*'],
  certainty: 'suggests',
  libraries: { ray: fixed(true) },
  request: {
    machine: 'instance_type',
    nodes: equal('min_nodes', 'max_nodes'),
    spot: means(true, words('market_type', { spot: true })),
  },
  image: '/image_uri',
  commands: '/entrypoint',
})
