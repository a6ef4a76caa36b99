import type { AcceleratorObservation, Certainty, Place, ProviderObservation } from './observation.ts'
import { namesModelOrCount } from './resolved-request.ts'
import { observeRequest, type ResourceRequest } from './resource-request.ts'

/** A launch request with and without the defaults that the caller may override. */
export interface RequestWithDefaults {
  readonly withDefaults: ResourceRequest
  /** Undefined if there is no launch without them. */
  readonly withoutDefaults: ResourceRequest | undefined
  /** Whether the defaults become a hint instead of `byDefault`. */
  readonly isHint?: boolean
}

/**
 * The observations of a launch with defaults: what it states without them, what they add, and the provider if it does
 * not depend on them.
 */
export function observeWithDefaults(
  place: Place,
  certainty: Certainty,
  { withDefaults, withoutDefaults, isHint = false }: RequestWithDefaults,
): (AcceleratorObservation | ProviderObservation)[] {
  const whole = observeRequest(place, 'suggests', withDefaults)
  if (whole === undefined) return []
  const plain = withoutDefaults && observeRequest(place, certainty, withoutDefaults)
  if (plain && saysAll(plain, whole)) return [plain]
  if (plain && saysAll(withoutNodes(plain), withoutNodes(whole))) return [{ ...whole, certainty, byDefault: 'nodes' }]
  const provider = withoutDefaults?.provider
  return [
    ...(plain && namesModelOrCount(plain) ? [plain] : []),
    { ...whole, ...(!isHint && { byDefault: true }) },
    ...(provider === undefined ? [] : [{ what: 'provider', provider, certainty: 'suggests', place } as const]),
  ]
}

const withoutNodes = ({ nodes: _, count: __, ...seen }: AcceleratorObservation): AcceleratorObservation => seen

const fields = ['kind', 'accelerator', 'machine', 'perNode', 'nodes', 'count', 'topology', 'provider', 'spot'] as const

/** Whether defaults add nothing: they concern the name, the zone and the like. */
const saysAll = (plain: AcceleratorObservation, whole: AcceleratorObservation): boolean =>
  fields.every((field) => plain[field] === whole[field])
