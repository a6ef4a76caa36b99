import { entriesOf, wholeOf } from '../../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../../text/bounds.ts'
import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, type Job, means, suggests, type Told, words } from '../../../engines/documents/fields.ts'

/** MaxText and MaxDiffusion: hardware and mesh. */
export const reader = documentReader('maxtext', {
  files: ['yaml'],
  recognise: [
    [
      'ici_fsdp_parallelism',
      'ici_data_parallelism',
      'ici_tensor_parallelism',
      'dcn_data_parallelism',
      'base_config=base.yml',
    ],
  ],
  certainty: 'states',
  framework: fixed('jax'),
  libraries: { maxtext: fixed(true) },
  request: [
    {
      kind: words('hardware', { tpu: 'tpu', gpu: 'gpu', gpu_multiprocess: 'gpu' }),
      count: meshSize,
    },
    { name: 'compile_topology', kind: suggests(means('tpu', 'compile_topology')) },
  ],
})

/** The devices of a mesh with all axes given. -1, the default of two axes, takes the remaining devices. */
function meshSize({ at }: Job): Told<number> | undefined {
  const axes = entriesOf(at.node).filter(([key]) => /^(?:ici|dcn)_\w+_parallelism$/.test(key))
  const isWhole = ['ici_fsdp_parallelism', 'dcn_data_parallelism'].every((key) => axes.some(([axis]) => axis === key))
  const [[, first] = []] = axes
  const value = isWhole ? times(...axes.map(([, { node }]) => wholeOf(node))) : undefined
  return first && { value, at: { node: first.node, range: first.key } }
}
