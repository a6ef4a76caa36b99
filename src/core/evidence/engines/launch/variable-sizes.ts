import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import type { Device } from './launch-devices.ts'
import { chipsOfCores } from './launch-devices.ts'
import { type EnvironmentRequest, type Setting, settingsIn } from './launch-environment.ts'

/**
 * `GPUS_PER_NODE=8`, `NUM_GPUS=4` and `NNODES=2`, for a script whose launches do not tell how many processes they
 * start, or on how many nodes. A variable of several values tells none of them.
 */
export function sizesInVariables(commands: readonly ShellCommand[], device: Device): EnvironmentRequest[] {
  const settings = settingsIn(commands)
  const nodes = numberIn(settings, nodeVariable, 1)
  const gpus = numberIn(settings, device.vendor === 'aws' ? coreVariable : gpuVariable, 1)
  const size = gpus ?? (device.vendor === 'aws' ? undefined : numberIn(settings, doubtfulVariable, 2))
  const first = size ?? nodes
  if (first === undefined) return []
  const { isNamed: _, cores, ...kind } = device
  const byDefault = size?.byDefault === true || nodes?.byDefault === true
  const stated = {
    nodes: nodes?.number,
    ...(byDefault && { byDefault: size?.byDefault ? (true as const) : ('nodes' as const) }),
  }
  if (size === undefined) return [{ line: first.line, request: { ...kind, ...stated } }]
  if (device.vendor === 'aws') {
    return [
      {
        line: size.line,
        request: { ...kind, ...chipsOfCores({ name: device.name, cores }, size.number, stated.nodes), ...stated },
      },
    ]
  }
  if (size.number <= mostPerNode) return [{ line: size.line, request: { ...kind, ...stated, perNode: size.number } }]
  // No node has so many: it is the number of all.
  const isTotal = numberIn(settings, totalVariable, 1)?.number === size.number
  return isTotal ? [{ line: size.line, request: { ...kind, ...stated, count: size.number } }] : []
}

const totalVariable = /^(?:num_?|n_?)gpus?$|^gpu_(?:count|num)$|^world_size$/i

const gpuVariable =
  /^(?:n_?|num_?|nr_?)?gpus?_per_node$|^(?:num_?|nr?_?)gpus?$|^n?proc_per_node$|^gpu_(?:count|num)$|^num_gpu_devices$/i
/** These may as well be the index of one device. */
const doubtfulVariable = /^(?:gpus|devices|num_devices|n_devices|world_size)$/i
const nodeVariable =
  /^(?:n_?|num_?|nr_?)nodes?$|^(?:hpc|slurm|job)_(?:num_?|n_?)?nodes$|^node_(?:count|num)$|^(?:num_|n)machines$|^num_hosts$/i
const coreVariable =
  /^(?:NEURON_RT_NUM_CORES|NUM_NEURON_?CORES|NEURON_CORES(?:_PER_NODE)?|CORES_PER_NODE|n?proc(?:esse)?s?_per_node)$/i

interface Told {
  readonly number: number
  readonly line: number
  readonly byDefault: boolean
}

function numberIn(settings: readonly Setting[], name: RegExp, least: number): Told | undefined {
  const stated = settings.filter((setting) => setting.name.length <= 40 && name.test(setting.name))
  const numbers = stated.map(({ value }) => wholeNumber(value))
  const [first] = stated
  const [number] = numbers
  if (first === undefined || number === undefined || number < least) return undefined
  return numbers.every((other) => other === number)
    ? { number, line: first.line, byDefault: stated.some(({ byDefault }) => byDefault) }
    : undefined
}
