import type { Accelerator } from '../../catalog/accelerator.ts'
import { list } from '../../text/wording.ts'
import { isOwn } from '../observation/attributed-observation.ts'
import { type Ambiguity, distinct, type Fact, factOf, statementsOf } from './agreement.ts'
import type { AttributedHardware } from './attributed-hardware.ts'

/** The parts that every launch file’s name may stand for; undefined, and said, where they have none in common. */
export function agreedAccelerator(
  requests: readonly AttributedHardware[],
  ambiguities: Ambiguity[],
): Fact<{ readonly candidates: readonly Accelerator[]; readonly label: string }> | undefined {
  const named = statementsOf(requests, ({ request }) => (request.candidates.length > 0 ? request : undefined))
  const [first, ...others] = named
  if (first === undefined) return undefined
  const candidates = first.value.candidates.filter(({ id }) =>
    others.every(({ value }) => value.candidates.some((candidate) => candidate.id === id)),
  )
  if (candidates.length === 0) {
    const said = named.map(({ value, observation }) => ({ value: value.label ?? '', place: observation.place }))
    ambiguities.push({ about: 'accelerator', values: distinct(said) })
    return undefined
  }
  const shortest = [...named].sort((a, b) => a.value.candidates.length - b.value.candidates.length)[0] ?? first
  return factOf({ candidates, label: shortest.value.label ?? '' }, named)
}

/** More models than these are a list of choices, and one more would be among them. */
const mostModels = 4

/**
 * The parts that the job's own files name, where they are several and every one of these files names one: the job may
 * get any of them, and gets none other.
 */
export function severalAccelerators(
  requests: readonly AttributedHardware[],
): Fact<{ readonly candidates: readonly Accelerator[]; readonly label: string }> | undefined {
  const names = (each: AttributedHardware): boolean =>
    isOwn(each) && each.request.candidates.length > 0 && each.observation.byDefault === undefined
  const labels = [...new Set(requests.flatMap(({ request }) => request.label ?? []))]
  if (!requests.every(names) || labels.length < 2 || labels.length > mostModels) return undefined
  const candidates = requests.flatMap(({ request }) => request.candidates)
  const label = list(labels, 'or')
  return factOf({ candidates, label }, requests)
}
