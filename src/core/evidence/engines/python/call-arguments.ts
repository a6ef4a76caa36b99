import type { PythonCall } from '../../../languages/python/python-calls.ts'
import type { PythonValue } from '../../../languages/python/python-values.ts'
import type { MapNode, Node, Range } from '../../../text/document.ts'

/** The named arguments of a call as a map. Its places are lines. Values that the caller sets are open by default. */
export function argumentsOf({ values, line }: PythonCall, withDefaults = false): MapNode {
  const entries = [...values].map(([name, value]) => {
    const key: Range = [value?.line ?? line, value?.line ?? line]
    const told = value?.byDefault && !withDefaults ? undefined : value
    return [name, { key, node: nodeOf(told, key), range: key }] as const
  })
  return { kind: 'map', entries: new Map(entries), range: [line, line] }
}

/** A computed value becomes an open value. */
function nodeOf(told: PythonValue | undefined, range: Range): Node {
  const value = told?.value ?? '$'
  if (typeof value === 'object')
    return {
      kind: 'list',
      items: value.map((item) => ({ kind: 'scalar', value: item, source: String(item), range })),
      range,
    }
  return { kind: 'scalar', value, source: String(value), range }
}
