import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import { hardwareNamed, hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'

/** What a variable of the environment tells of the accelerator, and on which line it is set. */
export interface EnvironmentRequest {
  readonly line: number
  readonly request: ResourceRequest
  /** Whether whoever starts the script may give the variable another value. */
  readonly byDefault?: boolean
}

/** What one variable of the environment tells of the accelerator. */
export const requestOfVariable = (name: string, value: string): ResourceRequest | undefined =>
  environment.get(name)?.(value) ?? ofLibrary.find(([names]) => names.test(name))?.[1]

/** What the variables that a script sets, or hands to a container, tell of the accelerators. */
export function environmentRequests(commands: readonly ShellCommand[]): EnvironmentRequest[] {
  return settingsIn(commands).flatMap(({ name, value, line }) => {
    const request = requestOfVariable(name, value)
    return request ? [{ line, request }] : []
  })
}

/**
 * The slice, the machine or the model of GPU that a script keeps in a variable for commands that are not seen here.
 * A variable that has several values names none of them.
 */
export function namedInVariables(commands: readonly ShellCommand[]): EnvironmentRequest[] {
  const settings = settingsIn(commands)
  const values = new Map<string, Set<string>>()
  for (const { name, value } of settings) values.set(name, new Set([...(values.get(name) ?? []), value]))
  const only = (name: string): string | undefined => {
    const [value, another] = values.get(name) ?? []
    return another === undefined ? value : undefined
  }
  const nodes = nodeVariables.map((name) => wholeNumber(only(name))).find((number) => number !== undefined)
  const requests: EnvironmentRequest[] = []
  for (const { name, value, line } of settings) {
    if (only(name) !== value) continue
    const hardware = hardwareNamed(value)
    const isModel = hardware?.kind === 'gpu' && hardware.accelerator !== undefined
    if (gpuVariable.test(name) && isModel) requests.push({ line, request: { kind: 'gpu', name: value } })
    const slice = sliceVariable.test(name) && hardware?.chips !== undefined
    if (slice) requests.push({ line, request: { name: value, provider: 'gcp', slices: slicesIn(settings) } })
    if (machineVariables.has(name) && hardwareOf(value)) requests.push({ line, request: { machine: value, nodes } })
  }
  return requests
}

/** A variable that is given a value. */
export interface Setting {
  readonly name: string
  readonly value: string
  readonly line: number
  readonly byDefault: boolean
}

/** The variables that a script sets, or hands to a container. */
export const settingsIn = (commands: readonly ShellCommand[]): Setting[] =>
  commands.flatMap(({ words, line, byDefault }) =>
    words.flatMap((word) => {
      const [, name, value] = /^(?:--?e(?:nv)?=)?([A-Za-z]\w{1,60})=(.*)$/s.exec(word) ?? []
      return name === undefined || value === undefined || value === '' ? [] : [{ name, value, line, byDefault }]
    }),
  )

const slicesIn = (settings: readonly Setting[]): number | undefined => {
  const several = settings.filter(({ name }) => /^(?:NUM_?SLICES|N_SLICES|SLICES|NODE_COUNT|NUM_TPUS)$/.test(name))
  const [first] = several
  return first === undefined ? 1 : several.length === 1 ? wholeNumber(first.value) : undefined
}

/** A variable with the name of a slice: `DEFAULT_TPU_TYPE`, but no name that somebody gave a machine. */
const sliceVariable =
  /^(?!.*(?:NAME|VERSION|IMAGE|TAG))(?:.*_)?(?:TPU|ACCELERATOR|ACCEL|ACC|SLICE|POD|DEVICE)(?:_(?:TYPE|SIZE|ACCELERATOR_TYPE|SHAPE))?$/i
/** The model of GPU that a script passes on. */
const gpuVariable = /^(?:DEFAULT_|HPC_|SLURM_)?GPU(?:_(?:TYPE|MODEL|NAME))?$/i
const machineVariables: ReadonlySet<string> = new Set([
  ...['INSTANCE_TYPE', 'AWS_INSTANCE_TYPE', 'EC2_INSTANCE_TYPE', 'MACHINE_TYPE', 'GCP_MACHINE_TYPE', 'VM_SIZE'],
])
const nodeVariables: readonly string[] = ['NUM_NODES', 'NNODES', 'NODE_COUNT', 'INSTANCE_COUNT', 'NUM_INSTANCES']
const tpu: ResourceRequest = { kind: 'tpu', vendor: 'google' }
const neuron: ResourceRequest = { kind: 'other', vendor: 'aws' }
const gpu: ResourceRequest = { kind: 'gpu' }
const amd: ResourceRequest = { kind: 'gpu', vendor: 'amd' }
const gaudi: ResourceRequest = { kind: 'other', vendor: 'intel' }

const npu: ResourceRequest = { kind: 'other' }

/** Variables of libraries that serve one kind of hardware alone: AMD's and PyTorch for it read those of NVIDIA's. */
const ofLibrary: readonly (readonly [names: RegExp, request: ResourceRequest])[] = [
  [/^NEURON_/, neuron],
  [/^(?:NCCL_|(?:CUDA_LAUNCH_BLOCKING|PYTORCH_CUDA_ALLOC_CONF|TORCH_CUDA_ARCH_LIST)$)/, gpu],
  [/^(?:HCCL_|PYTORCH_NPU_|ASCEND_(?:RT_VISIBLE|VISIBLE|LAUNCH|GLOBAL))/, npu],
]

const platforms: ReadonlyMap<string, ResourceRequest> = new Map([
  ['tpu', tpu],
  ['gpu', gpu],
  ['cuda', { kind: 'gpu', vendor: 'nvidia' }],
  ['rocm', amd],
  ['neuron', neuron],
])

const platform = (value: string): ResourceRequest | undefined =>
  platforms.get((value.split(',')[0] ?? '').toLowerCase())

const environment: ReadonlyMap<string, (value: string) => ResourceRequest | undefined> = new Map([
  ['PJRT_DEVICE', platform],
  ['JAX_PLATFORMS', platform],
  ['JAX_PLATFORM_NAME', platform],
  ['LIBTPU_INIT_ARGS', () => tpu],
  ['XRT_TPU_CONFIG', () => tpu],
  ['XLA_FLAGS', (value) => (value.includes('--xla_gpu_') ? gpu : undefined)],
  ['CUDA_VISIBLE_DEVICES', (value) => visible(value, gpu)],
  ['HIP_VISIBLE_DEVICES', (value) => visible(value, amd)],
  ['ROCR_VISIBLE_DEVICES', (value) => visible(value, amd)],
  ['HABANA_VISIBLE_DEVICES', (value) => visible(value, gaudi)],
  ['ASCEND_RT_VISIBLE_DEVICES', (value) => visible(value, npu)],
  ['HABANA_VISIBLE_MODULES', (value) => visible(value, gaudi)],
])

/** One visible device tells little: scripts pick one of many with it. */
function visible(value: string, kind: ResourceRequest): ResourceRequest | undefined {
  if (!/^\d{1,3}(?:,\d{1,3}){0,63}$/.test(value)) return kind.vendor === 'intel' ? kind : undefined
  const devices = value.split(',').length
  return devices > 1 ? { ...kind, perNode: devices } : kind
}
