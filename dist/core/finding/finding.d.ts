import type { Path, Span } from '../text/document.js';
import type { SourceId } from './sources.js';
import type { Substance } from './substance.js';
export type { Span };
/** Most severe first. */
export declare const severities: readonly ['error', 'warning', 'notice'];
export type Severity = (typeof severities)[number];
/** A second place of a finding, for example the other half of a contradiction. */
export interface Related {
    /** Relative to the workspace, with forward slashes. */
    readonly file: string;
    readonly span: Span;
    readonly message: string;
}
/** Why a finding does not count until a date, and who is responsible. */
export interface AppliedWaiver {
    readonly reason: string;
    /** Who is responsible; undefined for a waiver in the manifest, whose author is. */
    readonly owner?: string;
    readonly ticket?: string;
    /** The last day on which it applies: `2027-01-31`. */
    readonly expires: string;
    /** Whole days until it expires: 0 on the last one, and negative if it has expired. */
    readonly daysLeft: number;
    /** The place of the waiver. */
    readonly place: {
        readonly file: string;
        readonly line: number;
    };
}
/** The one certain correction, and the place of the wrong text: a key, or a value with its quotes. */
export interface Fix {
    readonly span: Span;
    readonly value: string | number | boolean;
}
/** One problem, whatever found it: syntax, schema, a rule, or the organization's policy. */
export interface Finding {
    /** For example `model/dynamic-shapes`. */
    readonly rule: string;
    readonly severity: Severity;
    /** Undefined for a finding about the whole file. */
    readonly job?: string;
    /** What is wrong and why, in sentences. May contain untrusted text: reports encode it. */
    readonly message: string;
    /** What is wrong, if the message goes on to say why. */
    readonly problem?: string;
    /** What to do, in one sentence. */
    readonly remedy: string;
    readonly span: Span;
    /** Steps below the job, to match findings across edits. */
    readonly path: Path;
    readonly related: readonly Related[];
    /** Documents that support it. Undefined: the first two of its rule. */
    readonly sources?: readonly SourceId[];
    readonly substance?: Substance;
    /** Rules whose findings about the job are part of this one. */
    readonly includes?: readonly string[];
    /** Those findings, if they are not reported separately. */
    readonly parts?: readonly Finding[];
    /** Set for a misspelling with one nearest word. */
    readonly fix?: Fix;
    /** Set if the job is drafted from launch files: nobody declared it, so it never fails the check. */
    readonly isDrafted?: true;
    /** Set if a waiver covers it: it is shown and does not count. */
    readonly waived?: AppliedWaiver;
    /** Set if its waiver has expired, so that it counts again. */
    readonly expiredWaiver?: AppliedWaiver;
    /** Whether the base of a pull request has it too; undefined without a base. */
    readonly standing?: 'new' | 'existing';
    /** Its state on the base, if it is new because it is more severe, larger, or no longer waived. */
    readonly onBase?: Severity | 'less' | 'waived';
}
/** The job of a finding. The path of a mistake in the manifest starts at the top of the file. */
export declare function jobOf({ rule, job, path: [top, name] }: Finding): string | undefined;
/** Whether `severity` is at least as severe as `threshold`. */
export declare function atLeast(severity: Severity, threshold: Severity): boolean;
/** The order of every report: line, column, then rule. */
export declare function byPlace(a: Finding, b: Finding): number;
