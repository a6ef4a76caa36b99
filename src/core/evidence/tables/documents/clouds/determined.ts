import { documentReader } from '../../../engines/documents/document-reader.ts'
import { means, whole } from '../../../engines/documents/fields.ts'

/** Determined experiments: `slots_per_trial`, which are accelerators. */
export const reader = documentReader('determined', {
  files: ['yaml'],
  recognise: [
    ['searcher.name', 'entrypoint'],
    ['resources.slots_per_trial', 'environment.image', 'searcher.metric'],
  ],
  certainty: 'suggests',
  request: { kind: means('gpu', whole('resources.slots_per_trial')), count: 'resources.slots_per_trial' },
  image: ['environment.image', 'environment.image.gpu'],
  commands: 'entrypoint',
})
