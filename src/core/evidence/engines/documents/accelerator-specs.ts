import { entriesOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode, wholeNumber, wholeOfFloat } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { Certainty } from '../../observation/observation.ts'
import { hardwareNamed, type ResourceRequest } from '../../observation/resource-request.ts'
import { foundAt, type Teller } from './fields.ts'

/** One acceptable accelerator, with its number per node. */
export interface Spec extends Pick<ResourceRequest, 'kind' | 'name' | 'perNode'> {
  readonly certainty?: Certainty
}

/** Undefined items are unreadable. */
export type Specs = readonly (Spec | undefined)[]

/**
 * `H100:8`, `{H100: 8, A100: 8}` and lists of these: SkyPilot's accelerators of a node. A name without a number means
 * one. An open number stays undefined.
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

/** `{H100:8}` is a key without a value. An open number becomes an empty text. */
const countIn = (node: Node): string[] => (node.kind === 'scalar' && node.value === null ? [] : [wordOf(node) ?? ''])

function specOf(name = '', count = '1', ...more: string[]): Spec | undefined {
  if (more.length > 0 || /[${}<>]/.test(name) || /[^\w.+-]/.test(count)) return undefined
  const float = wholeOfFloat(count)
  // A number that no node has is named by its words, which must be plain for that.
  const perNode = wholeNumber(count) ?? (float !== undefined && float > mostPerNode ? undefined : float)
  if (hardwareNamed(name)) return { name, perNode }
  // Most unknown names are of new or rare GPUs.
  return /^[A-Za-z]/.test(name) ? { kind: 'gpu', perNode, certainty: 'suggests' } : undefined
}
