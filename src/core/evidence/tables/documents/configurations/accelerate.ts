import { type DocumentFormat, documentReader } from '../../../engines/documents/document-reader.ts'
import { beside, either, fixed, matching, suggests, whole, words } from '../../../engines/documents/fields.ts'

const type = 'distributed_type'
const stated = { multi_gpu: 'gpu', multi_xpu: 'gpu', multi_hpu: 'other', multi_npu: 'other' } as const
/** These usually mean GPUs, but other accelerators support them as well. */
const likely = { fsdp: 'gpu', deepspeed: 'gpu', megatron_lm: 'gpu' } as const
const vendor = words(type, { tpu: 'google', xla: 'google', multi_hpu: 'intel', multi_xpu: 'intel' } as const)
const counted = suggests(words(type, { ...stated, ...likely }))

const format: DocumentFormat = {
  files: ['yaml'],
  recognise: [[type, 'compute_environment']],
  not: ['use_cpu=true'],
  certainty: 'states',
  framework: fixed('pytorch'),
  libraries: { accelerate: fixed(true), deepspeed: matching(/^DEEPSPEED$/, type) },
  request: [
    {
      kind: either(words(type, { ...stated, tpu: 'tpu' }), suggests(words(type, { ...likely, xla: 'tpu' }))),
      vendor,
    },
    { kind: counted, vendor, count: beside(counted, whole('num_processes')), nodes: 'num_machines' },
  ],
}

/**
 * Accelerate: the file that `accelerate config` writes. An XLA process drives a core or a chip, so its number does not
 * count chips. For other hardware, the command line usually gives another number.
 */
export const reader = documentReader('accelerate', format)
