import { below, entriesOf, itemsOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../../text/document.ts'
import { hardwareNamed, hardwareOf, type ResourceRequest } from '../../observation/resource-request.ts'

/** A label that a node must have; several values where any of them will do. */
interface Label {
  readonly values: readonly string[]
  readonly range: Range
}

export type Labels = ReadonlyMap<string, Label>

/** What the labels of nodes tell, and where the first that tells of an accelerator stands. */
export interface Placement
  extends Pick<ResourceRequest, 'name' | 'machine' | 'topology' | 'provider' | 'spot' | 'perNode'> {
  readonly range?: Range
}

/** Labels whose values are models of accelerators. */
export const acceleratorLabels: readonly string[] = [
  'cloud.google.com/gke-tpu-accelerator',
  'cloud.google.com/gke-accelerator',
  'nvidia.com/gpu.product',
  'gpu.nvidia.com/class',
  'gpu.nvidia.com/model',
  'amd.com/gpu.product-name',
  'k8s.amazonaws.com/accelerator',
  'karpenter.k8s.aws/instance-gpu-name',
  'karpenter.k8s.aws/instance-accelerator-name',
  'accelerator',
]

const machineLabels: readonly string[] = ['node.kubernetes.io/instance-type', 'beta.kubernetes.io/instance-type']

const topologyLabels: readonly string[] = [
  'cloud.google.com/gke-tpu-topology',
  'cloud.google.com/gke-tpu-slice-topology',
]

/** Labels of one cloud begin with its own domain. */
const providerDomains: readonly (readonly [domain: string, provider: string])[] = [
  ['cloud.google.com/', 'gcp'],
  ['iam.gke.io/', 'gcp'],
  ['karpenter.k8s.aws/', 'aws'],
  ['eks.amazonaws.com/', 'aws'],
  ['k8s.amazonaws.com/', 'aws'],
  ['sagemaker.amazonaws.com/', 'aws'],
  ['kubernetes.azure.com/', 'azure'],
  ['node.coreweave.cloud/', 'coreweave'],
  ['oci.oraclecloud.com/', 'oci'],
]

const spotLabels: readonly (readonly [label: string, spot: string])[] = [
  ['cloud.google.com/gke-spot', 'true'],
  ['cloud.google.com/gke-preemptible', 'true'],
  ['cloud.google.com/gke-provisioning', 'spot'],
  ['karpenter.sh/capacity-type', 'spot'],
  ['eks.amazonaws.com/capacityType', 'spot'],
  ['kubernetes.azure.com/scalesetpriority', 'spot'],
]

/** The labels of a plain mapping, such as `nodeSelector`. */
export function labelsIn(...maps: readonly (Node | undefined)[]): Labels {
  const labels = new Map<string, Label>()
  for (const map of maps) {
    for (const [key, { node, key: range }] of entriesOf(map)) {
      const value = wordOf(node)
      if (value !== undefined) labels.set(key, { values: [value], range })
    }
  }
  return labels
}

/** The labels that a pod requires of its node: its selector, and the affinity without which it does not run. */
export function requiredLabels(pod: Node | undefined): Labels {
  const labels = new Map(labelsIn(below(pod, 'nodeSelector')))
  const required = below(pod, 'affinity', 'nodeAffinity', 'requiredDuringSchedulingIgnoredDuringExecution')
  const terms = itemsOf(below(required, 'nodeSelectorTerms'))
  // Several terms are alternatives, which is more than labels can say.
  if (terms.length === 1) addRequirements(labels, below(terms[0], 'matchExpressions'))
  return labels
}

/** `{ key, operator: In, values }`, as affinities and Karpenter write it. */
export function addRequirements(labels: Map<string, Label>, requirements: Node | undefined): void {
  for (const requirement of itemsOf(requirements)) {
    const key = wordOf(below(requirement, 'key'))
    const values = itemsOf(below(requirement, 'values')).map(wordOf)
    if (key === undefined || wordOf(below(requirement, 'operator')) !== 'In' || values.length === 0) continue
    if (values.every((value) => value !== undefined)) labels.set(key, { values, range: requirement.range })
  }
}

export function placementOf(labels: Labels): Placement {
  const name = only(labels, acceleratorLabels, (value) => hardwareNamed(value) !== undefined)
  const machine = only(labels, machineLabels, (value) => hardwareOf(value) !== undefined)
  const topology = only(labels, topologyLabels, () => true)
  const provider = providerDomains.find(([domain]) => [...labels.keys()].some((label) => label.startsWith(domain)))
  const spot = spotLabels.some(([label, value]) => only(labels, [label], (word) => word.toLowerCase() === value))
  const range = name?.range ?? machine?.range
  return {
    name: name?.value,
    machine: machine?.value,
    topology: topology?.value,
    provider: provider?.[1],
    ...(spot && { spot: true }),
    ...(range && { range }),
  }
}

function only(
  labels: Labels,
  names: readonly string[],
  fits: (value: string) => boolean,
): { value: string; range: Range } | undefined {
  for (const name of names) {
    const label = labels.get(name)
    const [value, another] = label?.values ?? []
    if (label && value !== undefined && another === undefined && fits(value)) return { value, range: label.range }
  }
  return undefined
}
