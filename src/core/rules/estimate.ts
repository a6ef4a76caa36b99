import type { Interval } from '../sizing/interval.ts'

/**
 * Nine of ten runs lie within an interval, so its width is 3.3 standard deviations of the logarithm. One run in four is
 * 0.67 standard deviations or more below the likely value.
 */
const quarter = 0.2

/** Whether about three of four runs exceed a limit, by their likely value and the width of its interval. */
export const isClearlyOver = (likely: number, [low, high]: Interval, limit: number): boolean =>
  likely > limit * (high / low) ** quarter

/** The usual case, or the geometric mean if only the range is known. */
export const usualCost = ({
  likely,
  amount: [low, high],
}: {
  readonly likely?: number
  readonly amount: Interval
}): number => likely ?? Math.sqrt(low * high)

export const HOURS_PER_MONTH = 730
