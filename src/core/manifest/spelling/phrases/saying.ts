import { resolveAccelerator } from '../../../catalog/names/accelerator-name.ts'
import type { Node } from '../../../text/document.ts'
import { scalarAt, textOf } from '../values/value-node.ts'

/** What one written value says: keys of the reference with their values, some only where nothing else says that key. */
export type Saying = readonly (readonly [key: string, node: Node, isOnlyIfAlone?: true])[]

/** In the place of a key: words of a value that are not read, and are named so. */
export const unread = ''

/** The node as it is where it says the word already. */
export const sameOr = (item: Node, name: string): Node => (textOf(item) === name ? item : scalarAt(item, name))

/**
 * Whether what several pieces say counts hardware twice, or gives one key two values: `8x H100, 8x H100` may be eight
 * or sixteen, and nobody but its author can say.
 */
export function countsTwice(said: Saying): boolean {
  const isCounted = ([key, value]: Saying[number]): boolean =>
    key === 'hardware.accelerator' && resolveAccelerator(textOf(value) ?? '')?.count !== undefined
  const machines = said.filter(([key]) => key === 'hardware.machine')
  if (said.filter(isCounted).length > 1 || machines.length > 1) return true
  const others = said.filter(([key]) => key !== 'hardware.accelerator' && key !== unread)
  return (
    new Set(others.map(([key, value]) => `${key} ${textOf(value)}`)).size > new Set(others.map(([key]) => key)).size
  )
}
