import { type Interval, multiply } from './interval.ts'

/**
 * What the accelerators cost: chip hours × price per chip hour, in the currency of the price. A price may be a range.
 */
export function costOf(chipHours: Interval, pricePerChipHour: number | Interval): Interval {
  return multiply(
    chipHours,
    typeof pricePerChipHour === 'number' ? [pricePerChipHour, pricePerChipHour] : pricePerChipHour,
  )
}
