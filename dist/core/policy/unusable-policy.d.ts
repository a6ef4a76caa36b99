import { UnusableInput } from '../finding/unusable-input.js';
import { type Origin } from './origin.js';
/** What keeps a policy from being used: a mistake, or an attempt to loosen what another file locks. */
export interface PolicyProblem {
    readonly message: string;
    readonly remedy: string;
    readonly origin: Origin;
    /** The other place that the problem speaks of. */
    readonly related?: Origin;
    /** It was found in one file, before that was laid over others. */
    readonly isReading?: true;
    /** What it does not find may stand in a file that could not be read. */
    readonly mayBeUnread?: true;
    /** What it names is not read before a proposal is merged: no mistake. */
    readonly isPending?: true;
}
/** A policy that cannot be used: then nothing is checked, for a check without it would be another one. */
export declare class UnusablePolicy extends UnusableInput {
    readonly problems: readonly PolicyProblem[];
    constructor(problems: readonly PolicyProblem[], message?: string);
}
/** The problems of a policy as lines for a log: each with its place, and the other place if there is one. */
export declare function problemLines(problems: readonly PolicyProblem[]): string[];
