import type { DocumentPart } from '../../languages/yaml/yaml-documents.ts'
import type { Node, Range } from '../../text/document.ts'

/** A value, with the place of the key that it stands behind, or of itself in a list. */
export interface Found {
  readonly node: Node
  readonly range: Range
  /** The key by which it was found last. */
  readonly key?: string
}

/** The steps of `jobs.*.resources`: `*` is each value of a map or list, `**` each map at any depth, from above. */
export const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

/** All that lies at the end of a path, in the order of the document. */
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

/** The outermost maps, at or below a value, that a test is true of. */
export const outermost = (from: Found, test: (map: Found) => boolean): readonly Found[] =>
  from.node.kind === 'map' && test(from) ? [from] : childrenOf(from).flatMap((inner) => outermost(inner, test))

/**
 * What must be there: of each list one path, of which `key=a|b` wants one of these words. `holds` is of a value,
 * `mayStand` of a text whose keys are known.
 */
export type Signs = readonly (string | readonly string[])[]

export class SignTest {
  readonly #signs: readonly (readonly Sign[])[]

  constructor(signs: Signs) {
    this.#signs = signs.map((each) => (typeof each === 'string' ? [each] : each).map(signOf))
  }

  /** `isTop` where it is from the top of a document, and not from anywhere in it. */
  mayStand({ hasKey, hasTopKey }: DocumentPart, isTop: boolean): boolean {
    return this.#signs.every((any) =>
      any.some(({ keys, steps }) => keys.every(hasKey) && (!isTop || steps[0] !== keys[0] || hasTopKey(keys[0] ?? ''))),
    )
  }

  holds(from: Found): boolean {
    return this.#signs.every((any) => any.some((sign) => findAll(from, sign.steps).some(sign.fits)))
  }

  /** Where the first of them stands. */
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
