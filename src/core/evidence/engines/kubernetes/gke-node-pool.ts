import { below, flagOf, itemsOf, wholeOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import type { ResourceRequest } from '../../observation/resource-request.ts'

/** What a pool of GKE's nodes is made of, and where the file says so. */
export interface NodePool {
  readonly node: Node
  readonly request: ResourceRequest
}

/**
 * A pool of GKE's nodes as an object of Kubernetes, in Google's own words, Config Connector's or Crossplane's. How many
 * nodes a job gets of it is left open. Undefined for pools of other clouds.
 */
export function gkeNodePool(spec: Node | undefined): NodePool | undefined {
  const config = below(spec, 'nodeConfig') ?? itemsOf(below(spec, 'forProvider', 'nodeConfig'))[0]
  const machine = below(config, 'machineType')
  const cards = [...itemsOf(below(config, 'accelerators')), ...itemsOf(below(config, 'guestAccelerator'))]
  const [card, another] = cards
  const type = below(card, 'acceleratorType') ?? below(card, 'type')
  const node = type ?? machine
  if (node === undefined || another !== undefined) return undefined
  const count = wholeOf(below(card, 'acceleratorCount')) ?? wholeOf(below(card, 'count'))
  const topology = below(spec, 'placementPolicy', 'tpuTopology')
  const isSpot = ['spot', 'preemptible'].some((key) => flagOf(below(config, key)) === true)
  return {
    node,
    request: {
      name: wordOf(type),
      perNode: count,
      machine: wordOf(machine),
      topology: wordOf(topology),
      provider: 'gcp',
      ...(isSpot && { spot: true }),
    },
  }
}
