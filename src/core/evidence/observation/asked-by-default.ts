import { type Asked, asked } from './asked-accelerator.ts'
import type { AcceleratorObservation, Certainty, Place, ProviderObservation } from './observation.ts'
import { namesModelOrCount } from './request.ts'

/** What a launch asks for: with the defaults that whoever starts it may overrule, and without them. */
export interface AskedTwice {
  readonly filled: Asked
  /** Undefined where the launch is none without them. */
  readonly sure: Asked | undefined
  /** Whether what defaults add is a hint, and not only listed. */
  readonly isHint?: boolean
}

/**
 * What a launch asks for whose words hold defaults: what it says without them in earnest, what they add to it by
 * default, and the provider, where it is the same either way.
 */
export function askedByDefault(
  place: Place,
  certainty: Certainty,
  { filled, sure, isHint = false }: AskedTwice,
): (AcceleratorObservation | ProviderObservation)[] {
  const whole = asked(place, 'suggests', filled)
  if (whole === undefined) return []
  const plain = sure && asked(place, certainty, sure)
  if (plain && saysAll(plain, whole)) return [plain]
  if (plain && saysAll(withoutNodes(plain), withoutNodes(whole))) return [{ ...whole, certainty, byDefault: 'nodes' }]
  const provider = sure?.provider
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
