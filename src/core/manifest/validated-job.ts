import type * as z from 'zod/mini'
import { type MapNode, type Node, nodeAt, type Path, toPlain, withEntries } from '../text/document.ts'
import { keys } from './keys/keys.ts'
import { type Problem, problemOf } from './problem.ts'
import type { JobDeclaration } from './schema.ts'
import { mappingOf, shapeOf } from './schema-shape.ts'

type Hear = (problem: Problem, job: MapNode) => void

/** A job with only valid values. */
export interface ValidatedJob {
  readonly node: MapNode
  readonly declaration: JobDeclaration
}

/**
 * Validates a canonical job, each value by its key's schema. Refused values are reported, and replaced by the certain
 * meaning or left out, so that the rest is still checked.
 */
export function validatedJob(job: MapNode, schema: z.ZodMiniType<JobDeclaration>, hear: Hear): ValidatedJob {
  const validation = new Validation(job, schema, hear)
  const declaration = validation.mapping(schema, job, []) as JobDeclaration
  return { node: validation.job, declaration }
}

class Validation {
  job: MapNode
  readonly #schema: z.ZodMiniType
  readonly #hear: Hear

  constructor(job: MapNode, schema: z.ZodMiniType, hear: Hear) {
    this.job = job
    this.#schema = schema
    this.#hear = hear
  }

  /** The declaration of a mapping, in the order of its schema. */
  mapping(schema: z.ZodMiniType, { entries }: MapNode, path: Path): Record<string, unknown> {
    const shape = shapeOf(schema) ?? {}
    const unknown = [...entries.keys()].filter((key) => !Object.hasOwn(shape, key))
    const issue: z.core.$ZodIssue = { code: 'unrecognized_keys', keys: unknown, path: [], message: '' }
    if (unknown.length > 0) this.#refuse([issue], path)
    const values = Object.entries(shape).flatMap(([name, inner]) => {
      const node = entries.get(name)?.node
      const value = node && this.#value(inner, node, [...path, name])
      return value === undefined ? [] : [[name, value] as const]
    })
    return Object.fromEntries(values)
  }

  #value(schema: z.ZodMiniType, node: Node, path: Path): unknown {
    const inner = node.kind === 'map' ? mappingOf(schema) : undefined
    if (inner !== undefined && node.kind === 'map') return this.mapping(inner, node, path)
    const parsed = schema.safeParse(plainAt(node, path))
    if (parsed.success) return parsed.data
    this.#refuse(parsed.error.issues, path)
    const left = nodeAt(this.job, path)
    const again = left && schema.safeParse(plainAt(left, path))
    if (again?.success !== true) this.job = without(this.job, path)
    return again?.data
  }

  #refuse(issues: readonly z.core.$ZodIssue[], path: Path): void {
    for (const issue of issues) {
      for (const problem of problemOf(
        { ...issue, path: [...path, ...issue.path] } as typeof issue,
        this.job,
        this.#schema,
      )) {
        // Already removed, together with the list of an earlier one.
        if (nodeAt(this.job, problem.path) === undefined) continue
        this.#hear(problem, this.job)
        this.job = asMeant(this.job, problem)
      }
    }
  }
}

/** Kinds of keys whose text matters more than its YAML type: `2.10`, `4090`. */
const ofText: ReadonlySet<string> = new Set(['text', 'name', 'names', 'version'])

function plainAt(node: Node, path: Path): unknown {
  const isText = ofText.has(keys.get(path.join('.'))?.kind ?? '')
  return isText && node.kind === 'scalar' && typeof node.value === 'number' ? node.source : toPlain(node)
}

/** The job with a value replaced by its certain meaning, or removed. */
function asMeant(job: MapNode, { path, fix }: Problem): MapNode {
  const entry = nodeAt(job, path)
  if (fix === undefined || entry === undefined) return without(job, path)
  return withNode(job, path, { kind: 'scalar', value: fix, source: String(fix), range: entry.range })
}

/** The job with a new value at a path. */
function withNode(map: MapNode, [step, ...rest]: Path, node: Node): MapNode {
  const key = String(step)
  const entry = map.entries.get(key)
  if (entry === undefined) return map
  if (rest.length === 0) return withEntries(map, [[key, { ...entry, node }]])
  return entry.node.kind === 'map'
    ? withEntries(map, [[key, { ...entry, node: withNode(entry.node, rest, node) }]])
    : map
}

/** The job without the entry at a path; a broken list item removes its whole list. */
function without(node: MapNode, [step, ...rest]: Path): MapNode {
  const key = String(step)
  const entry = node.entries.get(key)
  if (entry === undefined) return node
  if (rest.length === 0 || entry.node.kind !== 'map') return withEntries(node, [[key, undefined]])
  return withEntries(node, [[key, { ...entry, node: without(entry.node, rest) }]])
}
