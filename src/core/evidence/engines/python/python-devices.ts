import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import type { PythonImport } from '../../../languages/python/python-imports.ts'
import type { PythonText } from '../../../languages/python/python-text.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import type { SourceFile } from '../../source-file.ts'
import { moduleMeaning } from '../packages/packages.ts'

/** The kind of accelerator that source code requests from its framework. */
interface DeviceRequest {
  readonly line: number
  readonly kind: AcceleratorKind
  readonly vendor?: NonNullable<AcceleratorObservation['vendor']>
}

/** The devices that source code requests. Code for several kinds requests none, unless it has a strategy for each. */
export function deviceRequests({ python, imports }: SourceFile): readonly DeviceRequest[] {
  // Code that checks whether PyTorch was built for ROCm supports both vendors.
  const hip = python.code.includes('torch.version.hip') ? /\btorch\.version\.hip\b/.exec(python.code) : null
  const amd = hip ? [{ line: python.lineAt(hip.index), kind: 'gpu', vendor: 'amd' } as const] : []
  const strategies = tensorFlowStrategies(python)
  if (strategies.length > 0) return [...amd, ...strategies]
  const asked =
    torchDevice(python, imports) ?? tensorFlowGpu(python, imports) ?? jaxDevice(python) ?? otherDevice(imports)
  return [...amd, ...(asked ? [asked] : [])]
}

const otherDevices = /^(?:xla|tpu|hpu|npu|xpu|mlu|neuron|musa|ipu)(?::\d+)?$/i
const otherModules = /^(?:torch_xla|torch_npu|habana_frameworks|torch_neuronx|torch_mlu)\b/
/** Seeding CUDA is not a request: it does nothing without CUDA. */
const cudaCall = /\btorch\.cuda\.(?:set_device|device_count|current_device|amp|synchronize|Stream|get_device)|\.cuda\(/

function torchDevice(python: PythonText, imports: readonly PythonImport[]): DeviceRequest | undefined {
  const { code, strings } = python
  if (
    !imports.some(({ module }) =>
      /^(?:torch|torch_xla|pytorch_lightning|lightning|transformers|diffusers)\b/.test(module),
    )
  )
    return undefined
  // Next to JAX, PyTorch loads data, converts or compares. The place of its tensors is not where the job trains.
  if (imports.some(({ module, when }) => when === 'always' && /^(?:jax|flax)\b/.test(module))) return undefined
  const literal = strings.find(({ value, long }) => !long && /^(?:cuda(?::\d+)?|nccl)$/.test(value))
  const offset = literal?.start ?? (code.includes('.cuda') ? cudaCall.exec(code)?.index : undefined)
  if (offset === undefined) return xlaDevice(python, imports)
  const servesOthers =
    imports.some(({ module }) => otherModules.test(module)) ||
    strings.some(({ value, long }) => !long && otherDevices.test(value)) ||
    /\btorch\.(?:xpu|npu|mlu|hpu)\b/.test(code)
  return servesOthers ? undefined : { line: python.lineAt(offset), kind: 'gpu' }
}

/** Not inside `output`. */
const namesTpu = /(?<!ou)tpu/i

/** PyTorch/XLA also runs on Trainium, so the code must name the TPU. */
function xlaDevice({ code, strings, lineAt }: PythonText, imports: readonly PythonImport[]): DeviceRequest | undefined {
  if (!imports.some(({ module, when }) => when === 'always' && /^torch_xla\b/.test(module))) return undefined
  const stated = namesTpu.test(code) || strings.some(({ value, long }) => !long && namesTpu.test(value))
  if (!stated || /neuron/i.test(code)) return undefined
  const call = /\bxla_device\s*\(|\bxmp\.spawn\s*\(|\btorch_xla\.(?:launch|device|sync)\s*\(/.exec(code)
  return call === null ? undefined : { line: lineAt(call.index), kind: 'tpu', vendor: 'google' }
}

/** TensorFlow's distribution strategies. A program may choose between two. */
function tensorFlowStrategies({ code, lineAt }: PythonText): DeviceRequest[] {
  // Few sources name one, so this test is faster than the patterns.
  if (!['Strategy', 'TPUClusterResolver', 'TPUEstimator'].some((word) => code.includes(word))) return []
  const tpu = /\b(?:TPUStrategy|TPUClusterResolver|TPUEstimator|TPUEstimatorSpec)\s*\(/.exec(code)
  const gpu = /\b(?:MirroredStrategy|MultiWorkerMirroredStrategy)\s*\(/.exec(code)
  return [
    ...(tpu === null ? [] : [{ line: lineAt(tpu.index), kind: 'tpu', vendor: 'google' } as const]),
    ...(gpu === null ? [] : [{ line: lineAt(gpu.index), kind: 'gpu' } as const]),
  ]
}

/** `/gpu:0`, `/device:GPU:%d`: TensorFlow's device placement. */
const gpuPlacement = /^\/(?:device:)?gpu:(?:\d|%d|\{)/i

function tensorFlowGpu({ strings, lineAt }: PythonText, imports: readonly PythonImport[]): DeviceRequest | undefined {
  if (!imports.some(({ module }) => /^tensorflow\b/.test(module))) return undefined
  const placed = strings.find(({ value, long }) => !long && gpuPlacement.test(value))
  return placed && { line: lineAt(placed.start), kind: 'gpu' }
}

function jaxDevice({ code, strings, lineAt }: PythonText): DeviceRequest | undefined {
  const call = /\bjax\.(?:local_)?(?:devices|device_count)\s*\(\s*(?:backend\s*=\s*)?$/
  const requested = strings.filter(
    ({ start, value }) => /^(?:gpu|cuda|tpu)$/.test(value) && call.test(code.slice(Math.max(0, start - 60), start)),
  )
  const [first] = requested
  if (first === undefined || requested.some(({ value }) => (value === 'tpu') !== (first.value === 'tpu')))
    return undefined
  const line = lineAt(first.start)
  return first.value === 'tpu' ? { line, kind: 'tpu', vendor: 'google' } : { line, kind: 'gpu' }
}

/** Other chips whose package the code requires. */
function otherDevice(imports: readonly PythonImport[]): DeviceRequest | undefined {
  const found = imports.find(
    ({ module, when }) => when === 'always' && moduleMeaning(module)?.otherAccelerator === true,
  )
  return found && { line: found.line, kind: 'other' }
}
