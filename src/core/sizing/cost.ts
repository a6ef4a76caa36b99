import { type Interval, multiply } from './interval.ts'

/** Cost of the accelerators, in the currency of the price: chip hours × price per chip hour. */
export function costOf(chipHours: Interval, pricePerChipHour: number | Interval): Interval {
  return multiply(
    chipHours,
    typeof pricePerChipHour === 'number' ? [pricePerChipHour, pricePerChipHour] : pricePerChipHour,
  )
}
