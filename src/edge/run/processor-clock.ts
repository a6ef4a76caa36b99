/** To ask takes longer than to read a short file: so many milliseconds an answer is good for. */
const goodFor = 50

/** Seconds of processor time that this process has spent since now: what other programs take does not count. */
export function processorClock(): () => number {
  const start = spent()
  let known = start
  let askedAt = performance.now()
  return () => {
    const now = performance.now()
    if (now - askedAt >= goodFor) {
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
