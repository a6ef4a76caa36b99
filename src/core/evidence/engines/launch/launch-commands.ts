import { optionOf, programOf, runs } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'
import type { Launch, Launcher } from './launch.ts'
import { lightning, trainerProcesses } from './lightning-launch.ts'
import { mpi } from './mpi-launch.ts'
import { alikeTorchrun, nodeOptions, openMmlab, program, selfStarting } from './program-launch.ts'
import { slurmWrapper } from './slurm-wrapper.ts'

type Words = readonly string[]

/** The launches among the commands of a script. */
export function launchesIn(commands: readonly ShellCommand[]): Launch[] {
  return commands.filter(runs).flatMap((command) => {
    for (const launcher of launchers) {
      const launch = withTrainer(command.words, launcher(command.words))
      if (launch === undefined) continue
      const byDefault =
        command.byDefault &&
        defaultsIn(launch, withTrainer(command.withoutDefaults ?? [], launcher(command.withoutDefaults ?? [])))
      const statesNodes = optionOf(command.words, ...nodeOptions) !== undefined
      return [
        {
          ...launch,
          line: command.line,
          ...(byDefault && { byDefault }),
          ...(statesNodes && { statesNodes }),
        },
      ]
    }
    return []
  })
}

/** A launch whose processes are not known, with what its trainer is told of them. */
function withTrainer<T extends Omit<Launch, 'line'>>(words: Words, launch: T | undefined): T | undefined {
  const { perNode, count } = launch?.processes ?? { count: 0 }
  const processes = perNode === undefined && count === undefined ? trainerProcesses(words) : undefined
  return launch && processes ? { ...launch, processes: processes } : launch
}

/** Which numbers of a launch are lost where the defaults of its variables are left out. */
function defaultsIn({ processes }: Omit<Launch, 'line'>, sure: Omit<Launch, 'line'> | undefined): Launch['byDefault'] {
  const keeps = (name: 'perNode' | 'nodes' | 'count'): boolean => processes?.[name] === sure?.processes?.[name]
  if (sure === undefined || !keeps('perNode') || !keeps('count')) return true
  return keeps('nodes') ? undefined : processes?.count === undefined ? 'nodes' : true
}

const torchrun: Launcher = (words) => {
  const isTorchrun =
    names(words, 'torchrun') ||
    words.some((word) => foundTorchrun.test(word.slice(0, 80))) ||
    isModule(words, 'torch.distributed.launch', 'torch.distributed.run')
  return isTorchrun ? { framework: 'pytorch', processes: torchProcesses(words) } : undefined
}

/** `"$TORCHRUN_BIN"`, for wherever a script finds it. */
const foundTorchrun = /^\$\{?\w{0,40}torchrun\w{0,20}\}?$/i

function torchProcesses(words: Words): Pick<ResourceRequest, 'perNode' | 'nodes'> {
  const nodes = optionOf(words, '--nnodes') ?? (isStartedElsewhere(words) ? undefined : '1')
  return {
    perNode: wholeNumber(optionOf(words, '--nproc_per_node', '--nproc-per-node')),
    nodes: wholeNumber(nodes),
  }
}

/** Whether another program starts the command, on as many nodes as that one is told. */
const isStartedElsewhere = (words: Words): boolean =>
  !words.includes('--standalone') && /^(?:srun|mpirun|mpiexec|pdsh|parallel-ssh|clush|ssh)$/.test(programOf(words))

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
    count:
      wholeNumber(optionOf(words, '--num_processes', '--num-processes')) ?? deviceList(words, '--gpu_ids', '--gpu-ids'),
    nodes: alone ? 1 : wholeNumber(nodes),
  }
  return { framework: 'pytorch', library: 'accelerate', processes, ...(on && { on }) }
}

const deepspeed: Launcher = (words) => {
  const at = words.findIndex((word) => baseName(word) === 'deepspeed')
  const asProgram = programOf(words) === 'deepspeed' || /\.py$/.test(words[at + 1] ?? '') || hasDeepspeedOption(words)
  if (at === -1 || !asProgram || words[at - 1]?.startsWith('-')) return undefined
  const nodes = optionOf(words, '--num_nodes')
  const onThisNode = nodes === undefined && optionOf(words, '--hostfile', '-H') === undefined
  const processes = devicesIncluded(optionOf(words, '--include', '-i')) ?? {
    perNode: wholeNumber(optionOf(words, '--num_gpus', '--num_accelerators')),
    nodes: onThisNode ? 1 : wholeNumber(nodes),
  }
  return { framework: 'pytorch', library: 'deepspeed', processes }
}

