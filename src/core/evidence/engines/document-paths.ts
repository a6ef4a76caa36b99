import type { DocumentPart } from '../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../text/document.ts'

/** A value, with the place of its key, or its own place in a list. */
export interface Found {
  readonly node: Node
  readonly range: Range
  /** The last key on the path to it. */
  readonly key?: string
}

/** The steps of `jobs.*.resources`. `*`: each value of a map or list; `**`: each map at any depth, parents first. */
export const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

/** All values at a path, in document order. */
export function findAll(from: Found, steps: readonly string[]): readonly Found[] {
  let found: readonly Found[] = [from]
  for (const step of steps) {
    found = found.flatMap((each) =>
      step === '**' ? mapsIn(each) : step === '*' ? childrenOf(each) : child(each, step),
    )
  }
  return found
}

function child({ node }: Found, key: string): readonly Found[] {
  const entry = node.kind === 'map' ? node.entries.get(key) : undefined
  return entry === undefined ? [] : [{ node: entry.node, range: entry.key, key }]
}

function childrenOf({ node, key }: Found): readonly Found[] {
  if (node.kind === 'scalar') return []
  if (node.kind === 'list') return node.items.map((item) => ({ node: item, range: item.range, ...(key && { key }) }))
  return [...node.entries].map(([own, entry]) => ({ node: entry.node, range: entry.key, key: own }))
}

const mapsIn = (from: Found): readonly Found[] => [
  ...(from.node.kind === 'map' ? [from] : []),
  ...childrenOf(from).flatMap(mapsIn),
]

/** The outermost maps, at or below a value, that pass a test. */
export const outermost = (from: Found, test: (map: Found) => boolean): readonly Found[] =>
  from.node.kind === 'map' && test(from) ? [from] : childrenOf(from).flatMap((inner) => outermost(inner, test))

/** The paths that must exist, one path of each list. `key=a|b` requires one of these words. */
export type Signs = readonly (string | readonly string[])[]

export class SignTest {
  readonly #signs: readonly (readonly Sign[])[]

  constructor(signs: Signs) {
    this.#signs = signs.map((each) => (typeof each === 'string' ? [each] : each).map(signOf))
  }

  /** Tests the known keys of a text before parsing. `isTop`: paths start at the top of the document. */
  mayStand({ hasKey, hasTopKey }: DocumentPart, isTop: boolean): boolean {
    return this.#signs.every((any) =>
      any.some(({ keys, steps }) => keys.every(hasKey) && (!isTop || steps[0] !== keys[0] || hasTopKey(keys[0] ?? ''))),
    )
  }

  holds(from: Found): boolean {
    return this.#signs.every((any) => any.some((sign) => findAll(from, sign.steps).some(sign.fits)))
  }

  /** The place of the first sign. */
  place(from: Found): Range {
    const [first] = (this.#signs[0] ?? []).flatMap(({ steps }) => findAll(from, steps))
    return first?.range ?? from.range
  }
}

interface Sign {
  readonly steps: readonly string[]
  readonly keys: readonly string[]
  readonly fits: (found: Found) => boolean
}

function signOf(written: string): Sign {
  const [path = '', choice] = written.split('=')
  const steps = stepsOf(path)
  const words = choice?.split('|')
  const fits = ({ node }: Found): boolean =>
    words === undefined || (node.kind === 'scalar' && words.includes(node.source.trim().toLowerCase()))
  return { steps, keys: steps.filter((step) => !step.startsWith('*')), fits }
}
