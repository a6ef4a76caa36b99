import { type MapNode, type Node, withEntries } from '../../text/document.ts'
import type { Said } from './key-lookup.ts'
import type { Saying } from './phrases/saying.ts'
import { listAt, scalarAt, textOf } from './values/value-node.ts'

/** What a switch that is on declares, placed at its node. */
export const sayingOfSwitch = (declared: Said, node: Node): Saying =>
  declared.map(([key, value]) => [key, valueAt(key, value, node)])

/** A table's value as a node: a list if the key has several values. */
export function valueAt(key: string, value: string, node: Node): Node {
  const scalar = scalarAt(node, value === 'true' ? true : value === 'false' ? false : value)
  return holdsList.has(key) ? listAt(node, [scalar]) : scalar
}

const holdsList: ReadonlySet<string> = new Set(['framework.libraries', 'hardware.offload', 'model.custom_kernels'])

/** `deepspeed: ds_config_zero3.json` and `offload_optimizer: cpu` turn the switch on. */
export const isSettings = (name: string, node: Node): boolean =>
  /offload/i.test(name) ? textOf(node) !== undefined : /\.(?:json|ya?ml)$|zero[\s_-]*[123]/i.test(textOf(node) ?? '')

/** The mapping without the key that turns the switch on. */
export const withoutSwitch = (map: MapNode): MapNode =>
  withEntries(
    map,
    ['enabled', 'device'].map((key) => [key, undefined]),
  )
