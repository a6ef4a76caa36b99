/** Milliseconds that this process has computed: unlike the clock, a busy machine does not make it run. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What takes less is not looked at: so little is mostly something else, such as the collection of garbage. */
const noticeableMilliseconds = 12
/** Of the time for four times the size: what is linear takes four times, what is quadratic sixteen. */
const mostGrowth = 9

/**
 * Whether a work takes much more than four times as long for a size as for a quarter of it, by the least of some tries:
 * other programs only add. Both are measured side by side, so that the speed of the machine does not count.
 */
export function isSteep(work: (size: number) => unknown, size: number): boolean {
  if (timeOf(() => work(size)) <= noticeableMilliseconds) return false
  const least = (of: number): number => Math.min(...[1, 2, 3].map(() => timeOf(() => work(of))))
  const time = least(size)
  return time > noticeableMilliseconds / 2 && time / least(size / 4) > mostGrowth
}

function timeOf(work: () => unknown): number {
  const start = processorMilliseconds()
  work()
  return processorMilliseconds() - start
}