const hasDeepspeedOption = (words: Words): boolean =>
  words.some((word) => /^--(?:num_gpus|num_nodes|hostfile|include|num_accelerators)\b/.test(word))

/** `localhost:0,1,2`, or `a:0,1@b:0,1` for hosts that have the same devices. */
function devicesIncluded(value: string | undefined): Pick<ResourceRequest, 'perNode' | 'nodes'> | undefined {
  if (value === undefined || value.length > 2_000) return undefined
  const hosts = value.split('@').map((host) => /^[\w.-]{1,100}:(\d{1,3}(?:,\d{1,3}){0,31})$/.exec(host)?.[1])
  const [first] = hosts.map((devices) => devices?.split(',').length)
  const alike = hosts.every((devices) => devices?.split(',').length === first)
  return first !== undefined && alike ? { perNode: first, nodes: hosts.length } : undefined
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
    ? {
        framework: 'pytorch',
        library: 'colossal-ai',
        processes: { ...torchProcesses(words), nodes: colossalNodes(words) },
      }
    : undefined

/** Without a number of nodes it runs on all hosts that it is given, or here. */
function colossalNodes(words: Words): number | undefined {
  const nodes = optionOf(words, '--num_nodes')
  return nodes !== undefined
    ? wholeNumber(nodes)
    : optionOf(words, '--hostfile', '--host') === undefined
      ? 1
      : undefined
}

const paddle: Launcher = (words) =>
  isModule(words, 'paddle.distributed.launch', 'fleetrun') || names(words, 'fleetrun')
    ? {
        framework: 'paddlepaddle',
        processes: {
          perNode: deviceList(words, '--gpus', '--devices'),
          nodes: wholeNumber(optionOf(words, '--nnodes') ?? '1'),
        },
      }
    : undefined

/** The number of devices in a list such as `0,1,2,3`. */
function deviceList(words: Words, ...options: readonly string[]): number | undefined {
  const list = optionOf(words, ...options)
  return list !== undefined && /^\d{1,3}(?:,\d{1,3}){0,63}$/.test(list) ? list.split(',').length : undefined
}

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

const tpu: Pick<ResourceRequest, 'kind' | 'vendor'> = { kind: 'tpu', vendor: 'google' }

/** The counts of these are TensorCores or hosts: they do not count accelerators. */
const xla: Launcher = (words) => {
  const isOnHosts = isModule(words, 'torch_xla.distributed.xla_dist')
  return isOnHosts || names(words, 'xla_spawn.py') || isModule(words, 'torch_xla.distributed.xla_spawn')
    ? { framework: 'pytorch-xla', library: 'torch-xla', on: tpu, ...(isOnHosts && chipsOfHost(words)) }
    : undefined
}

/** What is started on each host of a pod with eight processes has a TensorCore for each, two of them to a chip. */
function chipsOfHost(words: Words): Pick<Launch, 'processes'> {
  const started = words.slice(words.indexOf('--') + 1)
  const cores = optionOf(started, '--num-devices', '--num_devices', '--num-cores', '--num_cores')
  return words.includes('--') && cores === '8' ? { processes: { perNode: 4 } } : {}
}

const trainers: readonly (readonly [program: RegExp, framework: string, library?: string])[] = [
  [/^maxtext(?:\.|\/)/i, 'jax', 'maxtext'],
  [/^t5x\.(?:train|infer|eval)$/, 'jax', 't5x'],
  [/^levanter\.main\./, 'jax', 'levanter'],
  [/^axolotl\.cli\./, 'pytorch'],
  [/^torchtitan\./, 'pytorch', 'torchtitan'],
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
  paddle,
  mpi,
  openMmlab,
  selfStarting,
  trainer,
  lightning,
  alikeTorchrun,
  slurmWrapper,
  program,
]

const baseName = (word: string): string => word.slice(word.lastIndexOf('/') + 1)

const names = (words: Words, program: string): boolean => words.some((word) => baseName(word) === program)

const isModule = (words: Words, ...modules: readonly string[]): boolean =>
  words.some((word, at) => modules.includes(word) && words[at - 1] === '-m')
