import { entriesOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { Certainty } from '../../observation/observation.ts'
import { hardwareNamed, type ResourceRequest } from '../../observation/resource-request.ts'
import { foundAt, type Teller } from './fields.ts'

/** One accelerator that will do, with its number on each node. */
export interface Spec extends Pick<ResourceRequest, 'kind' | 'vendor' | 'name' | 'perNode'> {
  readonly certainty?: Certainty
}

/** Undefined where one cannot be read. */
export type Specs = readonly (Spec | undefined)[]

/**
 * `H100:8`, `nvidia:A100:80GB:2..4`, `{H100: 8, A100: 8}`, `{name: H100, memory: 80GB, count: 8}` and lists of these, as
 * SkyPilot and dstack write what a node has. A name without a number is one; an open range has no number.
 */
export const specs =
  (...paths: readonly string[]): Teller<Specs> =>
  (job) => {
    const found = paths.map((path) => foundAt(job, path)).find((each) => each.length > 0) ?? []
    const value = found.flatMap(({ node }) => specsIn(node))
    return found[0] && { value: value.length > 0 ? value : undefined, at: found[0] }
  }

function specsIn(node: Node): Specs {
  if (node.kind === 'list') return node.items.flatMap(specsIn)
  if (node.kind === 'scalar') {
    const isNone = node.value === null || /^(?:none|auto|)$/i.test(node.source.trim())
    const word = wordOf(node)
    return isNone ? [] : [word === undefined ? undefined : word.split(':')].flatMap(ofParts)
  }
  if (!['name', ...partKeys].some((key) => node.entries.has(key)))
    return entriesOf(node).flatMap(([name, { node: count }]) =>
      isOpen(name) ? [undefined] : ofParts([...name.split(':'), wordOf(count) ?? (isNull(count) ? '' : '..')]),
    )
  const names = node.entries.get('name')?.node
  const rest = partKeys.flatMap((key) => wordOf(node.entries.get(key)?.node) ?? [])
  const words = names?.kind === 'list' ? names.items.map(wordOf) : (wordOf(names)?.split(',') ?? [''])
  return words.flatMap((name) => ofParts(name === undefined ? undefined : [name, ...rest]))
}

/** What a map tells of one kind of accelerator, beside its `name`. */
const partKeys = ['vendor', 'memory', 'count']

const isOpen = (word: string): boolean => /[${}<>]/.test(word)
const isNull = (node: Node): boolean => node.kind === 'scalar' && node.value === null

const vendors: ReadonlyMap<string, Omit<Spec, 'name'>> = new Map([
  ['nvidia', { kind: 'gpu', vendor: 'nvidia' }],
  ['amd', { kind: 'gpu', vendor: 'amd' }],
  ['google', { kind: 'tpu', vendor: 'google' }],
  ['tpu', { kind: 'tpu', vendor: 'google' }],
  ['intel', { kind: 'other', vendor: 'intel' }],
  ['tenstorrent', { kind: 'other' }],
])

/** The parts stand in any order, and are told apart by what they look like. */
function ofParts(parts: readonly string[] | undefined): Specs {
  if (parts === undefined) return [undefined]
  let [vendor, names, memory, count]: (string | undefined)[] = []
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    if (vendors.has(part.toLowerCase())) vendor = part.toLowerCase()
    else if (/^\d{0,4}(?:\.\.\d{0,4})?$/.test(part)) count = part
    else if (/^[\d.]{0,8}(?:[GMT]B)?(?:\.\.[\d.]{0,8}[GMT]B|\.\.)?$/i.test(part)) memory = part
    else if (names === undefined) names = part
    else return [undefined]
  }
  const perNode = only(count ?? '1')
  return (names?.split(',') ?? [undefined]).map((name) => specOf(vendor, name?.trim(), memory, perNode))
}

/** `8` and `8..8`; undefined for everything that leaves a choice. */
function only(range: string): number | undefined {
  const [least, most = least] = range.split('..')
  return least === most ? wholeNumber(least) : undefined
}

function specOf(
  vendor: string | undefined,
  name: string | undefined,
  memory: string | undefined,
  perNode: number | undefined,
): Spec | undefined {
  // An A100 of 80GB is another card than one of 40GB.
  const precise = memory && /^\d+GB$/i.test(memory) ? `${name}-${memory}` : undefined
  const known = [precise, name].find((each) => hardwareNamed(each))
  if (known !== undefined) return { name: known, perNode }
  const kind = vendors.get(vendor ?? '') ?? { kind: 'gpu' as const }
  if (name === undefined) return { ...kind, perNode }
  // Most names that are not known are of new or rare GPUs.
  return /^[A-Za-z]/.test(name) ? { ...kind, perNode, certainty: 'suggests' } : undefined
}
