import { wholeOf, wordOf } from '../../../../languages/yaml/yaml-documents.ts'
import { times, wholeNumber } from '../../../../text/bounds.ts'
import type { Node } from '../../../../text/document.ts'
import { type DocumentFormat, documentReader } from '../../../engines/documents/document-reader.ts'
import {
  beside,
  either,
  firstAt,
  fixed,
  foundAt,
  type Job,
  matching,
  means,
  suggests,
  type Told,
  without,
  words,
} from '../../../engines/documents/fields.ts'

const known = 'accelerator=gpu|cuda|tpu|hpu|ipu|npu|mps|cpu|auto'
const schedule = ['max_epochs', 'max_steps']
/** A name, or a class such as `lightning.pytorch.strategies.FSDPStrategy`. */
const strategy = ['strategy', 'strategy.class_path', 'strategy._target_']

const kind = either<'gpu' | 'tpu' | 'other'>(
  words('accelerator', { gpu: 'gpu', cuda: 'gpu', tpu: 'tpu', hpu: 'other', ipu: 'other', npu: 'other' }),
  // Settings that also mention TPUs are for either.
  without(['tpu_cores'], means('gpu', takesGpus)),
)
const vendor = words('accelerator', { tpu: 'google', hpu: 'intel' } as const)

/** The arguments of Lightning's trainer, in a file or in a call. */
export const format: DocumentFormat = {
  files: ['yaml'],
  each: [
    [known, 'devices', 'gpus'],
    [known, ...schedule, 'num_nodes'],
    [...schedule, 'devices', 'num_nodes', 'strategy', 'precision'],
  ],
  not: ['train.micro_batch_size'],
  // A section with another name is one of several choices.
  certainty: ({ at }) => ({ value: /trainer/i.test(at.key ?? '') ? 'states' : 'suggests' }),
  framework: suggests(fixed('pytorch-lightning')),
  libraries: { deepspeed: matching(/(?:^|\.)deepspeed/i, ...strategy) },
  request: [
    { kind: (job) => (isNemo(job) ? kind(job) : undefined), vendor },
    { kind, vendor, perNode: devices, count: inAll, nodes: beside(devices, 'num_nodes', wholeOf) },
  ],
}

/** Lightning: settings of the trainer, in its own files, in NeMo's and in Hydra's. */
export const reader = documentReader('lightning', format)

/** NeMo gets its numbers on the command line. */
const isNemo = (job: Job): boolean => foundAt(job, '/exp_manager').length > 0

function takesGpus(job: Job): Told<true> | undefined {
  const at = firstAt(job, 'gpus')
  const isNone = at?.node.kind === 'scalar' && /^0?$/.test(at.node.source)
  return at && !isNone ? { value: true, at } : undefined
}

/** A TPU device is a core or a chip, depending on its generation. Without a kind, it may be the CPU. */
function devices(job: Job): Told<number> | undefined {
  const accelerator = firstAt(job, 'accelerator')
  if (/^(?:tpu|cpu|mps)$/i.test(wordOf(accelerator?.node) ?? '')) return undefined
  const found = ['devices', 'gpus'].map((key) => firstAt(job, key))
  const value = found.map((each) => howMany(each?.node)).find((number) => number !== undefined)
  const at = accelerator ?? found.find((each) => each !== undefined)
  const isSure = kind(job)?.value !== undefined && !isNemo(job)
  return at && value ? { value, at, ...(!isSure && { certainty: 'suggests' }) } : undefined
}

/** The total on all nodes. The default is one node. */
function inAll(job: Job): Told<number> | undefined {
  const nodes = firstAt(job, 'num_nodes')
  if (nodes === undefined && isNemo(job)) return undefined
  return { value: times(devices(job)?.value, nodes ? wholeOf(nodes.node) : 1) }
}

/** `4`, `[0, 1]` or `0,1`. `-1` and `auto` mean all available devices. */
function howMany(node: Node | undefined): number | undefined {
  if (node?.kind === 'list') return node.items.length
  const list = /^\d{1,3}(?:,\s{0,3}\d{1,3}){0,64},?$/.exec(wordOf(node) ?? '')?.[0] ?? ''
  return list.includes(',') ? list.split(',').filter((each) => each !== '').length : wholeNumber(list)
}
