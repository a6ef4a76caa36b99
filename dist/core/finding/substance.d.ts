/**
 * What a finding comes to, where its rule and place do not tell: by it a change that makes something worse is told from
 * one that leaves it as it was, and a waiver may have a ceiling.
 */
export interface Substance {
    /** The organization's demand by its id; `allow` or `deny` for its lists of hardware. */
    readonly demand?: string;
    /** What it is about, such as the hardware that is denied: about another subject it is another finding. */
    readonly subject?: string;
    /** What it may be about, by ids, where one name may stand for several: one that was not among them is another thing. */
    readonly things?: readonly string[];
    /**
     * How much, each the more the worse; Infinity where nobody can tell, below zero for what is the worse the less it is.
     * Of one demand and subject there are as many.
     */
    readonly amounts?: readonly number[];
    /**
     * How far the declared numbers go that it depends on, each the more the worse, in the same way; no ceiling of a waiver is
     * compared with them.
     */
    readonly extents?: readonly number[];
}
/** Whether `now` comes to more than `before` did in anything, or depends on numbers that go further. */
export declare const isMore: (now: Substance | undefined, before: Substance | undefined) => boolean;
/** Whether it says nothing but how far the numbers go. */
export declare const isExtentOnly: (substance: Substance) => boolean;
/** Whether `now` may be about a thing that `before` was not about. */
export declare const isOther: (now: Substance | undefined, before: Substance | undefined) => boolean;
/** Whether nothing in it is above `ceiling`; what has no amount, or one that may not fall, has none that could be. */
export declare const isWithin: (ceiling: number, { amounts }?: Substance) => boolean;
