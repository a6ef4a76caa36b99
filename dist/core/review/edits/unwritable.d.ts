/**
 * Why an entry stays as it is written: other places of the file share it, a comment would be lost, its form leaves no
 * room, the file would then mean something else, or is too long to try everything.
 */
export type Reason = 'shared' | 'comment' | 'form' | 'meaning' | 'limit';
/** Ends the making of an edit. Never leaves the review. */
export declare class Unwritable extends Error {
    readonly reason: Reason;
    constructor(reason: Reason);
}
export declare function refuse(reason?: Reason): never;
