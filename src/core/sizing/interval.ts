/** A closed range, lower bound first. The unit is in the name of the property that has it. */
export type Interval = readonly [low: number, high: number]

export const exactly = (value: number): Interval => [value, value]

/** The range between two numbers, given in any order. */
export const between = (one: number, other: number): Interval => (one <= other ? [one, other] : [other, one])

export const add = (...intervals: readonly Interval[]): Interval =>
  intervals.reduce<Interval>((sum, [low, high]) => [sum[0] + low, sum[1] + high], [0, 0])

/** Multiplies a range by a non-negative number. */
export const scale = ([low, high]: Interval, factor: number): Interval => [low * factor, high * factor]

/** Multiplies two non-negative ranges. */
export const multiply = (one: Interval, other: Interval): Interval => [one[0] * other[0], one[1] * other[1]]

/** Divides a positive number by a positive range, so the bounds swap. */
export const divide = (value: number, [low, high]: Interval): Interval => [value / high, value / low]

/** Both ends are inside. */
export const contains = ([low, high]: Interval, value: number): boolean => low <= value && value <= high
