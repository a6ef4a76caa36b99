/** Seconds of processor time that this process has spent since now: what other programs take does not count. */
export function processorClock(): () => number {
  const start = spent()
  return () => spent() - start
}

function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
