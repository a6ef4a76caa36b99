import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'

/** A resource that a Kubernetes container can request. */
export interface ResourceName {
  readonly kind: AcceleratorKind
  readonly vendor?: AcceleratorObservation['vendor']
  /** Whether its quantity counts accelerators or parts of them. */
  readonly counts: 'accelerators' | 'parts'
  readonly provider?: string
  /** The accelerator, if the resource means only one. */
  readonly name?: string
}

const counts = 'accelerators'

const names: Readonly<Record<string, ResourceName>> = {
  'nvidia.com/gpu': { kind: 'gpu', vendor: 'nvidia', counts },
  'nvidia.com/pgpu': { kind: 'gpu', vendor: 'nvidia', counts },
  'nvidia.com/gpu.shared': { kind: 'gpu', vendor: 'nvidia', counts: 'parts' },
  'amd.com/gpu': { kind: 'gpu', vendor: 'amd', counts },
  'gpu.intel.com/i915': { kind: 'gpu', vendor: 'intel', counts },
  'gpu.intel.com/xe': { kind: 'gpu', vendor: 'intel', counts },
  'google.com/tpu': { kind: 'tpu', vendor: 'google', counts, provider: 'gcp' },
  'aws.amazon.com/neuron': { kind: 'other', vendor: 'aws', counts },
  'aws.amazon.com/neuroncore': { kind: 'other', vendor: 'aws', counts: 'parts' },
  'habana.ai/gaudi': { kind: 'other', vendor: 'intel', counts, name: 'gaudi' },
}

/** The accelerator of a resource such as `nvidia.com/gpu`. Undefined for other resources. */
export function acceleratorResource(resource: string): ResourceName | undefined {
  if (Object.hasOwn(names, resource)) return names[resource]
  if (/^nvidia\.com\/mig-\d/.test(resource)) return { kind: 'gpu', vendor: 'nvidia', counts: 'parts' }
  return /^huawei\.com\/Ascend\d/.test(resource) ? { kind: 'other', counts } : undefined
}

const domains = [
  'nvidia.com/',
  'amd.com/',
  'google.com/',
  'huawei.com/',
  'intel.com/',
  'aws.amazon.com/neuron',
  'habana.ai/',
]

/** Tests a text for such a name without parsing it. */
export const mayRequestAccelerator = (text: string): boolean => domains.some((domain) => text.includes(domain))
