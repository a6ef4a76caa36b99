import type { Entry, MapNode, Node } from '../../../text/document.ts'
import { findAll, SignTest } from '../document-paths.ts'
import type { DocumentedDefaults } from './documented-defaults.ts'
import type { Program } from './programs.ts'
import { type ReadSetting, readSettings } from './read-settings.ts'

export interface DefaultSetting extends ReadSetting {
  /** The program whose documented default it is. */
  readonly byDefault: string
}

/**
 * What follows from a program's documented defaults and its settings do not state. An option that is written but left
 * open has no default. The place is that of the program's sign.
 */
export function defaultSettings(
  program: Program,
  root: MapNode,
  stated: readonly ReadSetting[],
): readonly DefaultSetting[] {
  const known = new Set(stated.map(({ key }) => key))
  const given = { ...root, entries: new Map([...root.entries].filter(([, { node }]) => !isEmpty(node))) }
  return (program.defaults ?? []).flatMap((each) => {
    const filled = withDefaults(given, each)
    const read = filled === undefined ? [] : readSettings(program, filled)
    const added = read.filter(({ key, isHint }) => !isHint && !known.has(key))
    for (const { key } of added) known.add(key)
    return added.map((setting) => ({ ...setting, byDefault: each.program }))
  })
}

const isEmpty = (node: Node): boolean => node.kind === 'scalar' && node.value === null

/** The settings with the options that they leave out; undefined if there are none, or the settings are of another program. */
function withDefaults(root: MapNode, { signs, unless = [], options }: DocumentedDefaults): MapNode | undefined {
  const from = { node: root, range: root.range }
  const sign = new SignTest(signs)
  if (!sign.holds(from) || unless.some((each) => new SignTest([each]).holds(from))) return undefined
  const range = sign.place(from)
  const left = Object.entries(options).filter(
    ([option]) => findAll(from, ['**', option.split('.').at(-1) ?? '']).length === 0,
  )
  if (left.length === 0) return undefined
  return left.reduce((all, [option, value]) => {
    const node: Node = { kind: 'scalar', value, source: String(value), range }
    return inserted(all, option.split('.'), { key: range, node, range })
  }, root)
}

/** A map with an entry at a path. */
function inserted(map: MapNode, [step = '', ...rest]: readonly string[], entry: Entry): MapNode {
  const there = map.entries.get(step)?.node
  const inner: MapNode = there?.kind === 'map' ? there : { kind: 'map', entries: new Map(), range: entry.range }
  const node = rest.length === 0 ? entry.node : inserted(inner, rest, entry)
  return { ...map, entries: new Map([...map.entries, [step, { ...entry, node }]]) }
}
