import { entriesOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { Certainty } from '../../observation/observation.ts'
import { hardwareNamed, type ResourceRequest } from '../../observation/resource-request.ts'
import { foundAt, type Teller } from './fields.ts'

/** One accelerator that will do, with its number on each node. */
export interface Spec extends Pick<ResourceRequest, 'kind' | 'name' | 'perNode'> {
  readonly certainty?: Certainty
}

/** Undefined where one cannot be read. */
export type Specs = readonly (Spec | undefined)[]

/**
 * `H100:8`, `{H100: 8, A100: 8}` and lists of these, as SkyPilot writes what a node has. A name without a number is one;
 * a number that is open is none.
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
  if (node.kind === 'map')
    return entriesOf(node).map(([name, { node: count }]) => specOf(...name.split(':'), ...countIn(count)))
  if (node.value === null || /^(?:none|auto|)$/i.test(node.source.trim())) return []
  return [specOf(...(wordOf(node)?.split(':') ?? []))]
}

/** `{H100:8}` is a key without a value. A number that is left open is an empty one. */
const countIn = (node: Node): string[] => (node.kind === 'scalar' && node.value === null ? [] : [wordOf(node) ?? ''])

function specOf(name = '', count = '1', ...more: string[]): Spec | undefined {
  if (more.length > 0 || /[${}<>]/.test(name) || !/^\d{0,4}$/.test(count)) return undefined
  const perNode = wholeNumber(count)
  if (hardwareNamed(name)) return { name, perNode }
  // Most names that are not known are of new or rare GPUs.
  return /^[A-Za-z]/.test(name) ? { kind: 'gpu', perNode, certainty: 'suggests' } : undefined
}
