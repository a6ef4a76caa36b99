/** Within so many steps nearly every estimate settles, most at the first. */
const mostSteps = 500
const settled = 1e-8
/** So slow that the computation hides every exchange over the network. */
const slow = 1e-9

/** What a run would have gone beyond: all of the peak, or what its network is estimated to carry. */
export type Exceeded = 'peak' | 'network'

/**
 * The MFU with which the estimate of a job is what its run took, by `chipHoursAt`, which estimates at an MFU. What the
 * network loses grows with the MFU, so it is approached from below, where the network loses nothing. Undefined where nothing
 * is estimated.
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
