import type { Accelerator } from '../../catalog/accelerator.ts'
import { list } from '../../text/wording.ts'
import { isOwn } from '../observation/attributed-observation.ts'
import { type Ambiguity, distinct, type Fact, factOf, statementsOf } from './agreement.ts'
import type { AttributedHardware } from './attributed-hardware.ts'

/** The parts that all launch files can mean. Adds an ambiguity and returns undefined if they have none in common. */
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

/** A job with more models than this has a list of choices that may be incomplete. */
const mostModels = 4

/**
 * All parts that the job's own files name, if there are several and each request names one. The job runs on one of
 * them.
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
