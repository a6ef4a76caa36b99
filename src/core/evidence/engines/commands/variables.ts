import { programOf, runs } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import { hardwareNamed, hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'
import { chipsOfCores, type Device } from './devices.ts'
import { devicesShown, requestOfVariable } from './makers.ts'

/** The accelerators that a variable shows, and the line that sets it. */
export interface VariableRequest {
  readonly line: number
  readonly request: ResourceRequest
}

/** A variable with a value. */
export interface Setting {
  readonly name: string
  readonly value: string
  readonly line: number
  readonly byDefault: boolean
}

/** The variables that a script sets or passes to a container. */
export const settingsIn = (commands: readonly ShellCommand[]): Setting[] =>
  commands.flatMap(({ words, line, byDefault }) =>
    words.flatMap((word) => {
      const [, name, value] = /^(?:--?e(?:nv)?=)?([A-Za-z]\w{1,60})=(.*)$/s.exec(word) ?? []
      return name === undefined || value === undefined || value === '' ? [] : [{ name, value, line, byDefault }]
    }),
  )

/** A variable named for a slice: `DEFAULT_TPU_TYPE`, but not for the name of a machine. */
const sliceVariable =
  /^(?!.*(?:NAME|VERSION|IMAGE|TAG))(?:.*_)?(?:TPU|ACCELERATOR|ACCEL|ACC|SLICE|POD|DEVICE)(?:_(?:TYPE|SIZE|SHAPE))?$/i
const cardVariable = /^(?:DEFAULT_|HPC_|SLURM_)?GPU(?:_(?:TYPE|MODEL|NAME))?$/i
const machineVariable = /^(?:(?:AWS|EC2)_)?INSTANCE_TYPE$|^(?:GCP_)?MACHINE_TYPE$|^VM_SIZE$/
const slicesVariable = /^(?:NUM_?SLICES|SLICES|NODE_COUNT)$/

/** What a variable counts. A doubtful one may also be the index of one device. */
const perNodeVariable =
  /^(?:(?:n|num|nr)_?)?gpus?_per_node$|^(?:num|nr|n)_?gpus?$|^n?proc_per_node$|^gpu_(?:count|num)$|^DGXNGPU$/i
const doubtfulVariable = /^(?:gpus|devices|num_devices|n_devices|world_size)$/i
const coreVariable = /^(?:NEURON_RT_NUM_CORES|NEURON_CORES(?:_PER_NODE)?|n?proc(?:esse)?s?_per_node)$/i
const nodeVariable =
  /^(?:(?:n|num|nr)_?)?nodes?$|^(?:hpc|job)_(?:num_?|n_?)?nodes$|^(?:node|instance)_count$|^num_(?:machines|hosts|instances)$|^DGXNNODES$/i
const totalVariable = /^(?:num|n)_?gpus?$|^gpu_(?:count|num)$|^world_size$/i

/** The slice, machine or GPU model in a variable that other commands use. A variable with several values names none. */
export function namedInVariables(settings: readonly Setting[]): VariableRequest[] {
  const first = new Map(settings.toReversed().map(({ name, value }) => [name, value]))
  const several = new Set(settings.filter(({ name, value }) => first.get(name) !== value).map(({ name }) => name))
  const nodes = numberIn(settings, nodeVariable, 1)?.number
  const slices = settings.some(({ name }) => slicesVariable.test(name))
    ? numberIn(settings, slicesVariable, 1)?.number
    : 1
  return settings.flatMap(({ name, value, line }): VariableRequest[] => {
    if (several.has(name)) return []
    const hardware = cardVariable.test(name) || sliceVariable.test(name) ? hardwareNamed(value) : undefined
    if (cardVariable.test(name) && hardware?.kind === 'gpu' && hardware.accelerator !== undefined)
      return [{ line, request: { kind: 'gpu', name: value } }]
    if (sliceVariable.test(name) && hardware?.chips !== undefined)
      return [{ line, request: { name: value, provider: 'gcp', slices } }]
    return machineVariable.test(name) && hardwareOf(value) ? [{ line, request: { machine: value, nodes } }] : []
  })
}

/**
 * `GPUS_PER_NODE=8`, `NUM_GPUS=4` and `NNODES=2`, for a script whose launches do not show their processes or nodes. A
 * variable with several values counts as unknown.
 */
export function sizesInVariables(settings: readonly Setting[], device: Device): VariableRequest[] {
  const { isNamed, ...kind } = device
  const isAws = device.vendor === 'aws'
  const nodes = numberIn(settings, nodeVariable, 1)
  const size = isAws
    ? numberIn(settings, coreVariable, 1)
    : (numberIn(settings, perNodeVariable, 1) ?? numberIn(settings, doubtfulVariable, 2))
  const line = (size ?? nodes)?.line
  if (line === undefined) return []
  const byDefault = size?.byDefault === true ? true : nodes?.byDefault === true ? 'nodes' : undefined
  const stated: ResourceRequest = { ...kind, nodes: nodes?.number, byDefault }
  // If a script names no accelerator, its nodes may be any machines.
  if (size === undefined) return isNamed ? [{ line, request: stated }] : []
  if (isAws) return [{ line, request: { ...stated, ...chipsOfCores(device.name, size.number, nodes?.number) } }]
  if (size.number <= mostPerNode) return [{ line, request: { ...stated, perNode: size.number } }]
  // No node has this many, so it must be the total.
  const isTotal = numberIn(settings, totalVariable, 1)?.number === size.number
  return isTotal ? [{ line, request: { ...stated, count: size.number } }] : []
}

/** The number in all variables with such a name. */
function numberIn(settings: readonly Setting[], name: RegExp, least: number) {
  const stated = settings.filter((setting) => setting.name.length <= 40 && name.test(setting.name))
  const numbers = new Set(stated.map(({ value }) => wholeNumber(value)))
  const [number] = numbers
  if (number === undefined || numbers.size > 1 || number < least) return undefined
  return { number, line: stated[0]?.line ?? 1, byDefault: stated.some(({ byDefault }) => byDefault) }
}

/** Signs that a script starts on several nodes, or may. */
const ofSeveralNodes =
  /nnodes|num[-_]?nodes|num[-_]machines|machine[-_]rank|node[-_]rank|master[-_]addr|main_process_ip|hostfile|config[-_]file|world[-_]size|rdzv|dist[-_]url|^-?-?nodes|^(?:srun|sbatch|mpirun|mpiexec|ssh|pdsh|ray)$/i
const starters = /^(?:python[\d.]*|accelerate|deepspeed|llamafactory-cli|swift)$/
const trains =
  /(?:^|[/._-])(?:pre)?(?:train|finetune|fine_tune|sft|dpo)(?:[._-][\w.-]{0,80})?$|train(?:er|ing)?(?:\.py)?$/i

/**
 * The visible devices of a script that uses GPUs without counting them. They are all devices, unless something
 * indicates other nodes. A single visible device counts as all only if the script starts just one program, which
 * trains: each of several programs may have its own.
 */
export function shownDevices(commands: readonly ShellCommand[], settings: readonly Setting[]): VariableRequest[] {
  const started = commands.filter((command) => runs(command) && starters.test(programOf(command.words)))
  const isHere =
    started.length > 0 && !commands.some(({ words }) => words.some((word) => ofSeveralNodes.test(word.slice(0, 200))))
  const [program, next] = started
  const shown = settings.filter(({ name, value }) => devicesShown(name, value) !== undefined)
  const isAlone = next === undefined && program?.words.some((word) => trains.test(word.slice(-300))) === true
  return settings.flatMap(({ name, value, line, byDefault }) => {
    const request = requestOfVariable(name, value)
    const devices = devicesShown(name, value)
    if (request === undefined) return []
    const isAll = isHere && devices !== undefined && (devices > 1 || (isAlone && shown.length === 1 && !byDefault))
    if (!isAll) return [{ line, request }]
    // The variable names the kind, but the number applies only to the started program.
    const { perNode: _, ...kind } = request
    return [
      { line, request: kind },
      { line, request: { ...kind, perNode: devices, nodes: 1 } },
    ]
  })
}
