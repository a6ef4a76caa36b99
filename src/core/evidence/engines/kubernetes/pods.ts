import { below, entriesOf, flagOf, itemsOf, wholeOf } from '../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'

/** Where a kind of object keeps its pods and their number. Paths start below its `spec`: `template.spec`. */
export interface PodForm {
  /** Parts with their own pods: a list, or a mapping of roles. Absent: the object itself. */
  readonly parts?: string
  /** The path below each part. */
  readonly pod: string
  /** Numbers of a part whose product is its pods. Each defaults to one. */
  readonly counts: readonly string[]
  /** The path of the least that the first number becomes. */
  readonly least?: string
  /** The path of the largest number that run at once. */
  readonly most?: string
  /** The path of a part's number of TPU slices. */
  readonly slices?: string
  /** If this exists, one of the last number is a pod of another kind. */
  readonly lessOneFor?: string
  /** A number of the whole object, which a job that refers to it may replace. */
  readonly byDefault?: string
  /** If this exists, the numbers change automatically. */
  readonly elastic?: string
}

/** Pods of one kind in an object. */
export interface Pods {
  readonly pod: Node
  /** The number that run at once. Undefined if unknown. */
  readonly count: number | undefined
  /** Their TPU slices. `open`: filled in later. Absent if the object has no slices. */
  readonly slices?: Slices | undefined
}

export type Slices = number | 'open'

export const podsOf = (spec: Node | undefined, forms: readonly PodForm[]): Pods[] =>
  forms.flatMap((form) =>
    partsOf(spec, form).flatMap((part) => {
      const pod = at(part, form.pod)
      return pod ? [{ pod, count: countOf(spec, part, pod, form), slices: slicesOf(part, pod, form) }] : []
    }),
  )

const at = (node: Node | undefined, path: string): Node | undefined =>
  path === '' ? node : below(node, ...path.split('.'))

function partsOf(spec: Node | undefined, { parts }: PodForm): readonly (Node | undefined)[] {
  if (parts === undefined) return [spec]
  const found = at(spec, parts)
  return found?.kind === 'list' ? itemsOf(found) : entriesOf(found).map(([, { node }]) => node)
}

function countOf(spec: Node | undefined, part: Node | undefined, pod: Node, form: PodForm): number | undefined {
  const changes = form.elastic === undefined ? undefined : at(spec, form.elastic)
  if (changes && flagOf(changes) !== false) return undefined
  if (form.byDefault) return wholeOf(at(spec, form.byDefault))
  const numbers = form.counts.map((path) => stated(part, path, pod, path === form.counts[0] ? form.least : undefined))
  if (form.lessOneFor && at(part, form.lessOneFor)) numbers.push(lessOne(numbers.pop()))
  const count = times(...numbers)
  const most = form.most === undefined ? undefined : wholeOf(at(part, form.most))
  return count === undefined || most === undefined ? count : Math.min(count, most)
}

const lessOne = (number: number | undefined): number | undefined => number && number - 1

const slicesOf = (part: Node | undefined, pod: Node, { slices, least }: PodForm): Slices | undefined =>
  slices === undefined ? undefined : (stated(part, slices, pod, least) ?? 'open')

/** A number of a part, at least that at `least`. Defaults to one; undefined if its value is not a number. */
function stated(part: Node | undefined, path: string, pod: Node, least?: string): number | undefined {
  const bound = least === undefined ? undefined : at(part, least)
  if (bound) {
    const [number, atLeast] = [stated(part, path, pod), wholeOf(bound)]
    return number === undefined || atLeast === undefined ? undefined : Math.max(number, atLeast)
  }
  const value = at(part, path)
  if (value && !(value.kind === 'scalar' && value.value === null)) return wholeOf(value)
  // Containers without an image patch another object, which sets the number.
  return itemsOf(below(pod, 'containers')).some((container) => below(container, 'image')) ? 1 : undefined
}
