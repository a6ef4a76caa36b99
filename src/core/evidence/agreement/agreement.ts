import { type AttributedObservation, decides } from '../observation/attributed-observation.ts'
import type { Observation, Place } from '../observation/observation.ts'

/** A value that all evidence of the job agrees on, with the places that show it. */
export interface Fact<T> {
  readonly value: T
  readonly places: readonly [Place, ...Place[]]
  /** Whether the manifest or the job's name points to all its files. Only then may a contradiction be an error. */
  readonly isConclusive: boolean
  /** False if the places only suggest it, like source code, which shows what is possible. */
  readonly isStated: boolean
  /** Whether it is a default, which the caller may override. */
  readonly isDefault?: true
  /** Whether only comments and programs mention it. Such a fact causes at most a notice. */
  readonly isRemark?: true
}

/** A value on which several places disagree. It never causes a finding. */
export interface Ambiguity {
  readonly about: string
  readonly values: readonly { readonly value: string; readonly place: Place }[]
}

export interface Statement<T> extends AttributedObservation {
  readonly value: T
}

/** The observations that state a value, each with it. */
export const statementsOf = <Seen extends AttributedObservation, T>(
  all: readonly Seen[],
  read: (each: Seen) => T | undefined,
): Statement<T>[] =>
  all.flatMap((each) => {
    const value = read(each)
    return value === undefined ? [] : [{ observation: each.observation, attribution: each.attribution, value }]
  })

export function observationsOf<What extends Observation['what']>(
  attributed: readonly AttributedObservation[],
  what: What,
) {
  type Own = AttributedObservation & { readonly observation: Extract<Observation, { what: What }> }
  return attributed.filter((each): each is Own => each.observation.what === what)
}

/** The value that all statements share. Stated values override suggested ones. */
export function agreed<T>(
  about: string,
  statements: readonly Statement<T>[],
  show: (value: T) => string,
  ambiguities: Ambiguity[],
): Fact<T> | undefined {
  const stated = statements.filter(({ observation }) => observation.certainty === 'states')
  const counting = stated.length > 0 ? stated : statements
  const [first] = counting
  if (first === undefined) return undefined
  if (counting.some(({ value }) => show(value) !== show(first.value))) {
    ambiguities.push({
      about,
      values: distinct(counting.map(({ value, observation }) => ({ value: show(value), place: observation.place }))),
    })
    return undefined
  }
  return factOf(first.value, counting)
}

/** The value that all statements share, with any certainty. Undefined if they differ. */
export function onlyValue<T>(statements: readonly Statement<T>[]): Fact<T> | undefined {
  const [value, another] = new Set(statements.map((each) => each.value))
  return value === undefined || another !== undefined ? undefined : factOf(value, statements)
}

export function factOf<T>(value: T, shown: readonly AttributedObservation[]): Fact<T> {
  const places = placesOf(shown.map(({ observation }) => observation.place)) as [Place, ...Place[]]
  return {
    value,
    places,
    isStated: shown.every(({ observation }) => observation.certainty === 'states'),
    isConclusive: shown.every(decides),
    ...(shown.every(({ observation }) => observation.what === 'accelerator' && observation.byDefault === true) && {
      isDefault: true,
    }),
  }
}

export function distinct(values: readonly { value: string; place: Place }[]): { value: string; place: Place }[] {
  const seen = new Set<string>()
  return values.filter(({ value, place }) => {
    const key = `${value} ${place.path}`
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Places without duplicate lines, in order. */
export function placesOf(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ path, line }) => {
    const key = `${path}:${line}`
    return seen.has(key) ? false : seen.add(key)
  })
}
