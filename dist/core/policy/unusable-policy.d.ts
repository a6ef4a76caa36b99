import { UnusableInput } from '../finding/unusable-input.js';
import { type Origin } from './origin.js';
/** Why a policy cannot be used: a mistake, or an attempt to loosen another file's lock. */
export interface PolicyProblem {
    readonly message: string;
    readonly remedy: string;
    readonly origin: Origin;
    /** The second place that the problem names. */
    readonly related?: Origin;
    /** Found in one file, before the merge. */
    readonly isReading?: true;
    /** What it misses may be in a file that could not be read. */
    readonly mayBeUnread?: true;
    /** The file that it names is only read after merging. Not a mistake. */
    readonly isPending?: true;
}
/** The policy is unusable. Nothing is checked, because a check without it would give another result. */
export declare class UnusablePolicy extends UnusableInput {
    readonly problems: readonly PolicyProblem[];
    constructor(problems: readonly PolicyProblem[], message?: string);
}
/** The problems of a policy as log lines, each with its place and the second place, if any. */
export declare function problemLines(problems: readonly PolicyProblem[]): string[];
