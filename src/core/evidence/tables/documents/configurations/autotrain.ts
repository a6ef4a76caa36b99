import { documentReader } from '../../../engines/documents/document-reader.ts'
import { fixed, matching, means, on, precision } from '../../../engines/documents/fields.ts'

/** Hugging Face AutoTrain: the file for `autotrain --config`. */
export const reader = documentReader('autotrain', {
  files: ['yaml'],
  recognise: ['task', 'base_model', 'project_name', 'backend', 'params'],
  // Tables are learnt by trees.
  not: ['task=tabular|tabular-classification|tabular-regression'],
  certainty: 'states',
  trains: true,
  framework: fixed('pytorch'),
  libraries: { peft: on('params.peft'), bitsandbytes: means(true, matching(/^int[48]$/, 'params.quantization')) },
  precision: precision('params.mixed_precision'),
})
