import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { documentedKind, resolveWord } from '../../catalog/names/word-lookup.ts'
import { type Entry, type MapNode, type Node, withEntries } from '../../text/document.ts'

export const kinds: readonly string[] = ['gpu', 'tpu', 'other']

/** Other spellings of keys: with the other separator, or in camel case. */
const spellings: Readonly<Record<string, string>> = {
  fail_on: 'fail-on',
  failOn: 'fail-on',
  no_manifest: 'no-manifest',
  noManifest: 'no-manifest',
  waiver_terms: 'waiver-terms',
  waiverTerms: 'waiver-terms',
  required: 'require',
  limit: 'limits',
  'chip-hours': 'chip_hours',
  chipHours: 'chip_hours',
  'cost-increase': 'cost_increase',
  'chip-hours-increase': 'chip_hours_increase',
  'max-days': 'max_days',
  maxDays: 'max_days',
}

/**
 * Expands the shorthands of a policy: a word becomes its mapping, a single item a list, another spelling the key
 * itself. Every value keeps its place.
 */
export function expandPolicy(root: MapNode): MapNode {
  return changed(spelled(root), {
    'fail-on': (node) => wordAs('value', node),
    'no-manifest': (node) => wordAs('value', node),
    rules: (node) => eachEntry(node, (inner) => wordAs('severity', inner)),
    thresholds: (node) => eachEntry(renamed(node), (inner) => (inner.kind === 'map' ? inner : asMap('value', inner))),
    require: (node) => eachItem(asList(node), (inner) => withStages(wordAs('keys', inner))),
    hardware: (node) => (node.kind === 'map' ? changed(node, { allow: hardwareItems, deny: hardwareItems }) : node),
    limits: (node) => eachItem(asList(node), (inner) => withStages(renamed(inner))),
    'waiver-terms': renamed,
  })
}

const hardwareItems = (node: Node): Node =>
  eachItem(asList(node), (item) =>
    item.kind === 'scalar' && item.value !== null ? asMap(keyOfWord(item.source), hardwareWord(item)) : item,
  )

/** Vendors of several kinds of chips that no single catalog name covers. */
const chipsOfMakers: Readonly<Record<string, readonly string[]>> = { intel: ['intel gpu', 'habana'] }

function hardwareWord(node: Extract<Node, { kind: 'scalar' }>): Node {
  const maker = node.source.toLowerCase()
  if (!Object.hasOwn(chipsOfMakers, maker)) return node
  const items = (chipsOfMakers[maker] ?? []).map((word): Node => ({ ...node, value: word, source: word }))
  return { kind: 'list', items, range: node.range }
}

/** What a word of an allow or deny list names. Unknown words count as accelerators, and are rejected as such. */
function keyOfWord(word: string): string {
  if (documentedKind(word) !== undefined) return 'kind'
  // A vendor such as NVIDIA may have a cloud of the same name. A list of hardware means the chips.
  if (resolveAccelerator(word) || Object.hasOwn(chipsOfMakers, word.toLowerCase())) return 'accelerator'
  if (resolveProvider(word)) return 'provider'
  return word.includes('*') || resolveMachine(word) ? 'machine' : 'accelerator'
}

function changed(map: MapNode, changes: Readonly<Record<string, (node: Node) => Node>>): MapNode {
  return withEntries(
    map,
    Object.entries(changes).flatMap(([key, change]): [string, Entry][] => {
      const entry = map.entries.get(key)
      return entry === undefined ? [] : [[key, { ...entry, node: change(entry.node) }]]
    }),
  )
}

function spelled(map: MapNode): MapNode {
  const entries = [...map.entries].map(([key, entry]): [string, Entry] => {
    const own = Object.hasOwn(spellings, key) ? (spellings[key] as string) : key
    return [map.entries.has(own) ? key : own, entry]
  })
  return { ...map, entries: new Map(entries) }
}

const withStages = (node: Node): Node =>
  node.kind === 'map'
    ? changed(node, { stage: (stage) => (stage.kind === 'list' ? eachItem(stage, stageWord) : stageWord(stage)) })
    : node

function stageWord(node: Node): Node {
  const stage = node.kind === 'scalar' ? resolveWord('stage', node.source) : undefined
  return stage === undefined ? node : { ...node, kind: 'scalar', value: stage, source: stage }
}

const renamed = (node: Node): Node => (node.kind === 'map' ? spelled(node) : node)
const asMap = (key: string, node: Node): MapNode => ({
  kind: 'map',
  entries: new Map([[key, { key: node.range, node, range: node.range }]]),
  range: node.range,
})
const wordAs = (key: string, node: Node): Node =>
  node.kind === 'scalar' && node.value !== null ? asMap(key, node) : node
const asList = (node: Node): Node =>
  node.kind === 'list' || (node.kind === 'scalar' && node.value === null)
    ? node
    : { kind: 'list', items: [node], range: node.range }
const eachItem = (node: Node, change: (item: Node) => Node): Node =>
  node.kind === 'list' ? { ...node, items: node.items.map(change) } : node
const eachEntry = (node: Node, change: (inner: Node) => Node): Node =>
  node.kind === 'map'
    ? {
        ...node,
        entries: new Map([...node.entries].map(([key, entry]) => [key, { ...entry, node: change(entry.node) }])),
      }
    : node
