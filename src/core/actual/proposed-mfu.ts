/** With at least this many runs, their range predicts the next one. */
const fewestRuns = 3

export interface ProposedMfu {
  /** Runs that imply an MFU. */
  readonly runs: number
  /** Runs still needed for a proposal. */
  readonly missing: number
  readonly median?: number
  readonly range?: readonly [low: number, high: number]
  /** Lines for the policy. */
  readonly policy?: string
}

/** The threshold `mfu` that the team's runs suggest: from the lowest to the highest. */
export function proposedMfu(mfus: readonly number[]): ProposedMfu {
  const runs = mfus.length
  if (runs < fewestRuns) return { runs, missing: fewestRuns - runs }
  const sorted = [...mfus].sort((one, other) => one - other)
  const median = medianOf(sorted)
  const high = Math.min(1, twoFigures(sorted.at(-1) as number, Math.ceil))
  const least = twoFigures(sorted[0] as number, Math.floor)
  // The ends of a threshold must differ.
  const low = least < high ? least : twoFigures(high * 0.98, Math.floor)
  const comment = `median ${share(twoFigures(median, Math.round))} of ${runs} completed runs`
  const policy = `thresholds:\n  mfu: [${share(low)}, ${share(high)}] # ${comment}\n`
  return { runs, missing: 0, median, range: [low, high], policy }
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((total, each) => total + each, 0) / middle.length
}

function twoFigures(value: number, round: (value: number) => number): number {
  const step = 10 ** (1 - Math.floor(Math.log10(value)))
  // Without the first rounding, 0.29 × 100 is less than 29.
  return round(Number((value * step).toPrecision(12))) / step
}

function share(value: number): string {
  const percentage = Number((value * 100).toPrecision(2))
  const written = String(percentage)
  // The policy accepts no exponents.
  return `${written.includes('e') ? percentage.toFixed(1 - Math.floor(Math.log10(percentage))) : written}%`
}
