import { runs } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import type { Launch } from './launch.ts'

/** What the processes of a script run on. */
export interface Device extends Pick<ResourceRequest, 'kind' | 'vendor' | 'name'> {
  /** Whether the script names it, so that it is more than what is usual. */
  readonly isNamed: boolean
  /** How the cores of AWS's chips are counted, where the script leaves open which chip it is for. */
  readonly cores?: 'usual'
}

/**
 * What the processes of a script run on, judged by everything that it names: launchers are the same for all hardware,
 * so that a process is taken for a GPU only where nothing speaks against it.
 */
export function deviceOf(commands: readonly ShellCommand[]): Device | undefined {
  const words = commands.filter(runs).flatMap((command) => command.words)
  const named = (pattern: RegExp): boolean => words.some((word) => word.length <= 2_000 && pattern.test(word))
  if (named(/neuron(?:x|_|-|core|dev|top|\b)/i)) {
    const isLater = named(/trn[2-9]|inf2|LOGICAL_NC|VIRTUAL_CORE/i)
    const first = named(/(?:^|[^a-z\d])trn1n?(?![a-z\d])/i) && !isLater
    const more = first ? { name: 'trn1' } : isLater ? {} : { cores: 'usual' as const }
    return { kind: 'other', vendor: 'aws', isNamed: true, ...more }
  }
  if (named(/gaudi|habana|^--use_hpu|^PT_HPU_|^hpu$/i)) return { kind: 'other', vendor: 'intel', isNamed: true }
  if (named(/torch_npu|hccl|(?:^|[^a-z])ascend(?![a-z])|(?:^|device=)(?:npu|mlu)(?::\d+)?$/i)) return anotherKind
  if (named(/ascend|(?:^|device=)musa(?::\d+)?$/i)) return undefined
  if (named(/xla_spawn|torch_xla|^PJRT_DEVICE=TPU$|^--tpu$/) || usesTpu(words)) return undefined
  if (named(/^gloo$|=gloo$|^--(?:use[_-]cpu|no[_-]cuda)$|^--device=cpu$|^(?:ccl|JAX_PLATFORMS=cpu)$|preprocess_data/))
    return undefined
  if (words.some((word, at) => word === 'cpu' && words[at - 1] === '--device')) return undefined
  return {
    kind: 'gpu',
    isNamed:
      named(/cuda|cudnn|nccl|nvidia|horovod|(?:^|[^a-z])gpus?(?![a-z])/i) ||
      computesHalf(words) ||
      named(ofDataParallel),
  }
}

/** An NPU or its like, whoever made it. */
export const anotherKind: Device = { kind: 'other', isNamed: true }

/** Whether a file is named for processors of such a kind, which it may tell nowhere else. */
export const isForAnotherKind = (path: string): boolean => /(?:^|[-_./])(?:npu|ascend|mlu|ipu)s?(?=[-_./])/i.test(path)

/** Programs that are named for the way in which GPUs share the data of a training. */
const ofDataParallel = /(?:^|[/._-])(?:ddp|fsdp|hvd)(?:[._-][\w.-]{0,60})?\.py$/i

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
  const { isNamed: _, cores, ...usual } = device ?? { isNamed: false }
  const kind = on ?? (device && usual)
  if (kind === undefined) return undefined
  if (processes === undefined) return on
  const { perNode, nodes, count } = processes
  if (perNode === undefined && count === undefined) {
    return launch.statesNodes === true && nodes ? { ...kind, nodes } : on
  }
  if ((perNode ?? (count ?? 0) / (nodes ?? 1)) > mostPerNode && nodes !== undefined && kind.vendor !== 'aws')
    return undefined
  if (kind.vendor === 'aws') return { ...kind, ...chipsOfCores({ name: kind.name, cores }, perNode, nodes) }
  return { ...kind, perNode, nodes, count }
}

/**
 * On AWS's chips a process is for a NeuronCore. Trainium1 has two of them; how many Trainium2 shows is a setting, so
 * that its processes count nothing. Only a whole node of Trainium1 has 32 without such a setting.
 */
export function chipsOfCores(
  device: { readonly name?: string | undefined; readonly cores?: Device['cores'] | undefined },
  cores: number | undefined,
  nodes: number | undefined,
): Partial<ResourceRequest> {
  const isPaired = device.name === 'trn1' || (device.cores === 'usual' && cores === 32)
  const whole = isPaired && cores !== undefined && cores <= 32 && cores % 2 === 0
  return whole ? { perNode: cores / 2, nodes } : {}
}
