import { wholeOf } from '../../../../languages/yaml/yaml-documents.ts'
import { documentReader } from '../../../engines/documents/document-reader.ts'
import { firstAt, fixed, type Job, suggests, type Told } from '../../../engines/documents/fields.ts'

/**
 * DeepSpeed, in its own file or in GPT-NeoX's: the devices that its batch sizes imply. `auto` leaves a value to the
 * trainer.
 */
export const reader = documentReader('deepspeed', {
  files: ['yaml', 'json'],
  recognise: [['zero_optimization', 'train_micro_batch_size_per_gpu']],
  certainty: 'states',
  framework: suggests(fixed('pytorch')),
  libraries: { deepspeed: fixed(true) },
  request: { count: suggests(devices) },
})

/** For DeepSpeed, the global batch is micro-batch × accumulation × data-parallel devices. */
function devices(job: Job): Told<number> | undefined {
  const number = (key: string): number | undefined => wholeOf(firstAt(job, key)?.node)
  const count =
    (number('train_batch_size') ?? 0) /
    ((number('train_micro_batch_size_per_gpu') ?? 0) * (number('gradient_accumulation_steps') ?? 0))
  const at = firstAt(job, 'train_batch_size')
  return at && Number.isSafeInteger(count) ? { value: count, at } : undefined
}
