import { entriesOf, wordOf } from '../../../../languages/yaml/yaml-documents.ts'
import { specs } from '../../../engines/documents/accelerator-specs.ts'
import { documentReader, scriptOf } from '../../../engines/documents/document-reader.ts'
import { cloud, foundAt, orOne, type Teller } from '../../../engines/documents/fields.ts'
import { installedByJob } from '../../../engines/packages/install-commands.ts'
import { modelInEnvironment } from '../../../engines/settings/environment-settings.ts'

const own = ['accelerators', 'any_of', 'ordered', 'use_spot', 'instance_type', 'cloud', 'infra', 'job_recovery']

/** A service has as many replicas as its section says, or as its load requires. */
const unlessServed: Teller<number> = (job) => {
  const [at] = foundAt(job, 'service')
  return at === undefined ? orOne('num_nodes')(job) : { at }
}

/** SkyPilot tasks: `resources.accelerators` and `num_nodes`. */
export const reader = documentReader(
  'skypilot',
  {
    files: ['yaml'],
    recognise: [own.map((key) => `resources.${key}`)],
    // Azure's jobs also have `resources.instance_type`.
    not: ['apiVersion', 'type', '$schema', 'command', 'compute', 'resources.instance_count'],
    certainty: 'states',
    job: 'name',
    request: {
      accelerators: specs(
        'resources.any_of.*.accelerators',
        'resources.ordered.*.accelerators',
        'resources.accelerators',
      ),
      machine: 'resources.instance_type',
      topology: 'resources.accelerator_args.topology',
      nodes: unlessServed,
      provider: cloud('resources.infra', 'resources.cloud'),
      spot: 'resources.use_spot',
    },
    image: 'resources.image_id',
    commands: 'run',
    more: (job, place) => [
      ...['setup', 'run'].flatMap((key) => foundAt(job, key)).flatMap((at) => installedByJob(place(at), scriptOf(at))),
      ...foundAt(job, 'envs').flatMap(({ node }) =>
        entriesOf(node).flatMap(([name, { node: value }]) =>
          modelInEnvironment(name, wordOf(value) ?? '', place({ node: value, range: value.range })),
        ),
      ),
    ],
  },
  // Programs that start themselves with SkyPilot keep the same keys in a section.
  {
    files: ['yaml'],
    recognise: ['skypilot.accelerators'],
    at: 'skypilot',
    certainty: 'states',
    request: {
      accelerators: specs('accelerators'),
      nodes: orOne('num_nodes'),
      provider: cloud('infra', 'cloud'),
      spot: 'use_spot',
    },
  },
)
