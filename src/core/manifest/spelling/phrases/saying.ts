import type { Node } from '../../../text/document.ts'
import { scalarAt, textOf } from '../read-value.ts'

/** What one written value says: keys of the reference with their values. */
export type Saying = readonly (readonly [key: string, node: Node])[]

/** The node as it is where it says the word already. */
export const sameOr = (item: Node, name: string): Node => (textOf(item) === name ? item : scalarAt(item, name))
