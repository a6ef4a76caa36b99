import type { HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import { eachMap, jsonDocuments } from '../../../languages/yaml/yaml-documents.ts'
import type { AcceleratorObservation } from '../../observation/observation.ts'
import { hardwareNamed, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { acceleratorLabels } from '../kubernetes/node-labels.ts'
import { acceleratorResource } from '../kubernetes/resource-names.ts'
import { describedIn, withoutInsertions } from './aws-descriptions.ts'
import { all, bodiesBelow } from './blocks-within.ts'
import type { Where } from './resource.ts'

/**
 * The accelerators that containers ask for anywhere in a block: tasks of ECS and AWS Batch, written as Terraform's own
 * values or as JSON, and containers of Kubernetes and Cloud Run. What the nodes are that they run on stands elsewhere.
 */
export function containerObservations(where: Where, body: HclBody): AcceleratorObservation[] {
  const own = [...taskObservations(where, body), ...limitObservations(where, body)]
  const written = [...body.attributes.values()].flatMap((value) => jsonObservations(where, value))
  return [...own, ...written, ...bodiesBelow(body).flatMap((each) => containerObservations(where, each))]
}

/**
 * The accelerators of a task of ECS or a job of AWS Batch on one node; those of several containers add up. A job runs
 * as it is defined, a task as often as its service wants.
 */
export function taskContainerObservations(where: Where, block: HclBody, isJob: boolean): AcceleratorObservation[] {
  const seen = containerObservations(where, block)
  const [only, another] = seen
  if (only === undefined || another !== undefined) return seen
  const certainty = isJob && only.byDefault === undefined ? 'states' : only.certainty
  return [{ ...only, certainty, nodes: 1, ...(only.perNode !== undefined && { count: only.perNode }) }]
}

/** `resourceRequirements = [{ type = "GPU", value = "1" }]` */
function taskObservations({ path, values, job, provider }: Where, body: HclBody): AcceleratorObservation[] {
  return [...all(body, 'resourceRequirements'), ...all(body, 'resource_requirements')].flatMap((wanted) => {
    const type = wanted.attributes.get('type') ?? wanted.attributes.get('Type')
    const value = wanted.attributes.get('value') ?? wanted.attributes.get('Value')
    if (type === undefined || values.text(type) !== 'GPU') return []
    const words = {
      job,
      kind: 'gpu',
      perNode: values.whole(value),
      provider,
      ...values.defaults(value, undefined),
    } as const
    return observeRequest({ path, line: value?.line ?? type.line }, 'suggests', words) ?? []
  })
}

/** `resources { limits = { "nvidia.com/gpu" = 1 } }`; limits of anything else bound what may be had. */
function limitObservations({ path, values, job, provider }: Where, body: HclBody): AcceleratorObservation[] {
  for (const key of ['limits', 'requests']) {
    for (const limits of all(body, 'resources').flatMap((resources) => all(resources, key))) {
      for (const [name, value] of limits.attributes) {
        const resource = acceleratorResource(name)
        if (resource === undefined) continue
        const isCounted = resource.counts === 'accelerators'
        const request: ResourceRequest = {
          job,
          kind: resource.kind,
          vendor: resource.vendor,
          provider: resource.provider ?? provider,
          ...(resource.name && { name: resource.name }),
          ...(isCounted && { perNode: values.whole(value), ...values.defaults(value, undefined) }),
        }
        const seen = observeRequest({ path, line: value.line }, 'suggests', request)
        return seen ? [seen] : []
      }
    }
  }
  return []
}

function jsonObservations({ path, values, job }: Where, value: HclValue): AcceleratorObservation[] {
  const written = values.resolved(value)
  if (written?.kind !== 'heredoc' || !/^\s*[[{]/.test(written.text) || !mayRequest.test(written.text)) return []
  const found: AcceleratorObservation[] = []
  for (const { root, lineOf } of jsonDocuments(withoutInsertions(written.text))) {
    eachMap(root, (map) => {
      for (const { node, request } of describedIn(map)) {
        const seen = observeRequest({ path, line: written.line + lineOf(node.range) }, 'suggests', { job, ...request })
        if (seen) found.push(seen)
      }
      return undefined
    })
  }
  return found
}

const mayRequest = /resourceRequirements|instanceType/i

/** The model that the labels of nodes name: `node_labels = { gpu = "a10" }`. */
export function labelledModel({ values }: Where, body: HclBody): HclValue | undefined {
  for (const labels of labelKeys.flatMap((key) => all(body, key))) {
    for (const [key, value] of labels.attributes) {
      const isOfAccelerators =
        acceleratorLabels.includes(key) ||
        /(?:^|[./_-])(?:gpu|accelerator)(?:[_-]?(?:type|model|name|product))?$/i.test(key)
      if (isOfAccelerators && hardwareNamed(values.text(value))?.accelerator !== undefined) return value
    }
  }
  return undefined
}

const labelKeys = ['node_labels', 'labels', 'kubernetes_labels', 'k8s_labels', 'node_selector']
