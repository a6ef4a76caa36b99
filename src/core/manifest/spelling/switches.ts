import { type MapNode, type Node, withEntries } from '../../text/document.ts'
import type { Said } from './key-lookup.ts'
import type { Saying } from './phrases/saying.ts'
import { listAt, scalarAt, textOf } from './values/value-node.ts'

/** What a switch says that is on, written where the node stands. */
export const sayingOfSwitch = (said: Said, node: Node): Saying =>
  said.map(([key, value]) => [key, valueAt(key, value, node)])

/** A value of the tables as a node of its key's form: a list where the key holds several. */
export function valueAt(key: string, value: string, node: Node): Node {
  const scalar = scalarAt(node, value === 'true' ? true : value === 'false' ? false : value)
  return holdsList.has(key) ? listAt(node, [scalar]) : scalar
}

const holdsList: ReadonlySet<string> = new Set(['framework.libraries', 'hardware.offload', 'model.custom_kernels'])

/** `deepspeed: ds_config_zero3.json` and `offload_optimizer: cpu` turn the switch on. */
export const isSettings = (name: string, node: Node): boolean =>
  /offload/i.test(name) ? textOf(node) !== undefined : /\.(?:json|ya?ml)$|zero[\s_-]*[123]/i.test(textOf(node) ?? '')

/** The keys beside that which turns the switch on. */
export const withoutSwitch = (map: MapNode): MapNode =>
  withEntries(
    map,
    ['enabled', 'device'].map((key) => [key, undefined]),
  )
