import { resolveModel } from '../../catalog/models/model-name.ts'
import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { resolveLibrary } from '../../catalog/software/libraries.ts'
import type { Node } from '../../text/document.ts'
import { allKeys } from '../keys/keys.ts'
import { withNoun } from '../keys/nouns.ts'
import type { Candidate } from './key-lookup.ts'
import { understood } from './phrases/phrases.ts'
import { type Saying, unread } from './phrases/saying.ts'
import { listAt, textOf } from './values/value-node.ts'

/** The value read for the first key that accepts it; undefined if none does. */
export function firstUnderstood(keys: readonly Candidate[], value: Node): Saying | undefined {
  const hasNoun = withNoun(textOf(value) ?? '') !== undefined
  const counted = hasNoun ? keys.find(({ path }) => isCounted(path)) : undefined
  const inOrder = [...(counted === undefined ? [] : [counted]), ...keys]
  for (const { path, onlyIfFits } of inOrder.toSorted((one, other) => openness(one.path) - openness(other.path))) {
    if (path === 'framework.libraries' && keys.length > 1 && !isSoftware(value)) continue
    const declared = onlyIfFits && isBareAmount(path, value) ? undefined : understood(path, value)
    const suitable = onlyIfFits ? known(path, declared) : declared
    if (suitable !== undefined) return suitable
  }
  return undefined
}

/** The key to report for a value that none accepts; undefined if the name has other uses. */
export function surest(keys: readonly Candidate[], value: Node): Candidate | undefined {
  const sure = keys.filter(({ onlyIfFits }) => !onlyIfFits)
  const isNumber = /^[-\d]/.test(textOf(value) ?? '')
  return sure.find(({ path }) => isNumber === isCounted(path)) ?? sure[0]
}

const isCounted = (path: string): boolean => /^hardware\.(?:count|nodes|slices|per_node)$/.test(path)

/** Among keys that share a name, the one with the smallest vocabulary comes first, and one with free text last. */
function openness(path: string): number {
  const kind = allKeys.get(path)?.kind
  if (kind === 'word') return 0
  return kind === 'text' || kind === 'list' || path === 'model.name' ? 2 : 1
}

/** A number without the key's unit: `dataset: { size: 52000 }` counts something else. */
const isBareAmount = (path: string, node: Node): boolean =>
  /^(?:bytes|duration|money)$/.test(allKeys.get(path)?.kind ?? '') && /^[\d.,_]+$/.test(textOf(node) ?? '')

/** At a name with other uses (`backend: mps`, `_target_: timm.create_model`), only known names are meant. */
function known(path: string, declared: Saying | undefined): Saying | undefined {
  if (path === 'framework.name') return knownSoftware(declared)
  const isModel = declared?.some(([key, node]) => key === path && resolveModel(textOf(node) ?? '') !== undefined)
  return path !== 'model.name' || isModel ? declared : undefined
}

/** Only the known programs; undefined if there is none. */
function knownSoftware(declared: Saying | undefined): Saying | undefined {
  const read = declared?.flatMap((each): Saying => {
    const [key, node] = each
    if (key !== 'framework.name') return [each]
    const names = node.kind === 'list' ? node.items : [node]
    const known = names.filter(isSoftware)
    return [
      ...(known.length > 0 ? [[key, known.length === 1 ? (known[0] as Node) : listAt(node, known)] as const] : []),
      ...names.filter((name) => !isSoftware(name)).map((name) => [unread, name] as const),
    ]
  })
  return read?.some(([key]) => key !== unread) ? read : undefined
}

/** A known program; a launcher may be any word. */
const isSoftware = (node: Node): boolean => {
  const text = textOf(node) ?? ''
  return resolveLibrary(text) !== undefined || resolveFramework(text) !== undefined
}
