import { runs } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import { onceFor } from '../../../text/once.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import type { Launch } from './launches.ts'
import { gaudi, neuron, npu } from './makers.ts'

/** What the processes of a script run on. */
export interface Device extends Pick<ResourceRequest, 'kind' | 'vendor' | 'name'> {
  /** Whether the script names it, so that it is more than what is usual. */
  readonly isNamed: boolean
}

/** An NPU or its like, whoever made it. */
export const anotherKind: Device = { ...npu, isNamed: true }

/** What words of a script tell of what its processes run on, the first that fits; undefined where none counts. */
const wordsOf: readonly (readonly [word: RegExp, device: Device | undefined])[] = [
  [/neuron(?:x|_|-|core|dev|top|\b)/i, { ...neuron, isNamed: true }],
  [/gaudi|habana|^--use_hpu|^PT_HPU_|^hpu$/i, { ...gaudi, isNamed: true }],
  [/torch_npu|hccl|(?:^|[^a-z])ascend(?![a-z])|(?:^|device=)(?:npu|mlu)(?::\d+)?$/i, anotherKind],
  [/ascend|(?:^|device=)musa(?::\d+)?$/i, undefined],
  [/xla_spawn|torch_xla|^PJRT_DEVICE=TPU$|^--tpu$/, undefined],
  [/^gloo$|=gloo$|^--(?:use[_-]cpu|no[_-]cuda)$|^--device=cpu$|^(?:ccl|JAX_PLATFORMS=cpu)$|preprocess_data/, undefined],
  [/cuda|cudnn|nccl|nvidia|horovod|(?:^|[^a-z])gpus?(?![a-z])/i, { kind: 'gpu', isNamed: true }],
  // Programs that are named for the way in which GPUs share the data of a training.
  [/(?:^|[/._-])(?:ddp|fsdp|hvd)(?:[._-][\w.-]{0,60})?\.py$/i, { kind: 'gpu', isNamed: true }],
]

/**
 * What the processes of a script run on, judged by everything that it names: launchers are the same for all hardware,
 * so that a process is taken for a GPU only where nothing speaks against it.
 */
export const deviceOf = onceFor((commands: readonly ShellCommand[]): Device | undefined => {
  const words = commands.filter(runs).flatMap((command) => command.words)
  const named = (pattern: RegExp): boolean => words.some((word) => word.length <= 2_000 && pattern.test(word))
  if (usesTpu(words) || words.some((word, at) => word === 'cpu' && words[at - 1] === '--device')) return undefined
  const found = wordsOf.find(([word]) => named(word))
  if (found === undefined) return { kind: 'gpu', isNamed: computesHalf(words) }
  // Only Trainium1 is always counted by two cores to a chip.
  const isFirst = found[1]?.vendor === 'aws' && named(/(?:^|[^a-z\d])trn1n?(?![a-z\d])/i)
  return isFirst && !named(/trn[2-9]|inf2|LOGICAL_NC|VIRTUAL_CORE/i)
    ? { ...neuron, name: 'trn1', isNamed: true }
    : found[1]
})

/** Whether a file is named for processors of such a kind, which it may tell nowhere else. */
export const isForAnotherKind = (path: string): boolean => /(?:^|[-_./])(?:npu|ascend|mlu|ipu)s?(?=[-_./])/i.test(path)

const isOff = (word: string | undefined): boolean => /^(?:false|0|no)$/i.test(word ?? '')

/** `--use_tpu`, `--use_tpu=True`, `--use_tpu true`. */
export const usesTpu = (words: readonly string[]): boolean =>
  words.some((word, at) => /^--use[_-]tpu(?:=(?:true|1))?$/i.test(word) && !isOff(words[at + 1]))

/** Half precision is a format of GPUs: processors and TPUs compute in bf16 instead. */
const computesHalf = (words: readonly string[]): boolean =>
  words.some((word, at) => /^--(?:use_)?fp16(?:=true)?$/i.test(word) && !isOff(words[at + 1]))

/** The accelerators that the processes of a launch stand for, on such devices; undefined where they tell none. */
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
 * On AWS's chips a process is for a NeuronCore. Trainium1 has two of them; how many Trainium2 shows is a setting, so
 * that its processes count nothing.
 */
export const chipsOfCores = (
  name: string | undefined,
  cores: number | undefined,
  nodes: number | undefined,
): Pick<ResourceRequest, 'perNode' | 'nodes'> =>
  name === 'trn1' && cores !== undefined && cores <= 32 && cores % 2 === 0 ? { perNode: cores / 2, nodes } : {}
