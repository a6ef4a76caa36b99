import { documentReader } from '../../../engines/documents/document-reader.ts'
import { as, fixed, matching } from '../../../engines/documents/fields.ts'
import { precisionWord } from '../../../observation/precision-word.ts'

/** Levanter, in JAX: precision (`trainer.mp`). */
export const reader = documentReader('levanter', {
  files: ['yaml'],
  recognise: ['trainer.num_train_steps', 'trainer.train_batch_size', 'model.type'],
  certainty: 'states',
  framework: fixed('jax'),
  libraries: { levanter: fixed(true) },
  precision: as(matching(/(?:^|,)c=(\w{1,20})/, 'trainer.mp'), precisionWord),
})
