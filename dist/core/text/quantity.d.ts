/** A quantity in one fixed unit, or what is wrong with it. */
/** Why a text is not a quantity: a clause that repeats the text, and what was expected ("a number such as 7B"). */
interface QuantityProblem {
    readonly ok: false;
    readonly problem: string;
    readonly expected: string;
}
export type Quantity<T> = {
    readonly ok: true;
    readonly value: T;
} | QuantityProblem;
export interface Money {
    readonly amount: number;
    /** ISO 4217, upper case. */
    readonly currency: string;
}
/** "7B", "1.3e9", "7_000_000_000", "2T" → a positive number. */
export declare function parseAmount(text: string): Quantity<number>;
/** "1e22" → floating-point operations, which exceed all other quantities. */
export declare function parseFlops(text: string): Quantity<number>;
/** "500TFLOPS", "2 PFLOP/s", "1000 TOPS" → operations per second. */
export declare function parseFlopsPerSecond(text: string): Quantity<number>;
/** An existing date: "2027-01-31", kept as written. */
export declare function parseDay(text: string): Quantity<string>;
/** A positive whole number like 64 or 1_024; scale letters are allowed if the result is whole. */
export declare function parseCount(text: string): Quantity<number>;
/** A count that may be zero. */
export declare const parseCountOrNone: (text: string) => Quantity<number>;
/** "10TB", "512GiB" or a plain number of bytes → bytes. */
export declare function parseBytes(text: string): Quantity<number>;
/** "90min", "6h", "14d", "1d 12h" → hours. Zero is a duration; a number without a unit is not. */
export declare function parseDuration(text: string): Quantity<number>;
/** "35%" or 0.35 → 0.35. */
export declare function parseShare(text: string): Quantity<number>;
/** At most "20%" more, or at most "1.2x" as much → 1.2. Never below 1. */
export declare function parseGrowth(text: string): Quantity<number>;
/** "20000 USD", "20k EUR", "$20,000" → an amount with its currency. */
export declare function parseMoney(text: string): Quantity<Money>;
export {};
