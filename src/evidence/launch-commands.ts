import type { Asked } from './asked-accelerator.ts'
import { wholeNumber } from './bounds.ts'
import { optionOf, programOf, runs, type ShellCommand } from './shell-commands.ts'

/** What a command that starts training processes tells. */
export interface Launch {
  readonly line: number
  readonly framework?: string
  readonly library?: string
  /** The accelerators that its processes are for, one each. */
  readonly processes?: Pick<Asked, 'perNode' | 'nodes' | 'count'>
  /** The kind of them, where the command itself tells. */
  readonly on?: Pick<Asked, 'kind' | 'vendor' | 'name'> | 'processor'
}

type Words = readonly string[]
type Launcher = (words: Words) => Omit<Launch, 'line'> | undefined

/** More processes on one node than any has accelerators: they work on something else. */
const mostPerNode = 16

/** The launches among the commands of a script. */
export function launchesIn(commands: readonly ShellCommand[]): Launch[] {
  return commands.filter(runs).flatMap(({ words, line }) => {
    for (const launcher of launchers) {
      const launch = launcher(words)
      if (launch) return [{ ...launch, line }]
    }
    return []
  })
}

const torchrun: Launcher = (words) => {
  const isTorchrun = names(words, 'torchrun') || isModule(words, 'torch.distributed.launch', 'torch.distributed.run')
  return isTorchrun ? { framework: 'pytorch', processes: torchProcesses(words) } : undefined
}

function torchProcesses(words: Words): Pick<Asked, 'perNode' | 'nodes'> {
  const nodes = optionOf(words, '--nnodes') ?? '1'
  return {
    perNode: wholeNumber(optionOf(words, '--nproc_per_node', '--nproc-per-node')),
    nodes: words.includes('--standalone') ? 1 : wholeNumber(nodes),
  }
}

const accelerate: Launcher = (words) => {
  const at = words.findIndex((word, index) => baseName(word) === 'accelerate' && words[index + 1] === 'launch')
  if (at === -1 && !isModule(words, 'accelerate.commands.launch')) return undefined
  const on = words.includes('--tpu')
    ? tpu
    : words.includes('--cpu') || words.includes('--use_cpu')
      ? 'processor'
      : undefined
  const nodes = optionOf(words, '--num_machines', '--num-machines')
  const alone = nodes === undefined && optionOf(words, '--config_file', '--config-file') === undefined
  const processes = {
    count: wholeNumber(optionOf(words, '--num_processes', '--num-processes')),
    nodes: alone ? 1 : wholeNumber(nodes),
  }
  return { framework: 'pytorch', library: 'accelerate', processes, ...(on && { on }) }
}

const deepspeed: Launcher = (words) => {
  const at = words.findIndex((word) => baseName(word) === 'deepspeed')
  const asProgram = programOf(words) === 'deepspeed' || /\.py$/.test(words[at + 1] ?? '') || hasDeepspeedOption(words)
  if (at === -1 || !asProgram || words[at - 1]?.startsWith('-')) return undefined
  const nodes = optionOf(words, '--num_nodes')
  const included = devicesIncluded(optionOf(words, '--include', '-i'))
  const perNode = included ?? wholeNumber(optionOf(words, '--num_gpus', '--num_accelerators'))
  const onThisNode = nodes === undefined && optionOf(words, '--hostfile', '-H') === undefined
  return {
    framework: 'pytorch',
    library: 'deepspeed',
    processes: { perNode, nodes: onThisNode ? 1 : wholeNumber(nodes) },
  }
}

const hasDeepspeedOption = (words: Words): boolean =>
  words.some((word) => /^--(?:num_gpus|num_nodes|hostfile|include|num_accelerators)\b/.test(word))

