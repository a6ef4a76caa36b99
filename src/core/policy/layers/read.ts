import { problemOf } from '../../manifest/problem.ts'
import { type Document, type MapNode, type Path, toPlain } from '../../text/document.ts'
import { type PolicyFile, policySchema } from '../schema.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import { expandPolicy } from './expand.ts'
import { type Places, type PolicyLayer, placesOf } from './layer.ts'
import type { Compile } from './reading/demands.ts'
import { readLayer } from './reading/layer.ts'
import { LayerReport } from './reading/layer-report.ts'

const mostProblems = 50

export type ReadPolicy = typeof readPolicy

/**
 * Reads one policy file. A policy with problems is not used; its partial layer only helps to find more problems. `file`
 * is the name for people; `isLocal` tells whether it belongs to the checked repository.
 */
export function readPolicy(
  document: Document,
  file: string,
  isLocal: boolean,
  compile: Compile,
): { readonly layer?: PolicyLayer; readonly problems: readonly PolicyProblem[] } {
  const problems: PolicyProblem[] = document.problems.slice(0, mostProblems).map(({ message, remedy, span }) => ({
    message,
    remedy,
    origin: { file, isLocal, span },
  }))
  const { root } = document
  if (root !== undefined && root.kind !== 'map') {
    const span = document.span([0, 0])
    const remedy = 'Write keys such as `fail-on`, `rules` and `waivers`.'
    problems.push({ message: 'The policy is not a mapping of keys.', remedy, origin: { file, isLocal, span } })
  }
  if (problems.length > 0) return { problems }
  // An empty policy is valid: it changes nothing.
  const map: MapNode = root?.kind === 'map' ? root : { kind: 'map', entries: new Map(), range: [0, 0] }
  const node = withoutEmpty(expandPolicy(map))
  const places = placesOf(document, node, file, isLocal)
  const add = (problem: PolicyProblem): void => {
    if (problems.length < mostProblems) problems.push(problem)
  }
  const read = (from: PolicyFile, at: Places): PolicyLayer => ({
    ...readLayer(from, { file, isLocal }, new LayerReport(at, add), compile),
    text: document.text,
  })
  const parsed = policySchema.safeParse(toPlain(node))
  if (parsed.success) return { layer: read(parsed.data, places), problems }
  const mistakes = parsed.error.issues.flatMap((issue) => problemOf(issue, node, policySchema, 'a policy'))
  for (const { message, remedy, path } of mistakes) add({ message, remedy, origin: places.at(path) })
  // The other entries are checked as well, so that all problems are reported at once.
  const rest = without(
    node,
    mistakes.map(({ path }) => path),
  )
  const others = policySchema.safeParse(toPlain(rest))
  if (!others.success) return { problems }
  return { layer: read(others.data, placesOf(document, rest, file, isLocal)), problems }
}

const sectionsOfEntries: ReadonlySet<unknown> = new Set([
  'extends',
  'rules',
  'thresholds',
  'require',
  'limits',
  'prices',
  'custom',
  'waivers',
])

/** The policy without the wrong entries, or without the sections that contain them. */
function without(map: MapNode, mistakes: readonly Path[]): MapNode {
  const entries = [...map.entries].flatMap(([key, entry]): [string, typeof entry][] => {
    const inside = mistakes.filter(([section]) => section === key)
    if (inside.length === 0) return [[key, entry]]
    if (!sectionsOfEntries.has(key) || inside.some(({ length }) => length < 2)) return []
    const isWrong = (step: string | number): boolean => inside.some((path) => path[1] === step)
    const { node } = entry
    if (node.kind === 'list')
      return [[key, { ...entry, node: { ...node, items: node.items.filter((_, index) => !isWrong(index)) } }]]
    if (node.kind !== 'map') return []
    const kept = new Map([...node.entries].filter(([name]) => !isWrong(name)))
    return [[key, { ...entry, node: { ...node, entries: kept } }]]
  })
  return { ...map, entries: new Map(entries) }
}

/** Removes top-level keys without a value, such as an empty `rules:`. */
const withoutEmpty = (map: MapNode): MapNode => ({
  ...map,
  entries: new Map([...map.entries].filter(([, { node }]) => node.kind !== 'scalar' || node.value !== null)),
})
