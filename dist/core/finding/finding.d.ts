import type { Path, Span } from '../text/document.js';
import type { SourceId } from './sources.js';
import type { Substance } from './substance.js';
export type { Span };
/** From gravest to mildest. */
export declare const severities: readonly ['error', 'warning', 'notice'];
export type Severity = (typeof severities)[number];
/** A second place that a finding speaks of, such as the other half of a contradiction. */
export interface Related {
    /** Relative to the workspace, forward slashes. */
    readonly file: string;
    readonly span: Span;
    readonly message: string;
}
/** Why a finding does not count for the time being: somebody answers for it until a day. */
export interface AppliedWaiver {
    readonly reason: string;
    /** Who answers for it; absent for a waiver in the manifest itself, whose author does. */
    readonly owner?: string;
    readonly ticket?: string;
    /** The last day on which it holds, such as `2027-01-31`. */
    readonly expires: string;
    /** Whole days from today to that day: 0 on the last one. */
    readonly daysLeft: number;
    /** Where the waiver stands. */
    readonly place: {
        readonly file: string;
        readonly line: number;
    };
}
/** The one word that was surely meant, and the place of what was written instead: a key, or a value with its quotes. */
export interface Fix {
    readonly span: Span;
    readonly value: string | number | boolean;
}
/** One thing that is wrong, whoever found it: syntax, schema, a rule, the organization's policy. */
export interface Finding {
    /** The rule's id, such as `model/dynamic-shapes`. */
    readonly rule: string;
    readonly severity: Severity;
    /** Absent where the finding is about the whole file. */
    readonly job?: string;
    /** What is wrong and why, in sentences. Untrusted text may stand in it: reports encode it. */
    readonly message: string;
    /** What is wrong alone, where the message goes on with why. */
    readonly problem?: string;
    /** What to do, in one sentence. */
    readonly remedy: string;
    readonly span: Span;
    /** The place as steps below the job, for matching across edits. */
    readonly path: Path;
    readonly related: readonly Related[];
    /** The documents that carry what it says; absent: the first two of its rule. */
    readonly sources?: readonly SourceId[];
    readonly substance?: Substance;
    /** The rules whose findings about the job say a part of this one. */
    readonly includes?: readonly string[];
    /** Those findings, if they are not reported by themselves. */
    readonly parts?: readonly Finding[];
    /** Present where it is a mistake in typing and one word is nearer than all others. */
    readonly fix?: Fix;
    /** Present where the job is drafted from launch files: nobody declared it, so it never fails the check. */
    readonly isDrafted?: true;
    /** Present where a waiver covers it: it is shown and does not count. */
    readonly waived?: AppliedWaiver;
    /** Whether the base of a pull request has it as well; absent where no base was compared. */
    readonly standing?: 'new' | 'existing';
    /** What it was on the base, where it is new for being graver now, for coming to more, or for counting again. */
    readonly onBase?: Severity | 'less' | 'waived';
}
/** Whether `severity` is as grave as `threshold` or graver. */
export declare function atLeast(severity: Severity, threshold: Severity): boolean;
/** The order of every report: line, column, then rule. */
export declare function byPlace(a: Finding, b: Finding): number;
