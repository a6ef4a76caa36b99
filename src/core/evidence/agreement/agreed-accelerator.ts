import type { Accelerator } from '../../catalog/accelerator.ts'
import { list } from '../../text/wording.ts'
import type { Request } from '../observation/request.ts'
import { type Ambiguity, distinct, type Fact, factOf } from './agreement.ts'
import type { HardwareSeen } from './hardware-seen.ts'

/** The parts that every launch file’s name may stand for; undefined, and said, where they have none in common. */
export function agreedAccelerator(
  requests: readonly HardwareSeen[],
  ambiguities: Ambiguity[],
): Fact<{ readonly candidates: readonly Accelerator[]; readonly label: string }> | undefined {
  const named = requests.flatMap(({ seen, how, request }) =>
    request.written !== undefined && request.candidates.length > 0 ? [{ seen, how, value: request }] : [],
  )
  const stated = named.filter(({ seen }) => seen.certainty === 'states')
  const counting = stated.length > 0 ? stated : named
  const [first, ...others] = counting
  if (first === undefined) return undefined
  const candidates = first.value.candidates.filter(({ id }) =>
    others.every(({ value }) => value.candidates.some((candidate) => candidate.id === id)),
  )
  const label = ({ written = '' }: Request): string => written
  if (candidates.length === 0) {
    const said = counting.map(({ value, seen }) => ({ value: label(value), place: seen.place }))
    ambiguities.push({ about: 'accelerator', said: distinct(said) })
    return undefined
  }
  const shortest = [...counting].sort((a, b) => a.value.candidates.length - b.value.candidates.length)[0] ?? first
  return factOf({ candidates, label: label(shortest.value) }, counting)
}

/** More models than these are a list of choices, and one more would be among them. */
const mostModels = 4

/**
 * The parts that the job's own files name, where they are several and every one of these files names one: the job may
 * get any of them, and gets none other.
 */
export function severalAccelerators(
  requests: readonly HardwareSeen[],
): Fact<{ readonly candidates: readonly Accelerator[]; readonly label: string }> | undefined {
  const isOwn = ({ how, isNamesake, request, seen }: HardwareSeen): boolean =>
    (how === 'named' || isNamesake) && request.candidates.length > 0 && seen.byDefault === undefined
  const labels = [...new Set(requests.flatMap(({ request }) => request.written ?? []))]
  if (!requests.every(isOwn) || labels.length < 2 || labels.length > mostModels) return undefined
  const candidates = requests.flatMap(({ request }) => request.candidates)
  const label = list(labels, 'or')
  return factOf(
    { candidates, label },
    requests.map(({ seen, how, request }) => ({ seen, how, value: request })),
  )
}
