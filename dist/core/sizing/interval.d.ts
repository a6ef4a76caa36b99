/** A closed range, lower bound first. The unit is in the name of the property that has it. */
export type Interval = readonly [low: number, high: number];
export declare const exactly: (value: number) => Interval;
/** The range between two numbers, given in any order. */
export declare const between: (one: number, other: number) => Interval;
export declare const add: (...intervals: readonly Interval[]) => Interval;
/** Multiplies a range by a non-negative number. */
export declare const scale: ([low, high]: Interval, factor: number) => Interval;
/** Multiplies two non-negative ranges. */
export declare const multiply: (one: Interval, other: Interval) => Interval;
/** Divides a positive number by a positive range, so the bounds swap. */
export declare const divide: (value: number, [low, high]: Interval) => Interval;
/** Both ends are inside. */
export declare const contains: ([low, high]: Interval, value: number) => boolean;
