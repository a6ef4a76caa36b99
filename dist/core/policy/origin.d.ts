import type { Span } from '../text/document.js';
/** The place of a value in a policy. */
export interface Origin {
    /** The name for people: a path, `owner/repo/path@ref`, or a preset. */
    readonly file: string;
    readonly span: Span;
    /** Whether the file belongs to the checked repository, so that a finding can point at it. */
    readonly isLocal: boolean;
}
/** The span of values that are not in a file. */
export declare const nowhere: Span;
