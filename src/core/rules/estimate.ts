import type { Interval } from '../sizing/interval.ts'

/**
 * Nine of ten runs lie in an interval, so that its width is 3.3 standard deviations of the logarithm; one in four lies
 * 0.67 of them below the likely value.
 */
const quarter = 0.2

/** Whether about three of four runs take more than a limit: by their likely value and the width of its interval. */
export const isClearlyOver = (likely: number, [low, high]: Interval, limit: number): boolean =>
  likely > limit * (high / low) ** quarter
