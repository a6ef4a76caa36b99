/** Milliseconds that this process has computed: unlike the clock, a busy machine does not make it run. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
