import { type AttributedObservation, type Attribution, isNear, trustOf } from '../observation/attributed-observation.ts'
import type { Observation, Place } from '../observation/observation.ts'

/** A value that everything attributed to the job agrees on, with the places that show it. */
export interface Fact<T> {
  readonly value: T
  readonly places: readonly [Place, ...Place[]]
  /** Stated by a file that the manifest or the job's name points at: only then may a contradiction be an error. */
  readonly isConclusive: boolean
  /** False where the places only suggest it, as a source does, which shows what the code can do. */
  readonly isStated: boolean
  /** True of a default, which whoever starts the files may override. */
  readonly isDefault?: true
  /** True of what comments and programs alone mention: no more than a notice. */
  readonly isRemark?: true
}

/** Something that several places state differently. It never causes a finding. */
export interface Ambiguity {
  readonly about: string
  readonly values: readonly { readonly value: string; readonly place: Place }[]
}

export interface Statement<T> {
  readonly observation: Observation
  readonly attribution: Attribution
  readonly value: T
}

export type ObservationOf<What extends Observation['what']> = Extract<Observation, { what: What }>

export function observationsOf<What extends Observation['what']>(
  attributed: readonly AttributedObservation[],
  what: What,
): { observation: ObservationOf<What>; attribution: Attribution }[] {
  return attributed.flatMap(({ observation, attribution }) =>
    observation.what === what ? [{ observation: observation as ObservationOf<What>, attribution }] : [],
  )
}

/** Settings of the training itself: those that lie with the job, since elsewhere they are another's. */
export function valuesOf<What extends Observation['what'], T>(
  attributed: readonly AttributedObservation[],
  what: What,
  read: (seen: ObservationOf<What>) => T,
): Statement<T>[] {
  return observationsOf(attributed, what).flatMap(({ observation, attribution }) =>
    isNear({ attribution }) ? [{ observation, attribution, value: read(observation) }] : [],
  )
}

/** The value that all statements share. What is stated counts before what is only suggested. */
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

/** The value that all statements share, however little they say; undefined where they state several. */
export function onlyValue<T>(statements: readonly Statement<T>[]): Fact<T> | undefined {
  const [value, another] = new Set(statements.map((each) => each.value))
  return value === undefined || another !== undefined ? undefined : factOf(value, statements)
}

export function factOf<T>(value: T, statements: readonly Statement<unknown>[]): Fact<T> {
  const places = placesOf(statements.map(({ observation }) => observation.place)) as [Place, ...Place[]]
  return {
    value,
    places,
    isStated: statements.every(({ observation }) => observation.certainty === 'states'),
    isConclusive: statements.every((each) => trustOf(each) === 'decides'),
    ...(statements.every(({ observation }) => observation.what === 'accelerator' && observation.byDefault === true) && {
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

/** Places in order, each line once. */
export function placesOf(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ path, line }) => {
    const key = `${path}:${line}`
    return seen.has(key) ? false : seen.add(key)
  })
}
