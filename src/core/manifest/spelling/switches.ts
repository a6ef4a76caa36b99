import type { Node } from '../../text/document.ts'
import type { Said } from './key-lookup.ts'
import type { Saying } from './phrases/saying.ts'
import { listAt, scalarAt } from './values/value-node.ts'

/** What a switch says that is on, written where the node stands. */
export const sayingOfSwitch = (said: Said, node: Node): Saying =>
  said.map(([key, value]) => [key, valueAt(key, value, node)])

/** A value of the tables as a node of its key's form: a list where the key holds several. */
export function valueAt(key: string, value: string, node: Node): Node {
  const scalar = scalarAt(node, value === 'true' ? true : value === 'false' ? false : value)
  return holdsList.has(key) ? listAt(node, [scalar]) : scalar
}

const holdsList: ReadonlySet<string> = new Set(['framework.libraries', 'hardware.offload', 'model.custom_kernels'])
