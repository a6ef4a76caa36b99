/** CPU milliseconds of this process. Wall time would include other programs. */
function processorMilliseconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Shorter times are not compared, because they are mostly noise, such as garbage collection. */
const noticeableMilliseconds = 12
/** The largest accepted ratio for four times the size. Linear work has a ratio of four, quadratic work of sixteen. */
export const mostGrowth = 9
const tries = 5

/**
 * The ratio of a work's time for a size to that for a quarter of it: the minimum of several tries, because other
 * programs only add time. Both sizes alternate, so the machine's speed does not matter. None if the work is too fast.
 */
export function growthOf(work, size) {
  // The first run also compiles.
  if (timeOf(work, size) <= noticeableMilliseconds) return {}
  let [milliseconds, quarter] = [Infinity, Infinity]
  for (let at = 0; at < tries; at++) {
    milliseconds = Math.min(milliseconds, timeOf(work, size))
    quarter = Math.min(quarter, timeOf(work, size / 4))
  }
  return milliseconds > noticeableMilliseconds / 2 ? { milliseconds, quarter, ratio: milliseconds / quarter } : {}
}

function timeOf(work, size) {
  const start = processorMilliseconds()
  work(size)
  return processorMilliseconds() - start
}
