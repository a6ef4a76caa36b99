import type { Report, ReportSizing, ReportSource, Severity, Verdict } from './report.js';
/** The result of `compare`, and of `compare --format json`. */
export interface ComparisonReport {
    readonly version: 1;
    readonly tool: Report['tool'];
    readonly path: string;
    readonly job: string;
    /** Best first. */
    readonly rows: readonly ComparisonRow[];
    readonly assumptions: readonly string[];
}
export interface ComparisonRow extends ReportSizing {
    /** For people: "16× H100 SXM". */
    readonly label: string;
    readonly accelerator?: string;
    readonly kind?: string;
    /** Whether it is the job's declared hardware. */
    readonly chosen: boolean;
    /** Whether the job's provider does not offer it. */
    readonly elsewhere: boolean;
    readonly verdict: Verdict;
    readonly reasons: readonly {
        readonly rule: string;
        readonly severity: Severity;
        readonly message: string;
    }[];
}
/** The result of `explain` for a rule. */
export interface RuleExplanation {
    readonly id: string;
    /** What is wrong, in one line. */
    readonly title: string;
    /** Why it matters, in a short paragraph. */
    readonly why: string;
    /** `none`: a reason for or against a choice, never a finding. */
    readonly severity: Severity | 'none';
    readonly sources: readonly ReportSource[];
    /** The rows of the guidance that it states, such as `M6`. */
    readonly guidance: readonly string[];
    /** Small manifests with and without the finding. Empty if there are none. */
    readonly fails: string;
    readonly passes: string;
    /** The policy for the two manifests, if they need one. */
    readonly policy?: string;
}
/** The result of `suggest`: lines of a manifest and their replacement, checked to clear a finding. */
export interface SuggestedEdit {
    readonly path: string;
    /** 1-based, inclusive. */
    readonly startLine: number;
    readonly endLine: number;
    /** Without a trailing line break. */
    readonly replacement: string;
    /** The most severe rule that it clears. */
    readonly rule: string;
    readonly job?: string;
    readonly message: string;
    /** Identifies the same edit of the same job, even if it moves within the file. */
    readonly fingerprint: string;
}
