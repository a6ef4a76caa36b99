/** A closed range of plain numbers, the smaller bound first. The unit is in the name of whatever holds it. */
export type Interval = readonly [low: number, high: number];
/** The range that holds one number only. */
export declare const exactly: (value: number) => Interval;
/** The range between two numbers, given in any order. */
export declare const between: (one: number, other: number) => Interval;
/** The sum of ranges, bound by bound. */
export declare const add: (...intervals: readonly Interval[]) => Interval;
/** A range times a number that is not negative. */
export declare const scale: ([low, high]: Interval, factor: number) => Interval;
/** The product of two ranges without negative numbers. */
export declare const multiply: (one: Interval, other: Interval) => Interval;
/** A positive number divided by a range of positive numbers. */
export declare const divide: (value: number, [low, high]: Interval) => Interval;
/** Whether a number lies inside a range, both ends included. */
export declare const contains: ([low, high]: Interval, value: number) => boolean;
