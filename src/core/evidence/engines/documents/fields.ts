import { flagOf, wholeOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import { times } from '../../../text/bounds.ts'
import type { Node } from '../../../text/document.ts'
import type { Certainty } from '../../observation/observation.ts'
import { cloudNamed } from '../../observation/resource-request.ts'
import { type Found, findAll, stepsOf } from '../document-paths.ts'

/** One job in a document. */
export interface Job {
  readonly path: string
  readonly root: Found
  readonly at: Found
}

/** The value of a field. Undefined if the field exists but is filled in later. */
export interface Told<Value> {
  readonly value?: Value | undefined
  readonly at?: Found
  readonly certainty?: Certainty
}

export type Teller<Value> = (job: Job) => Told<Value> | undefined

/** A dotted path from the job, or from the top if it starts with `/`. The first of several that exists counts. */
export type Paths = string | readonly string[]

export type Field<Value> = Paths | Teller<Value>

export const foundAt = (job: Job, path: string): readonly Found[] =>
  path.startsWith('/') ? findAll(job.root, stepsOf(path.slice(1))) : findAll(job.at, stepsOf(path))

export const listOf = <Item>(one: Item | readonly Item[]): readonly Item[] => (Array.isArray(one) ? one : [one as Item])

/** The value at the first path that exists. */
export function firstAt(job: Job, paths: Paths): Found | undefined {
  for (const path of listOf(paths)) {
    const [found] = foundAt(job, path)
    if (found !== undefined) return found
  }
  return undefined
}

type Read<Value> = (node: Node) => Value | undefined

/** The value of a field. Plain paths use `read`. */
export function told<Value>(job: Job, field: Field<Value> | undefined, read: Read<Value>): Told<Value> | undefined {
  if (field === undefined) return undefined
  if (typeof field === 'function') return field(job)
  const at = firstAt(job, field)
  return at && { value: read(at.node), at }
}

const teller =
  <Value>(paths: Paths, read: Read<Value>): Teller<Value> =>
  (job) =>
    told(job, paths, read)

/** The same value for every job. */
export const fixed =
  <Value>(value: Value): Teller<Value> =>
  () => ({ value })

/** A number that defaults to one. */
export const orOne =
  (...paths: readonly string[]): Teller<number> =>
  (job) => {
    const at = firstAt(job, paths)
    return at === undefined || isEmpty(at.node) ? { value: 1 } : { value: wholeOf(at.node), at }
  }

const isEmpty = (node: Node): boolean => node.kind === 'scalar' && (node.value === null || node.source === '')

/** The product of numbers. Undefined unless all are known. */
export const product =
  (...factors: readonly Field<number>[]): Teller<number> =>
  (job) => {
    const all = factors.map((factor) => told(job, factor, wholeOf))
    const at = all.find((each) => each?.at)?.at
    return at && { value: times(...all.map((each) => each?.value)), at }
  }

/** The meaning of a word, in any case. */
export function words<Value>(paths: Paths, meanings: Readonly<Record<string, Value>>): Teller<Value> {
  const table = new Map(Object.entries(meanings))
  return teller(paths, (node) => table.get(wordOf(node)?.toLowerCase() ?? ''))
}

/** The first field with a value. */
export const either =
  <Value>(...tellers: readonly Teller<Value>[]): Teller<Value> =>
  (job) => {
    for (const tell of tellers) {
      const said = tell(job)
      if (said?.value !== undefined) return said
    }
    return undefined
  }

/** The first readable value at some paths. */
const search =
  <Value>(paths: readonly string[], read: Read<Value>): Teller<Value> =>
  (job) => {
    for (const at of paths.flatMap((path) => foundAt(job, path))) {
      const value = read(at.node)
      if (value !== undefined) return { value, at }
    }
    return undefined
  }

/** A word that matches a pattern: its first group, or all of it. */
export const matching = (pattern: RegExp, ...paths: readonly string[]): Teller<string> =>
  search(paths, (node) => {
    const match = pattern.exec(wordOf(node) ?? '')
    return match === null ? undefined : (match[1] ?? match[0])
  })

/** Whether one of several switches is on. */
export const on = (...paths: readonly string[]): Teller<true> => search(paths, (node) => flagOf(node) || undefined)

/** Converts the value of a field. */
export const as =
  <Value, Other>(tell: Teller<Value>, read: (value: Value) => Other | undefined): Teller<Other> =>
  (job) => {
    const said = tell(job)
    return said && { ...said, value: said.value === undefined ? undefined : read(said.value) }
  }

/** A field that counts only if another has a value. */
export const beside =
  <Value>(condition: Teller<unknown>, field: Field<Value>, read: Read<Value> = () => undefined): Teller<Value> =>
  (job) =>
    condition(job)?.value === undefined ? undefined : told(job, field, read)

/** A field that counts only if none of some keys has a value. */
export const without =
  <Value>(paths: readonly string[], tell: Teller<Value>): Teller<Value> =>
  (job) =>
    paths.some((path) => foundAt(job, path).some(({ node }) => !isEmpty(node))) ? undefined : tell(job)

/** A fixed value if a key is set, or if another field has a value. */
export const means = <Value>(value: Value, said: string | Teller<unknown>): Teller<Value> =>
  as<unknown, Value>(typeof said === 'string' ? teller(said, (node) => !isEmpty(node) || undefined) : said, () => value)

/** A field that is only a hint. */
export const suggests =
  <Value>(tell: Teller<Value>): Teller<Value> =>
  (job) => {
    const said = tell(job)
    return said && { ...said, certainty: 'suggests' }
  }

export const whole = (...paths: readonly string[]): Teller<number> => teller(paths, wholeOf)
/** A named cloud, with or without a region. */
export const cloud = (...paths: readonly string[]): Teller<string> => search(paths, (node) => cloudNamed(wordOf(node)))
