import { specs } from '../../../engines/documents/accelerator-specs.ts'
import { documentReader } from '../../../engines/documents/document-reader.ts'
import { as, either, fixed, sole, whole, without, words } from '../../../engines/documents/fields.ts'
import { cloudNamed } from '../../../observation/resource-request.ts'

/** dstack: `resources.gpu` of tasks, services, dev environments and fleets. */
export const reader = documentReader('dstack', {
  files: ['yaml'],
  recognise: [
    'type=task|service|dev-environment|fleet',
    ['resources.gpu', 'commands', 'image', 'backends', 'instance_types'],
  ],
  certainty: words('type', { task: 'states', service: 'states', 'dev-environment': 'states' }),
  job: 'name',
  request: {
    accelerators: specs('resources.gpu'),
    machine: sole('instance_types.*'),
    // A service has replicas, each of which stands alone.
    nodes: either(whole('nodes'), without(['nodes', 'replicas'], fixed(1))),
    provider: as(sole('backends.*'), cloudNamed),
    spot: words('spot_policy', { spot: true, 'on-demand': false }),
  },
  image: 'image',
  commands: 'commands',
})
