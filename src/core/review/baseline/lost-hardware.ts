import { accelerators } from '../../catalog/accelerators/index.ts'
import type { Facts } from '../../rules/facts.ts'

type Hardware = Facts['hardware']

/** How a job lost the hardware of the base: nothing replaces it, or only a kind or a vendor. */
export function lostHardware(now: Hardware, before: Hardware): 'nothing' | 'kind' | undefined {
  if (!isDeclared(before)) return undefined
  if (!isDeclared(now)) return 'nothing'
  if (isWholeKind(before)) return undefined
  return isWholeKind(now) || isVendorOf(now, before) ? 'kind' : undefined
}

const isDeclared = ({ declared: { accelerator, machine, kind } }: Hardware): boolean =>
  (accelerator ?? machine ?? kind) !== undefined

const isWholeKind = ({ candidates, kind }: Hardware): boolean =>
  candidates.length > 1 && accelerators.every((each) => each.kind !== kind || candidates.includes(each))

/** Whether only the vendor is left of the name; another vendor's name is other hardware. */
const isVendorOf = ({ candidates, vendor }: Hardware, before: Hardware): boolean =>
  vendor !== undefined &&
  before.candidates.length > 0 &&
  candidates.length > before.candidates.length &&
  before.candidates.every((each) => candidates.includes(each)) &&
  accelerators.every((each) => each.vendor !== vendor || each.kind !== candidates[0]?.kind || candidates.includes(each))
