import { optionOf } from '../../../languages/shell/command-words.ts'
import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import { modelIn, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * What a command line of a platform's own asks for: `neuro job submit --gpu 1 --gpu-model nvidia-tesla-v100`, `tool
 * submit job --gpu=8 --node=2`. Undefined where it asks for no GPUs, or is none.
 */
export function submittedJob(words: readonly string[]): ResourceRequest | undefined {
  const at = words.indexOf('submit')
  if (at < 1 || (words[at - 1] !== 'job' && words[at + 1] !== 'job')) return undefined
  const end = words.indexOf('--')
  const own = end === -1 ? words : words.slice(0, end)
  const perNode = wholeNumber(optionOf(own, '--gpu', '--gpus', '--num-gpus', '--num_gpus'))
  if (perNode === undefined || perNode < 1 || perNode > mostPerNode) return undefined
  const model = optionOf(own, '--gpu-model', '--gpu_model', '--gpu-type', '--gpu_type', '--machine_type')
  const name = modelIn(model === undefined ? [] : [model])
  return { kind: 'gpu', name, perNode, nodes: wholeNumber(optionOf(own, '--node', '--nodes', '--num-nodes')) }
}
