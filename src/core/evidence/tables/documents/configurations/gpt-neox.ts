import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, matching, suggests, words } from '../../../engines/documents/fields.ts'

/** GPT-NeoX: nodes, GPUs of a node and precision. What is DeepSpeed's in them is read as such. */
export const reader = documentReader('gpt-neox', {
  files: ['yaml'],
  recognise: [['pipe_parallel_size', 'pipe-parallel-size', 'model-parallel-size']],
  certainty: 'states',
  trains: true,
  framework: fixed('pytorch'),
  libraries: {
    'gpt-neox': fixed(true),
    deepspeed: fixed(true),
    'flash-attention': matching(/^flash/, 'attention_config.*.*.*', 'attention-config.*.*.*'),
  },
  precision: words('precision', { bfloat16: 'bf16', fp16: 'fp16', fp32: 'fp32' }),
  // DeepSpeed's launcher takes no more than these, and all that it finds where they are not given.
  request: { kind: suggests(fixed('gpu')), perNode: ['num_gpus', 'num-gpus'], nodes: ['num_nodes', 'num-nodes'] },
})
