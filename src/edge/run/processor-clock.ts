/** Reading the clock takes longer than reading a short file, so a reading is reused for this many seconds. */
const goodForSeconds = 0.05

/** This process's CPU seconds since the call. Other programs do not count. */
export function processorClock(): () => number {
  const start = spent()
  let known = start
  // Node loads a library for `performance`.
  let askedAt = process.uptime()
  return () => {
    const now = process.uptime()
    if (now - askedAt >= goodForSeconds) {
      known = spent()
      askedAt = now
    }
    return known - start
  }
}

function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
