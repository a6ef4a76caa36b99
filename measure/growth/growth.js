/** Milliseconds that this process has computed: the clock also runs while other programs do. */
function processorMilliseconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What takes less is not compared: so little is mostly something else, such as the collection of garbage. */
const noticeableMilliseconds = 12
/** Of the time for four times the size: what is linear takes four times, what is quadratic sixteen. */
export const mostGrowth = 9
const tries = 5

/**
 * How many times as long a work takes for a size as for a quarter of it, by the least of some tries: other programs only
 * add. Both are measured in turn, so that the speed of the machine does not count. No ratio if the work is too quick.
 */
export function growthOf(work, size) {
  // The first also compiles.
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
