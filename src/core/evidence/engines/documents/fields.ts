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

/** What a field tells. Without a value it is there, but left to whoever fills it in. */
export interface Told<Value> {
  readonly value?: Value | undefined
  readonly at?: Found
  readonly certainty?: Certainty
}

export type Teller<Value> = (job: Job) => Told<Value> | undefined

/** A dotted path, from the job or, behind `/`, from the top; several, of which the first that is there counts. */
export type Paths = string | readonly string[]

export type Field<Value> = Paths | Teller<Value>

export const foundAt = (job: Job, path: string): readonly Found[] =>
  path.startsWith('/') ? findAll(job.root, stepsOf(path.slice(1))) : findAll(job.at, stepsOf(path))

export const listOf = <Item>(one: Item | readonly Item[]): readonly Item[] => (Array.isArray(one) ? one : [one as Item])

/** What is there at the first of some paths where there is anything. */
export function firstAt(job: Job, paths: Paths): Found | undefined {
  for (const path of listOf(paths)) {
    const [found] = foundAt(job, path)
    if (found !== undefined) return found
  }
  return undefined
}

type Read<Value> = (node: Node) => Value | undefined

/** What a field tells, with `read` for plain paths. */
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

/** The same of every job. */
export const fixed =
  <Value>(value: Value): Teller<Value> =>
  () => ({ value })

/** A number that is one where nothing is said. */
export const orOne =
  (...paths: readonly string[]): Teller<number> =>
  (job) => {
    const at = firstAt(job, paths)
    return at === undefined || isEmpty(at.node) ? { value: 1 } : { value: wholeOf(at.node), at }
  }

const isEmpty = (node: Node): boolean => node.kind === 'scalar' && (node.value === null || node.source === '')

/** The product of numbers that are all known. */
export const product =
  (...factors: readonly Field<number>[]): Teller<number> =>
  (job) => {
    const all = factors.map((factor) => told(job, factor, wholeOf))
    const at = all.find((each) => each?.at)?.at
    return at && { value: times(...all.map((each) => each?.value)), at }
  }

/** What a word means, however it is capitalized. */
export function words<Value>(paths: Paths, meanings: Readonly<Record<string, Value>>): Teller<Value> {
  const table = new Map(Object.entries(meanings))
  return teller(paths, (node) => table.get(wordOf(node)?.toLowerCase() ?? ''))
}

/** The first of several that tells a value. */
export const either =
  <Value>(...tellers: readonly Teller<Value>[]): Teller<Value> =>
  (job) => {
    for (const tell of tellers) {
      const said = tell(job)
      if (said?.value !== undefined) return said
    }
    return undefined
  }

/** The first value at some paths that can be read. */
const search =
  <Value>(paths: readonly string[], read: Read<Value>): Teller<Value> =>
  (job) => {
    for (const at of paths.flatMap((path) => foundAt(job, path))) {
      const value = read(at.node)
      if (value !== undefined) return { value, at }
    }
    return undefined
  }

/** A word that a pattern fits: its first group, or all of it. */
export const matching = (pattern: RegExp, ...paths: readonly string[]): Teller<string> =>
  search(paths, (node) => {
    const match = pattern.exec(wordOf(node) ?? '')
    return match === null ? undefined : (match[1] ?? match[0])
  })

/** Whether one of several switches is on. */
export const on = (...paths: readonly string[]): Teller<true> => search(paths, (node) => flagOf(node) || undefined)

/** What a teller says, in other words. */
export const as =
  <Value, Other>(tell: Teller<Value>, read: (value: Value) => Other | undefined): Teller<Other> =>
  (job) => {
    const said = tell(job)
    return said && { ...said, value: said.value === undefined ? undefined : read(said.value) }
  }

/** Told only where something else is told as well. */
export const beside =
  <Value>(condition: Teller<unknown>, field: Field<Value>, read: Read<Value> = () => undefined): Teller<Value> =>
  (job) =>
    condition(job)?.value === undefined ? undefined : told(job, field, read)

/** Told only where none of some keys has a value. */
export const without =
  <Value>(paths: readonly string[], tell: Teller<Value>): Teller<Value> =>
  (job) =>
    paths.some((path) => foundAt(job, path).some(({ node }) => !isEmpty(node))) ? undefined : tell(job)

/** What it means that a key is there, or that another teller says something. */
export const means = <Value>(value: Value, said: string | Teller<unknown>): Teller<Value> =>
  as<unknown, Value>(typeof said === 'string' ? teller(said, (node) => !isEmpty(node) || undefined) : said, () => value)

/** What is a hint in a format that states the rest. */
export const suggests =
  <Value>(tell: Teller<Value>): Teller<Value> =>
  (job) => {
    const said = tell(job)
    return said && { ...said, certainty: 'suggests' }
  }

export const whole = (...paths: readonly string[]): Teller<number> => teller(paths, wholeOf)
/** A cloud that is named, with a region or without. */
export const cloud = (...paths: readonly string[]): Teller<string> => search(paths, (node) => cloudNamed(wordOf(node)))
