import type { Belonging } from '../observation/belonging.ts'
import type { Observation, Place } from '../observation/observation.ts'

/** A value that everything which belongs to the job agrees on, with the places that show it. */
export interface Fact<T> {
  readonly value: T
  readonly places: readonly [Place, ...Place[]]
  /** Stated by a file that the manifest or the job's name points at: only then may a contradiction be an error. */
  readonly isPlain: boolean
  /** False where the places only suggest it, as a source does, which shows what the code can do. */
  readonly isStated: boolean
  /** True of what whoever starts the files may overrule: it holds where they are told nothing else. */
  readonly isUsual?: true
}

/** Something that several places tell differently. It accuses nobody. */
export interface Ambiguity {
  readonly about: string
  readonly said: readonly { readonly value: string; readonly place: Place }[]
}

export interface Statement<T> {
  readonly seen: Observation
  readonly how: Belonging['how']
  readonly value: T
}

export type SeenAs<What extends Observation['what']> = Extract<Observation, { what: What }>

export function sightings<What extends Observation['what']>(
  belongings: readonly Belonging[],
  what: What,
): { seen: SeenAs<What>; how: Belonging['how'] }[] {
  return belongings.flatMap(({ seen, how }) => (seen.what === what ? [{ seen: seen as SeenAs<What>, how }] : []))
}

/** Settings of the training itself: those that lie with the job, since elsewhere they are another's. */
export function valuesOf<What extends Observation['what'], T>(
  belongings: readonly Belonging[],
  what: What,
  read: (seen: SeenAs<What>) => T,
): Statement<T>[] {
  return sightings(belongings, what).flatMap(({ seen, how }) =>
    how === 'repository' ? [] : [{ seen, how, value: read(seen) }],
  )
}

/** The value that all statements share. What is stated counts before what is only suggested. */
export function agreed<T>(
  about: string,
  statements: readonly Statement<T>[],
  show: (value: T) => string,
  ambiguities: Ambiguity[],
): Fact<T> | undefined {
  const stated = statements.filter(({ seen }) => seen.certainty === 'states')
  const counting = stated.length > 0 ? stated : statements
  const [first] = counting
  if (first === undefined) return undefined
  if (counting.some(({ value }) => show(value) !== show(first.value))) {
    ambiguities.push({
      about,
      said: distinct(counting.map(({ value, seen }) => ({ value: show(value), place: seen.place }))),
    })
    return undefined
  }
  return factOf(first.value, counting)
}

/** The value that all statements share, however little they say; undefined where they tell several. */
export function onlyValue<T>(statements: readonly Statement<T>[]): Fact<T> | undefined {
  const [value, another] = new Set(statements.map((each) => each.value))
  return value === undefined || another !== undefined ? undefined : factOf(value, statements)
}

export function factOf<T>(value: T, statements: readonly Statement<unknown>[]): Fact<T> {
  const places = placesOf(statements.map(({ seen }) => seen.place)) as [Place, ...Place[]]
  return {
    value,
    places,
    isStated: statements.every(({ seen }) => seen.certainty === 'states'),
    isPlain: statements.every(({ seen, how }) => seen.certainty === 'states' && how === 'named'),
    ...(statements.every(({ seen }) => seen.what === 'accelerator' && seen.byDefault === true) && { isUsual: true }),
  }
}

export function distinct(said: readonly { value: string; place: Place }[]): { value: string; place: Place }[] {
  const seen = new Set<string>()
  return said.filter(({ value, place }) => {
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
