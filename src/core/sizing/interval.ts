/** A closed range of plain numbers, the smaller bound first. The unit is in the name of whatever holds it. */
export type Interval = readonly [low: number, high: number]

/** The range that holds one number only. */
export const exactly = (value: number): Interval => [value, value]

/** The range between two numbers, given in any order. */
export const between = (one: number, other: number): Interval => (one <= other ? [one, other] : [other, one])

/** The sum of ranges, bound by bound. */
export const add = (...intervals: readonly Interval[]): Interval =>
  intervals.reduce<Interval>((sum, [low, high]) => [sum[0] + low, sum[1] + high], [0, 0])

/** A range times a number that is not negative. */
export const scale = ([low, high]: Interval, factor: number): Interval => [low * factor, high * factor]

/** The product of two ranges without negative numbers. */
export const multiply = (one: Interval, other: Interval): Interval => [one[0] * other[0], one[1] * other[1]]

/** A positive number divided by a range of positive numbers. */
export const divide = (value: number, [low, high]: Interval): Interval => [value / high, value / low]

/** Whether a number lies inside a range, both ends included. */
export const contains = ([low, high]: Interval, value: number): boolean => low <= value && value <= high
