/**
 * What a finding comes to, where its rule and place do not tell: by it a change that makes something worse is told from
 * one that leaves it as it was, and a waiver may have a ceiling.
 */
export interface Substance {
    /** The organisation's demand by its id; `allow` or `deny` for its lists of hardware. */
    readonly demand?: string;
    /** What it is about, such as the hardware that is denied: about another subject it is another finding. */
    readonly subject?: string;
    /** How much, each the more the worse; Infinity where nobody can tell. Of one demand and subject there are as many. */
    readonly amounts?: readonly number[];
}
/** Whether `now` comes to more than `before` did in anything. */
export declare const isMore: (now: Substance | undefined, before: Substance | undefined) => boolean;
/** Whether nothing in it is above `ceiling`; what has no amount has none that could be. */
export declare const isWithin: (ceiling: number, { amounts }?: Substance) => boolean;
