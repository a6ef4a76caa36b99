import { runs } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import { onceFor } from '../../../text/once.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import type { Launch } from './launches.ts'
import { gaudi, neuron, npu } from './makers.ts'

/** The hardware of a script's processes. */
export interface Device extends Pick<ResourceRequest, 'kind' | 'vendor' | 'name'> {
  /** Whether the script names it. Otherwise it is the usual one. */
  readonly isNamed: boolean
}

/** An NPU or similar, of any vendor. */
export const anotherKind: Device = { ...npu, isNamed: true }

/** Words that show the hardware of a script's processes. The first match counts. Undefined: no known accelerator. */
const wordsOf: readonly (readonly [word: RegExp, device: Device | undefined])[] = [
  [/neuron(?:x|_|-|core|dev|top|\b)/i, { ...neuron, isNamed: true }],
  [/gaudi|habana|^--use_hpu|^PT_HPU_|^hpu$/i, { ...gaudi, isNamed: true }],
  [/torch_npu|hccl|(?:^|[^a-z])ascend(?![a-z])|(?:^|device=)(?:npu|mlu)(?::\d+)?$/i, anotherKind],
  [/ascend|(?:^|device=)musa(?::\d+)?$/i, undefined],
  [/xla_spawn|torch_xla|^PJRT_DEVICE=TPU$|^--tpu$/, undefined],
  [/^gloo$|=gloo$|^--(?:use[_-]cpu|no[_-]cuda)$|^--device=cpu$|^(?:ccl|JAX_PLATFORMS=cpu)$|preprocess_data/, undefined],
  [/cuda|cudnn|nccl|nvidia|horovod|(?:^|[^a-z])gpus?(?![a-z])/i, { kind: 'gpu', isNamed: true }],
  // Programs named after the way GPUs share a training.
  [/(?:^|[/._-])(?:ddp|fsdp|hvd)(?:[._-][\w.-]{0,60})?\.py$/i, { kind: 'gpu', isNamed: true }],
]

/**
 * The hardware of a script's processes, from all its words. Launchers do not depend on the hardware, so a process
 * counts as a GPU only if nothing contradicts it.
 */
export const deviceOf = onceFor((commands: readonly ShellCommand[]): Device | undefined => {
  const words = commands.filter(runs).flatMap((command) => command.words)
  const named = (pattern: RegExp): boolean => words.some((word) => word.length <= 2_000 && pattern.test(word))
  if (usesTpu(words) || words.some((word, at) => word === 'cpu' && words[at - 1] === '--device')) return undefined
  const found = wordsOf.find(([word]) => named(word))
  if (found === undefined) return { kind: 'gpu', isNamed: computesHalf(words) }
  // Only Trainium1 always has two cores per chip.
  const isFirst = found[1]?.vendor === 'aws' && named(/(?:^|[^a-z\d])trn1n?(?![a-z\d])/i)
  return isFirst && !named(/trn[2-9]|inf2|LOGICAL_NC|VIRTUAL_CORE/i)
    ? { ...neuron, name: 'trn1', isNamed: true }
    : found[1]
})

/** Whether a file is named for an NPU or similar. Its text may not show this. */
export const isForAnotherKind = (path: string): boolean => /(?:^|[-_./])(?:npu|ascend|mlu|ipu)s?(?=[-_./])/i.test(path)

const isOff = (word: string | undefined): boolean => /^(?:false|0|no)$/i.test(word ?? '')

export const usesTpu = (words: readonly string[]): boolean =>
  words.some((word, at) => /^--use[_-]tpu(?:=(?:true|1))?$/i.test(word) && !isOff(words[at + 1]))

/** Half precision is a GPU format: CPUs and TPUs use bf16 instead. */
const computesHalf = (words: readonly string[]): boolean =>
  words.some((word, at) => /^--(?:use_)?fp16(?:=true)?$/i.test(word) && !isOff(words[at + 1]))

/** The accelerators for the processes of a launch on such devices. Undefined if they show none. */
export function requestOfProcesses(launch: Launch, device: Device | undefined): ResourceRequest | undefined {
  const { processes, on, startsAnything } = launch
  if (on === 'processor' || (startsAnything === true && device?.isNamed !== true)) return undefined
  const { isNamed: _, ...usual } = device ?? { isNamed: false }
  const kind = on ?? (device && usual)
  if (kind === undefined || processes === undefined) return kind && on
  const { perNode, nodes, count } = processes
  if (perNode === undefined && count === undefined) {
    return launch.statesNodes === true && nodes ? { ...kind, nodes } : on
  }
  if (kind.vendor === 'aws') return { ...kind, ...chipsOfCores(kind.name, perNode, nodes) }
  if ((perNode ?? (count ?? 0) / (nodes ?? 1)) > mostPerNode && nodes !== undefined) return undefined
  return { ...kind, perNode, nodes, count }
}

/**
 * On AWS chips, a process is for a NeuronCore. Trainium1 has two cores. Trainium2 shows a configurable number, so its
 * processes count nothing.
 */
export const chipsOfCores = (
  name: string | undefined,
  cores: number | undefined,
  nodes: number | undefined,
): Pick<ResourceRequest, 'perNode' | 'nodes'> =>
  name === 'trn1' && cores !== undefined && cores <= 32 && cores % 2 === 0 ? { perNode: cores / 2, nodes } : {}
