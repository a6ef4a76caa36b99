import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { isLaunch } from '../observation/attributed-observation.ts'
import { isKindAlone } from '../observation/resolved-request.ts'
import type { BackEnd } from '../observation/software-stacks.ts'
import { type Ambiguity, distinct, type Fact, factOf, type Statement, statementsOf } from './agreement.ts'
import { type AttributedHardware, namedLaunches } from './attributed-hardware.ts'

/**
 * The kind that the launch files request. It is ambiguous if other launch files request another kind and nothing else:
 * the job then runs on either.
 */
export function requestedKind(
  requested: Fact<AcceleratorKind> | undefined,
  hardware: readonly AttributedHardware[],
  ambiguities: Ambiguity[],
): Fact<AcceleratorKind> | undefined {
  if (requested === undefined || requested.isConclusive) return requested
  const others = hardware.filter(
    ({ observation }) => isKindAlone(observation) && isLaunch(observation) && observation.kind !== requested.value,
  )
  if (others.length === 0) return requested
  const said = [
    ...requested.places.map((place) => ({ value: requested.value, place })),
    ...others.map(({ observation }) => ({ value: observation.kind ?? '', place: observation.place })),
  ]
  ambiguities.push({ about: 'kind of accelerator', values: distinct(said) })
  return undefined
}

/**
 * The kind of the processes that the listed files start. Launchers do not depend on the hardware, so the surrounding
 * code must request the same kind, and nothing may be built for another one.
 */
export function kindLaunched(
  hardware: readonly AttributedHardware[],
  backEnds: readonly BackEnd[],
): Fact<AcceleratorKind> | undefined {
  const stated = kindsStated(hardware)
  const [first, other] = new Set(stated.map(({ value }) => value))
  if (first !== undefined) return other === undefined ? factOf(first, stated) : undefined
  return kindOfProcesses(hardware, backEnds)
}

/** Requests of listed files for a kind, for example in a batch script template whose numbers are filled in later. */
const kindsStated = (hardware: readonly AttributedHardware[]): Statement<AcceleratorKind>[] =>
  statementsOf(hardware, ({ observation, attribution }) =>
    (attribution === 'listed' || attribution === 'namesake') && observation.certainty === 'states'
      ? observation.kind
      : undefined,
  )

function kindOfProcesses(
  hardware: readonly AttributedHardware[],
  backEnds: readonly BackEnd[],
): Fact<AcceleratorKind> | undefined {
  const launches = namedLaunches(hardware, { listed: true })
  const [first] = launches
  const kind = first?.request.kind
  if (kind === undefined || launches.some(({ request }) => request.kind !== kind)) return undefined
  const hints = hardware.filter(({ observation }) => !isLaunch(observation) && observation.kind !== undefined)
  if (hints.length === 0 || hints.some(({ observation }) => observation.kind !== kind)) return undefined
  if (kind === 'gpu' && backEnds.some((backEnd) => !gpuBackEnds.has(backEnd))) return undefined
  return factOf(kind, [...launches, ...hints])
}

const gpuBackEnds: ReadonlySet<BackEnd> = new Set(['nvidia', 'amd', 'intel'])
