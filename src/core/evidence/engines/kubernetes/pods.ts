import { below, entriesOf, flagOf, itemsOf, wholeOf } from '../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'

/** Where a kind of object keeps its pods and how many run at once. Paths lead below its `spec`: `template.spec`. */
export interface PodForm {
  /** Parts with pods of their own: a list, or a mapping of roles. The object itself where absent. */
  readonly parts?: string
  /** Below each part. */
  readonly pod: string
  /** Numbers of a part that multiply to its pods; each is one where it is left out. */
  readonly counts: readonly string[]
  /** No more run at once than this number. */
  readonly most?: string
  /** The number of a part that is one of slices of TPUs. */
  readonly slices?: string
  /** Where this is there, one of the last number are other pods. */
  readonly lessOneFor?: string
  /** A number of the whole object, which a job that refers to it may replace. */
  readonly byDefault?: string
  /** Where this is there, the numbers change by themselves. */
  readonly elastic?: string
}

/** Pods of one kind within an object. */
export interface Pods {
  readonly pod: Node
  /** How many run at once; undefined where that is not known. */
  readonly count: number | undefined
  /** Slices of TPUs that they stand on: `open` where it is filled in later, absent where the object has no such thing. */
  readonly slices?: Slices | undefined
}

export type Slices = number | 'open'

/** The pods of an object, by the forms of its kind. */
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
  const numbers = form.counts.map((path) => stated(part, path, pod))
  if (form.lessOneFor && at(part, form.lessOneFor)) numbers.push(lessOne(numbers.pop()))
  const count = times(...numbers)
  const most = form.most === undefined ? undefined : wholeOf(at(part, form.most))
  return count === undefined || most === undefined ? count : Math.min(count, most)
}

const lessOne = (number: number | undefined): number | undefined => number && number - 1

const slicesOf = (part: Node | undefined, pod: Node, { slices }: PodForm): Slices | undefined =>
  slices === undefined ? undefined : (stated(part, slices, pod) ?? 'open')

/** A number of a part; one where it says nothing, undefined where what it says is not a number. */
function stated(part: Node | undefined, path: string, pod: Node): number | undefined {
  const value = at(part, path)
  if (value && !(value.kind === 'scalar' && value.value === null)) return wholeOf(value)
  // Containers without an image are patches of an object that stands elsewhere, and says how often it runs.
  return itemsOf(below(pod, 'containers')).some((container) => below(container, 'image')) ? 1 : undefined
}
