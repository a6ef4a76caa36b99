import { below, entriesOf, itemsOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import { hardwareNamed, hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'

/** The labels that a node must have, with their places. */
export type Labels = ReadonlyMap<string, { readonly value: string; readonly range: Range }>

/** The hardware that node labels show, and the place of the first label that names an accelerator. */
export interface Placement extends Pick<ResourceRequest, 'name' | 'machine' | 'topology' | 'provider' | 'spot'> {
  readonly range?: Range
}

const acceleratorLabels = [
  'cloud.google.com/gke-tpu-accelerator',
  'cloud.google.com/gke-accelerator',
  'nvidia.com/gpu.product',
  'gpu.nvidia.com/class',
  'amd.com/gpu.product-name',
  'k8s.amazonaws.com/accelerator',
  'karpenter.k8s.aws/instance-gpu-name',
  'accelerator',
]

const machineLabels = ['node.kubernetes.io/instance-type', 'beta.kubernetes.io/instance-type']

const topologyLabels = ['cloud.google.com/gke-tpu-topology', 'cloud.google.com/gke-tpu-slice-topology']

/** Each cloud's labels begin with its domain. */
const providerDomains: readonly (readonly [domain: string, provider: string])[] = [
  ['cloud.google.com/', 'gcp'],
  ['karpenter.k8s.aws/', 'aws'],
  ['eks.amazonaws.com/', 'aws'],
  ['k8s.amazonaws.com/', 'aws'],
  ['sagemaker.amazonaws.com/', 'aws'],
  ['kubernetes.azure.com/', 'azure'],
  ['node.coreweave.cloud/', 'coreweave'],
  ['oci.oraclecloud.com/', 'oci'],
]

const spotLabels: readonly (readonly [label: string, value: string])[] = [
  ['cloud.google.com/gke-spot', 'true'],
  ['cloud.google.com/gke-preemptible', 'true'],
  ['cloud.google.com/gke-provisioning', 'spot'],
  ['karpenter.sh/capacity-type', 'spot'],
  ['eks.amazonaws.com/capacityType', 'spot'],
  ['kubernetes.azure.com/scalesetpriority', 'spot'],
]

/** The labels that a pod requires: its node selector and its required affinity. */
export function requiredLabels(pod: Node | undefined): Labels {
  const labels = new Map<string, { value: string; range: Range }>()
  for (const [key, { node, key: range }] of entriesOf(below(pod, 'nodeSelector'))) {
    const value = wordOf(node)
    if (value !== undefined) labels.set(key, { value, range })
  }
  const required = below(pod, 'affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution')
  const [term, otherTerm] = itemsOf(below(required, 'nodeSelectorTerms'))
  // Several terms, or values, are alternatives.
  if (otherTerm) return labels
  for (const requirement of itemsOf(below(term, 'matchExpressions'))) {
    const key = wordOf(below(requirement, 'key'))
    const [first, other] = itemsOf(below(requirement, 'values'))
    const value = wordOf(first)
    if (key === undefined || value === undefined || other || wordOf(below(requirement, 'operator')) !== 'In') continue
    labels.set(key, { value, range: requirement.range })
  }
  return labels
}

export function placementOf(labels: Labels): Placement {
  const first = (names: readonly string[], fits: (value: string) => boolean) =>
    names.flatMap((name) => labels.get(name) ?? []).find(({ value }) => fits(value))
  const name = first(acceleratorLabels, (value) => hardwareNamed(value) !== undefined)
  const machine = first(machineLabels, (value) => hardwareOf(value) !== undefined)
  const provider = providerDomains.find(([domain]) => [...labels.keys()].some((label) => label.startsWith(domain)))
  const spot = spotLabels.some(([label, value]) => labels.get(label)?.value.toLowerCase() === value)
  const range = name?.range ?? machine?.range
  return {
    name: name?.value,
    machine: machine?.value,
    topology: first(topologyLabels, () => true)?.value,
    provider: provider?.[1],
    ...(spot && { spot: true }),
    ...(range && { range }),
  }
}
