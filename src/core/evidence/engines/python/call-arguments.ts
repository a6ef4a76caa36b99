import type { PythonCall } from '../../../languages/python/python-calls.ts'
import type { PythonValue } from '../../../languages/python/python-values.ts'
import type { MapNode, Node, Range } from '../../../text/document.ts'

/** The named arguments of a call as a map. Its places are lines. */
export function argumentsOf({ values, line }: PythonCall): MapNode {
  const entries = [...values].map(([name, value]) => {
    const key: Range = [value?.line ?? line, value?.line ?? line]
    return [name, { key, node: nodeOf(value, key), range: key }] as const
  })
  return { kind: 'map', entries: new Map(entries), range: [line, line] }
}

/** A computed value, or one that the caller sets, becomes an open value. */
function nodeOf(told: PythonValue | undefined, range: Range): Node {
  const value = told?.byDefault ? '$' : (told?.value ?? '$')
  if (typeof value === 'object')
    return {
      kind: 'list',
      items: value.map((item) => ({ kind: 'scalar', value: item, source: String(item), range })),
      range,
    }
  return { kind: 'scalar', value, source: String(value), range }
}
