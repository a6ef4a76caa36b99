import { resolveAccelerator } from '../../../catalog/names/accelerator-name.ts'
import type { Node } from '../../../text/document.ts'
import { scalarAt, textOf } from '../values/value-node.ts'

/** What one written value declares: canonical keys with their values, some only if nothing else sets that key. */
export type Saying = readonly (readonly [key: string, node: Node, isOnlyIfAlone?: true])[]

/** The key of words that are reported as not read. */
export const unread = ''

/** The node unchanged if it already has this text. */
export const sameOr = (item: Node, name: string): Node => (textOf(item) === name ? item : scalarAt(item, name))

/**
 * Whether pieces count hardware twice, or give one key two values: `8x H100, 8x H100` may be eight or sixteen, and only
 * its author knows.
 */
export function countsTwice(declared: Saying): boolean {
  const isCounted = ([key, value]: Saying[number]): boolean => {
    const { count, slice } = (key === 'hardware.accelerator' && resolveAccelerator(textOf(value) ?? '')) || {}
    return (count ?? slice) !== undefined
  }
  const machines = declared.filter(([key]) => key === 'hardware.machine')
  if (declared.filter(isCounted).length > 1 || machines.length > 1) return true
  const others = declared.filter(([key]) => key !== 'hardware.accelerator' && key !== unread)
  return (
    new Set(others.map(([key, value]) => `${key} ${textOf(value)}`)).size > new Set(others.map(([key]) => key)).size
  )
}
