/**
 * What a finding amounts to beyond its rule and place. It shows whether a change makes something worse, and a waiver
 * may limit it.
 */
export interface Substance {
    /** Id of the organization's demand; `allow` or `deny` for its lists of hardware. */
    readonly demand?: string;
    /** The subject, for example the denied hardware: another subject is another finding. */
    readonly subject?: string;
    /** Ids that the subject may mean, if a name is ambiguous: a new one is another finding. */
    readonly things?: readonly string[];
    /**
     * How much, larger is worse. Infinity if unknown, negative if less is worse. Findings of the same demand and subject
     * have the same number of amounts.
     */
    readonly amounts?: readonly number[];
    /** The declared numbers that it depends on, in the same form; a waiver's limit ignores them. */
    readonly extents?: readonly number[];
}
/** Whether `now` exceeds `before` in an amount or an extent. */
export declare const isMore: (now: Substance | undefined, before: Substance | undefined) => boolean;
/** Whether it has extents only. */
export declare const isExtentOnly: (substance: Substance) => boolean;
/** Whether `now` may mean something that `before` could not. */
export declare const isOther: (now: Substance | undefined, before: Substance | undefined) => boolean;
/** Whether every amount is at most `ceiling`. False without amounts, and for amounts where less is worse. */
export declare const isWithin: (ceiling: number, { amounts }?: Substance) => boolean;
