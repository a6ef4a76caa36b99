import type { ResourceRequest } from '../../observation/resource-request.ts'

type Maker = Pick<ResourceRequest, 'kind' | 'vendor'>

export const gpu: Maker = { kind: 'gpu' }
export const nvidia: Maker = { kind: 'gpu', vendor: 'nvidia' }
export const amd: Maker = { kind: 'gpu', vendor: 'amd' }
export const tpu: Maker = { kind: 'tpu', vendor: 'google' }
export const neuron: Maker = { kind: 'other', vendor: 'aws' }
export const gaudi: Maker = { kind: 'other', vendor: 'intel' }
/** An NPU or similar, of any vendor. */
export const npu: Maker = { kind: 'other' }

/** Programs that come only with one vendor's driver. */
export const tools: ReadonlyMap<string, Maker> = new Map([
  ['nvidia-smi', nvidia],
  ['rocm-smi', amd],
  ['rocminfo', amd],
  ['amd-smi', amd],
  ['hl-smi', gaudi],
  ['neuron-ls', neuron],
  ['neuron-top', neuron],
  ['tpu-info', tpu],
  ['npu-smi', npu],
])

/** Options of Singularity and Apptainer that pass a driver into a container. */
export const drivers: ReadonlyMap<string, Maker> = new Map([
  ['--nv', nvidia],
  ['--nvccli', nvidia],
  ['--rocm', amd],
])

/** Modules that sites provide: `module load cuda/12.1`. */
export const modules: readonly (readonly [name: RegExp, maker: Maker])[] = [
  [/^(?:cuda|cudatoolkit|cuda-toolkit|cudnn|nvhpc|craype-accel-nvidia\d*)(?:$|[/-])/i, nvidia],
  [/^(?:rocm|amdrocm|craype-accel-amd-gfx\w*)(?:$|[/-])/i, amd],
]

const platforms: ReadonlyMap<string, Maker> = new Map([
  ['tpu', tpu],
  ['gpu', gpu],
  ['cuda', nvidia],
  ['rocm', amd],
  ['neuron', neuron],
])

/** Environment variables whose value names the hardware. */
const platformVariables: ReadonlySet<string> = new Set(['PJRT_DEVICE', 'JAX_PLATFORMS', 'JAX_PLATFORM_NAME'])

/**
 * Variables that only the software for one kind of hardware reads. AMD's software and its PyTorch also read NVIDIA's.
 */
const variables: readonly (readonly [name: RegExp, maker: Maker])[] = [
  [/^(?:LIBTPU_INIT_ARGS|XRT_TPU_CONFIG)$/, tpu],
  [/^NEURON_/, neuron],
  [/^(?:HABANA_|PT_HPU_)/, gaudi],
  [/^(?:HCCL_|PYTORCH_NPU_|ASCEND_(?:RT_VISIBLE|VISIBLE|LAUNCH|GLOBAL))/, npu],
  [/^(?:MIOPEN_|HSA_|(?:HIP|ROCR)_VISIBLE_DEVICES$)/, amd],
  [/^(?:NCCL_|(?:CUDA_LAUNCH_BLOCKING|PYTORCH_CUDA_ALLOC_CONF|TORCH_CUDA_ARCH_LIST|CUDA_VISIBLE_DEVICES)$)/, gpu],
]

/** Variables that limit the visible devices. */
const visible = /^(?:CUDA|HIP|ROCR|HABANA|ASCEND_RT|ASCEND)_VISIBLE_(?:DEVICES|MODULES)$/
const indexes = /^\d{1,3}(?:,\d{1,3}){0,63}$/

/** The accelerator that an environment variable shows, with the number of visible devices if it is several. */
export function requestOfVariable(name: string, value: string): ResourceRequest | undefined {
  if (platformVariables.has(name)) return platforms.get((value.split(',')[0] ?? '').toLowerCase())
  if (name === 'XLA_FLAGS') return value.includes('--xla_gpu_') ? gpu : undefined
  const maker = variables.find(([names]) => names.test(name))?.[1]
  if (maker === undefined || !visible.test(name)) return maker
  if (!indexes.test(value)) return maker.vendor === 'intel' || value.startsWith('$') ? maker : undefined
  const devices = devicesShown(name, value) ?? 0
  // Scripts use a single visible device to pick one of many.
  return devices > 1 ? { ...maker, perNode: devices } : maker
}

/** The number of devices that a variable makes visible. Undefined for other variables and open values. */
export const devicesShown = (name: string, value: string): number | undefined =>
  visible.test(name) && indexes.test(value) ? value.split(',').length : undefined