/** `localhost:0,1,2` */
function devicesIncluded(value: string | undefined): number | undefined {
  const devices = /^localhost:(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(value ?? '')?.[1]
  return devices?.split(',').length
}

const composer: Launcher = (words) =>
  programOf(words) === 'composer' && words.some((word) => word.endsWith('.py'))
    ? {
        framework: 'pytorch',
        library: 'llm-foundry',
        processes: { perNode: wholeNumber(optionOf(words, '-n', '--nproc')), nodes: undefined },
      }
    : undefined

const torchtune: Launcher = (words) =>
  programOf(words) === 'tune' && words.includes('run')
    ? { framework: 'pytorch', library: 'torchtune', processes: torchProcesses(words) }
    : undefined

const colossal: Launcher = (words) =>
  programOf(words) === 'colossalai' && words.includes('run')
    ? { framework: 'pytorch', library: 'colossal-ai', processes: { perNode: torchProcesses(words).perNode } }
    : undefined

const horovod: Launcher = (words) => (names(words, 'horovodrun') ? { library: 'horovod' } : undefined)

const gaudi: Launcher = (words) =>
  names(words, 'gaudi_spawn.py')
    ? {
        framework: 'pytorch',
        library: 'optimum-habana',
        on: { kind: 'other', vendor: 'intel' },
        processes: words.includes('--hostfile')
          ? { perNode: wholeNumber(optionOf(words, '--world_size')) }
          : { perNode: wholeNumber(optionOf(words, '--world_size')), nodes: 1 },
      }
    : undefined

const tpu: Pick<Asked, 'kind' | 'vendor'> = { kind: 'tpu', vendor: 'google' }

/** The counts of these are TensorCores or hosts: they do not count accelerators. */
const xla: Launcher = (words) =>
  names(words, 'xla_spawn.py') || isModule(words, 'torch_xla.distributed.xla_dist', 'torch_xla.distributed.xla_spawn')
    ? { framework: 'pytorch-xla', library: 'torch-xla', on: tpu }
    : undefined

const trainers: readonly (readonly [program: RegExp, framework: string, library?: string])[] = [
  [/^maxtext(?:\.|\/)/i, 'jax', 'maxtext'],
  [/^t5x\.(?:train|infer|eval)$/, 'jax', 't5x'],
  [/^levanter\.main\./, 'jax', 'levanter'],
  [/^axolotl\.cli\./, 'pytorch'],
  [/^torchtitan\./, 'pytorch', 'torchtitan'],
  [/^llamafactory-cli$/, 'pytorch'],
]

const trainer: Launcher = (words) => {
  for (const [program, framework, library] of trainers) {
    const found = words.some(
      (word, at) => program.test(word) && (at === 0 || /^(?:-m|run|python[\d.]*)$/.test(words[at - 1] ?? '')),
    )
    if (found) return { framework, ...(library && { library }) }
  }
  return undefined
}

const launchers: readonly Launcher[] = [
  torchrun,
  accelerate,
  torchtune,
  gaudi,
  xla,
  deepspeed,
  composer,
  colossal,
  horovod,
  trainer,
]

const baseName = (word: string): string => word.slice(word.lastIndexOf('/') + 1)

const names = (words: Words, program: string): boolean => words.some((word) => baseName(word) === program)

const isModule = (words: Words, ...modules: readonly string[]): boolean =>
  words.some((word, at) => modules.includes(word) && words[at - 1] === '-m')

/**
 * What the processes of a script run on, judged by everything that it names: launchers are the same for all hardware,
 * so that a process is taken for a GPU only where nothing speaks against it.
 */
export function deviceOf(commands: readonly ShellCommand[]): Pick<Asked, 'kind' | 'vendor'> | undefined {
  const words = commands.filter(runs).flatMap((command) => command.words)
  const named = (pattern: RegExp): boolean => words.some((word) => word.length <= 2_000 && pattern.test(word))
  if (named(/neuron(?:x|_|-|core|dev|top|\b)/i)) return { kind: 'other', vendor: 'aws' }
  if (named(/gaudi|habana|^--use_hpu|^PT_HPU_|^hpu$/i)) return { kind: 'other', vendor: 'intel' }
  if (named(/torch_npu|ascend|hccl|^(?:--device=)?(?:npu|mlu|musa)$/i)) return undefined
  if (named(/xla_spawn|torch_xla|^PJRT_DEVICE=TPU$|^--tpu$/)) return undefined
  if (named(/^gloo$|=gloo$|^--(?:use[_-]cpu|no[_-]cuda)$|^--device=cpu$|^(?:ccl|JAX_PLATFORMS=cpu)$|preprocess_data/))
    return undefined
  if (words.some((word, at) => word === 'cpu' && words[at - 1] === '--device')) return undefined
  return { kind: 'gpu' }
}

/** The accelerators that the processes of a launch stand for, on such devices; undefined where they tell none. */
export function processesAsked(launch: Launch, device: Pick<Asked, 'kind' | 'vendor'> | undefined): Asked | undefined {
  const { processes, on } = launch
  if (on === 'processor') return undefined
  const kind = on ?? device
  if (kind === undefined) return undefined
  if (processes === undefined) return on
  const { perNode, nodes, count } = processes
  if (perNode === undefined && count === undefined) return on
  if ((perNode ?? (count ?? 0) / (nodes ?? 1)) > mostPerNode && nodes !== undefined) return undefined
  // On AWS's chips a process is for a NeuronCore.
  if (kind.vendor === 'aws') return kind
  return { ...kind, perNode, nodes, count }
}

/** What a variable of the environment tells of the accelerator. */
export const environmentAsked = (name: string, value: string): Asked | undefined =>
  name.startsWith('NEURON_') ? neuron : environment.get(name)?.(value)

const neuron: Asked = { kind: 'other', vendor: 'aws' }
const gpu: Asked = { kind: 'gpu' }
const amd: Asked = { kind: 'gpu', vendor: 'amd' }

const platforms: ReadonlyMap<string, Asked> = new Map([
  ['tpu', tpu],
  ['gpu', gpu],
  ['cuda', { kind: 'gpu', vendor: 'nvidia' }],
  ['rocm', amd],
  ['neuron', neuron],
])

const platform = (value: string): Asked | undefined => platforms.get((value.split(',')[0] ?? '').toLowerCase())

const environment: ReadonlyMap<string, (value: string) => Asked | undefined> = new Map([
  ['PJRT_DEVICE', platform],
  ['JAX_PLATFORMS', platform],
  ['JAX_PLATFORM_NAME', platform],
  ['LIBTPU_INIT_ARGS', () => tpu],
  ['XRT_TPU_CONFIG', () => tpu],
  ['XLA_FLAGS', (value) => (value.includes('--xla_gpu_') ? gpu : undefined)],
  ['CUDA_VISIBLE_DEVICES', (value) => visible(value, gpu)],
  ['HIP_VISIBLE_DEVICES', (value) => visible(value, amd)],
  ['ROCR_VISIBLE_DEVICES', (value) => visible(value, amd)],
  ['HABANA_VISIBLE_DEVICES', () => ({ kind: 'other', vendor: 'intel' })],
])

/** One visible device tells little: scripts pick one of many with it. */
function visible(value: string, kind: Asked): Asked | undefined {
  if (!/^\d{1,3}(?:,\d{1,3}){0,63}$/.test(value)) return undefined
  const devices = value.split(',').length
  return devices > 1 ? { ...kind, perNode: devices } : kind
}
