import type { AcceleratorObservation, Certainty, Place, ProviderObservation } from './observation.ts'
import { namesModelOrCount } from './resolved-request.ts'
import { observeRequest, type ResourceRequest } from './resource-request.ts'

/** What a launch asks for: with the defaults that whoever starts it may overrule, and without them. */
export interface RequestWithDefaults {
  readonly withDefaults: ResourceRequest
  /** Undefined where the launch is none without them. */
  readonly withoutDefaults: ResourceRequest | undefined
  /** Whether what defaults add is a hint, and not only listed. */
  readonly isHint?: boolean
}

/**
 * What a launch asks for whose words hold defaults: what it says without them in earnest, what they add to it by
 * default, and the provider, where it is the same either way.
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

/** Whether defaults add nothing: they are of the name, the zone and the like. */
const saysAll = (plain: AcceleratorObservation, whole: AcceleratorObservation): boolean =>
  fields.every((field) => plain[field] === whole[field])
