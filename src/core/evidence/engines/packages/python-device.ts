import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import type { PythonImport, PythonText } from '../../../languages/python/python-text.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { moduleMeaning } from './packages.ts'

/** The kind of accelerator that a source asks its framework for. */
export type DeviceRequest = {
  line: number
  kind: AcceleratorKind
  vendor?: NonNullable<AcceleratorObservation['vendor']>
}

/** What the calls of a source ask for. Code that serves several kinds asks for none, unless it has a strategy for each. */
export function deviceRequests(python: PythonText, imports: readonly PythonImport[]): readonly DeviceRequest[] {
  const both = tensorFlowStrategies(python)
  if (both.length > 1) return both
  const requested =
    torchDevice(python, imports) ?? tensorFlowDevice(python, imports) ?? jaxDevice(python) ?? otherDevice(imports)
  return requested === undefined ? [] : [requested]
}

const otherDevices = /^(?:xla|tpu|hpu|npu|xpu|mlu|neuron|musa|ipu)(?::\d+)?$/i

function torchDevice(python: PythonText, imports: readonly PythonImport[]): DeviceRequest | undefined {
  const { code, strings } = python
  if (
    !imports.some(({ module }) =>
      /^(?:torch|torch_xla|pytorch_lightning|lightning|transformers|diffusers|oneflow)\b/.test(module),
    )
  ) {
    return undefined
  }
  // Beside JAX, PyTorch loads data, converts or compares: where its tensors are kept is not where the job trains.
  if (imports.some(({ module, when }) => when === 'always' && /^(?:jax|flax)\b/.test(module))) return undefined
  const others =
    imports.some(({ module }) => /^(?:torch_xla|torch_npu|habana_frameworks|torch_neuronx|torch_mlu)\b/.test(module)) ||
    strings.some(({ value, long }) => !long && otherDevices.test(value)) ||
    /\btorch\.(?:xpu|npu|mlu|hpu)\b/.test(code)
  // To seed CUDA does nothing where there is none, and asks for none.
  const call =
    /\btorch\.cuda\.(?:set_device|device_count|current_device|amp|synchronize|Stream|get_device)|\.cuda\(/.exec(code)
  const literal = strings.find(({ value, long }) => !long && /^(?:cuda(?::\d+)?|nccl)$/.test(value))
  const offset = literal?.start ?? call?.index ?? trainerOnGpus(code, imports)
  if (offset !== undefined) return others ? undefined : { line: python.lineAt(offset), kind: 'gpu' }
  return xlaDevice(python, imports)
}

/** `Trainer(gpus=…)` of Lightning, whatever number it is given; one that is told of TPUs as well is for either. */
function trainerOnGpus(code: string, imports: readonly PythonImport[]): number | undefined {
  if (!imports.some(({ module }) => /^(?:pytorch_)?lightning\b/.test(module))) return undefined
  if (!/\bTrainer\(/.test(code) || /\btpu_cores\b/.test(code)) return undefined
  return /(?<=[(,\s])gpus=(?!=|None\b|0\b)/.exec(code)?.index
}

/** Not the middle of `output`. */
const namesTpu = /(?<!ou)tpu/i

/** PyTorch/XLA serves Trainium as well: what is meant must be said beside it. */
function xlaDevice({ code, strings, lineAt }: PythonText, imports: readonly PythonImport[]): DeviceRequest | undefined {
  const always = imports.some(({ module, when }) => when === 'always' && /^torch_xla\b/.test(module))
  const stated = namesTpu.test(code) || strings.some(({ value, long }) => !long && namesTpu.test(value))
  if (!always || !stated || /neuron/i.test(code)) return undefined
  const call = /\bxla_device\s*\(|\bxmp\.spawn\s*\(|\btorch_xla\.(?:launch|device|sync)\s*\(/.exec(code)
  return call === null ? undefined : { line: lineAt(call.index), kind: 'tpu', vendor: 'google' }
}

/** `/gpu:0`, `/device:GPU:%d`: where TensorFlow is told to place its operations. */
const gpuPlacement = /^\/(?:device:)?gpu:(?:\d|%d|\{)/i

function tensorFlowDevice(python: PythonText, imports: readonly PythonImport[]): DeviceRequest | undefined {
  const { strings, lineAt } = python
  const [strategy] = tensorFlowStrategies(python)
  if (strategy !== undefined) return strategy
  const placed = imports.some(({ module }) => /^tensorflow\b/.test(module))
    ? strings.find(({ value, long }) => !long && gpuPlacement.test(value))
    : undefined
  return placed === undefined ? undefined : { line: lineAt(placed.start), kind: 'gpu' }
}

/** What TensorFlow is told to spread the work over; a program may choose between two. */
function tensorFlowStrategies({ code, lineAt }: PythonText): DeviceRequest[] {
  const tpu = /\b(?:TPUStrategy|TPUClusterResolver|TPUEstimator|TPUEstimatorSpec)\s*\(/.exec(code)
  const gpu = /\b(?:MirroredStrategy|MultiWorkerMirroredStrategy)\s*\(/.exec(code)
  return [
    ...(tpu === null ? [] : [{ line: lineAt(tpu.index), kind: 'tpu', vendor: 'google' } as const]),
    ...(gpu === null ? [] : [{ line: lineAt(gpu.index), kind: 'gpu' } as const]),
  ]
}

function jaxDevice({ code, strings, lineAt }: PythonText): DeviceRequest | undefined {
  const requested = strings.filter(
    ({ start, value }) =>
      /^(?:gpu|cuda|tpu)$/.test(value) &&
      /\bjax\.(?:local_)?(?:devices|device_count)\s*\(\s*(?:backend\s*=\s*)?$/.test(
        code.slice(Math.max(0, start - 60), start),
      ),
  )
  const [first] = requested
  if (first === undefined || requested.some(({ value }) => (value === 'tpu') !== (first.value === 'tpu')))
    return undefined
  const line = lineAt(first.start)
  return first.value === 'tpu' ? { line, kind: 'tpu', vendor: 'google' } : { line, kind: 'gpu' }
}

/** Chips that a package is made for which the code cannot do without. */
function otherDevice(imports: readonly PythonImport[]): DeviceRequest | undefined {
  const found = imports.find(
    ({ module, when }) => when === 'always' && moduleMeaning(module)?.otherAccelerator === true,
  )
  return found && { line: found.line, kind: 'other' }
}
