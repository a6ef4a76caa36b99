/** Nearly all estimates converge within this many steps, most in the first. */
const mostSteps = 500
const settled = 1e-8
/** So slow that computation hides every exchange over the network. */
const slow = 1e-9

/** What a run would have exceeded: the hardware's peak, or its network's estimated capacity. */
export type Exceeded = 'peak' | 'network'

/**
 * The MFU at which `chipHoursAt` equals the run's chip-hours. The network's loss grows with the MFU, so the search
 * starts low, where there is no loss. Undefined without an estimate.
 */
export function impliedMfu(
  chipHours: number,
  chipHoursAt: (mfu: number) => number | undefined,
): number | Exceeded | undefined {
  const least = (slow * (chipHoursAt(slow) ?? Number.NaN)) / chipHours
  let mfu = least
  for (let step = 0; step < mostSteps && mfu <= 1; step++) {
    const next = (mfu * (chipHoursAt(mfu) ?? Number.NaN)) / chipHours
    if (next <= 1 && Math.abs(next / mfu - 1) < settled) return next
    mfu = next
  }
  if (mfu > 1) return least > 1 ? 'peak' : 'network'
  return undefined
}
