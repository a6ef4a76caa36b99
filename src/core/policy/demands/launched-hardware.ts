import type { AttributedObservation } from '../../evidence/observation/attributed-observation.ts'
import { trustOf } from '../../evidence/observation/attributed-observation.ts'
import type { Place } from '../../evidence/observation/observation.ts'
import { resolveRequest } from '../../evidence/observation/resolved-request.ts'
import type { Facts } from '../../rules/facts.ts'
import { type HardwareFacts, hardwareFacts } from '../../rules/hardware-facts.ts'

/** Hardware that a launch file of a job requests, and where. */
export interface LaunchedHardware {
  /** Where the file names no cloud, on the one that the manifest names. */
  readonly hardware: HardwareFacts
  /** As the file alone has it. */
  readonly requested: HardwareFacts
  readonly place: Place
}

/**
 * What the launch files that are certainly a job's state beside its manifest: other accelerators, or another cloud. A
 * default, and a choice that a scheduler makes, are not certain.
 */
export function launchedHardware({ hardware: { declared, ...own }, evidence }: Facts): LaunchedHardware[] {
  const found = new Map<string, LaunchedHardware>()
  for (const attributed of evidence?.attributed ?? []) {
    const { place } = attributed.observation
    const stated = trustOf(attributed) === 'decides' ? statedIn(attributed) : undefined
    if (stated === undefined) continue
    const { provider = stated.machine === undefined ? declared.provider : undefined } = stated
    const hardware = hardwareFacts({ ...stated, ...(provider !== undefined && { provider }) })
    if (isDeclared(hardware, own)) continue
    const requested = hardwareFacts(stated)
    const key = `${requested.label} ${requested.provider?.id} ${stated.machine}`
    if (!found.has(key)) found.set(key, { hardware, requested, place })
  }
  return [...found.values()]
}

function statedIn({ observation: seen }: AttributedObservation): HardwareFacts['declared'] | undefined {
  if (seen.what === 'provider') return { provider: seen.provider }
  if (seen.what !== 'accelerator' || seen.byDefault === true || seen.oneOf !== undefined) return undefined
  const { count } = resolveRequest(seen)
  const { kind, accelerator, machine, provider } = seen
  return {
    ...(accelerator === undefined ? machine === undefined && kind && { kind } : { accelerator }),
    ...(machine !== undefined && { machine }),
    ...(provider !== undefined && { provider }),
    ...(count !== undefined && seen.byDefault === undefined && { count }),
  }
}

/** Whether all that a launch may run on is what the manifest declares. */
const isDeclared = (
  stated: HardwareFacts,
  { candidates, provider, machine }: Omit<HardwareFacts, 'declared'>,
): boolean =>
  stated.candidates.every(({ id }) => candidates.some((each) => each.id === id)) &&
  (stated.provider === undefined || stated.provider.id === provider?.id) &&
  (stated.machine === undefined || stated.machine === machine)
