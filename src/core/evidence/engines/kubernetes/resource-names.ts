import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import { resolveAccelerator } from '../../../catalog/accelerator-name.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'

/** A resource that a Kubernetes container asks for. */
export interface ResourceName {
  readonly kind: AcceleratorKind
  readonly vendor?: AcceleratorObservation['vendor']
  /** Whether its quantity counts accelerators; otherwise it counts parts of them. */
  readonly counts: 'accelerators' | 'parts'
  readonly provider?: string
  /** The accelerator, where the resource is of one name only. */
  readonly name?: string
  /** Where the quantity is the number of a slice, as with TPUs of old: the generation. */
  readonly sliceOf?: string
}

const gpu = (vendor: 'nvidia' | 'amd' | 'intel', counts: ResourceName['counts'] = 'accelerators'): ResourceName => ({
  kind: 'gpu',
  vendor,
  counts,
})

const other = (vendor: 'aws' | 'intel' | undefined, counts: ResourceName['counts'] = 'accelerators'): ResourceName => ({
  kind: 'other',
  counts,
  ...(vendor && { vendor }),
})

const names: ReadonlyMap<string, ResourceName> = new Map([
  ['nvidia.com/gpu', gpu('nvidia')],
  ['nvidia.com/pgpu', gpu('nvidia')],
  ['nvidia.com/gpu.shared', gpu('nvidia', 'parts')],
  ['alpha.kubernetes.io/nvidia-gpu', gpu('nvidia')],
  ['amd.com/gpu', gpu('amd')],
  ['gpu.intel.com/i915', gpu('intel')],
  ['gpu.intel.com/xe', gpu('intel')],
  ['google.com/tpu', { kind: 'tpu', vendor: 'google', counts: 'accelerators', provider: 'gcp' }],
  ['aws.amazon.com/neuron', other('aws')],
  ['aws.amazon.com/neurondevice', other('aws')],
  ['aws.amazon.com/neuroncore', other('aws', 'parts')],
  ['habana.ai/gaudi', { ...other('intel'), name: 'gaudi' }],
  ['cambricon.com/mlu', other(undefined)],
  ['qualcomm.com/qaic', other(undefined)],
])

const legacyTpu = /^cloud-tpus\.google\.com\/(?:preemptible-)?(v[23])$/

/** The accelerator that a resource such as `nvidia.com/gpu` stands for; undefined for all other resources. */
export function acceleratorResource(resource: string): ResourceName | undefined {
  const name = names.get(resource)
  if (name) return name
  if (/^nvidia\.com\/mig-\d/.test(resource)) return gpu('nvidia', 'parts')
  // Clusters that name the devices of each model apart, such as the National Research Platform.
  const model = /^(?:nvidia|amd)\.com\/([a-z][\w-]{1,40})$/i.exec(resource)?.[1]
  const isKnown = model !== undefined && resolveAccelerator(model)?.kind === 'gpu'
  if (isKnown) return { ...gpu(resource.startsWith('amd') ? 'amd' : 'nvidia'), name: model }
  if (/^huawei\.com\/Ascend\d/.test(resource)) return other(undefined)
  const sliceOf = legacyTpu.exec(resource)?.[1]
  return sliceOf ? { kind: 'tpu', vendor: 'google', counts: 'parts', provider: 'gcp', sliceOf } : undefined
}

/** Whether a text may hold such a name, without parsing it. */
export const mayRequestAccelerator = (text: string): boolean =>
  /nvidia\.com\/|nvidia-gpu|amd\.com\/|gpu\.intel\.com\/|google\.com\/|aws\.amazon\.com\/neuron|habana\.ai\/|huawei\.com\/|cambricon\.com\/|qualcomm\.com\//.test(
    text,
  )
