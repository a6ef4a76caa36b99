import { type AttributedObservation, decides } from '../observation/attributed-observation.ts'
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

export interface Statement<T> extends AttributedObservation {
  readonly value: T
}

/** What observations state, of those that state it. */
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

/** A value that some observations show together. */
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

/** Places in order, each line once. */
export function placesOf(places: readonly Place[]): Place[] {
  const seen = new Set<string>()
  return places.filter(({ path, line }) => {
    const key = `${path}:${line}`
    return seen.has(key) ? false : seen.add(key)
  })
}
