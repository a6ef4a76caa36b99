/** What no accelerator reaches: all of its peak, all the time. */
export const mostMfu = 1

const mostSteps = 60
const settled = 1e-6

/**
 * The MFU with which the estimate of a job is what its run took, by {@link chipHoursAt}, which gives the estimate at an
 * MFU. What layout and network lose depends on the MFU in turn, so it is taken closer step by step. Infinite where it
 * settles at no number: then the network alone would take longer than the run did.
 */
export function impliedMfu(chipHours: number, chipHoursAt: (mfu: number) => number | undefined): number | undefined {
  let mfu = 0.3
  for (let step = 0; step < mostSteps; step++) {
    const estimated = chipHoursAt(mfu)
    if (estimated === undefined) return undefined
    const next = (mfu * estimated) / chipHours
    if (Math.abs(next / mfu - 1) < settled) return next
    if (next > 100 * mostMfu) return Number.POSITIVE_INFINITY
    mfu = next
  }
  return mfu > mostMfu ? Number.POSITIVE_INFINITY : mfu
}
