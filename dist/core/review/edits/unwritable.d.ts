/**
 * Why an entry stays as written: other places of the file share it; a comment would be lost; its form has no room; the
 * file would mean something else; or the file is too long to try everything.
 */
export type Reason = 'shared' | 'comment' | 'form' | 'meaning' | 'limit';
/** Aborts an edit. Never leaves the review. */
export declare class Unwritable extends Error {
    readonly reason: Reason;
    constructor(reason: Reason);
}
export declare function refuse(reason?: Reason): never;
