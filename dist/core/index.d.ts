import { UnusableInput } from './finding/unusable-input.js';
import { UnusablePolicy } from './policy/unusable-policy.js';
import type { ComparisonReport, RuleExplanation, SuggestedEdit } from './report/other-results.js';
import type { Report } from './report/report.js';
import { type Fixed } from './review/fixes/fixed.js';
export type * from './report/other-results.js';
export type * from './report/report.js';
export type { Fixed };
export { UnusableInput, UnusablePolicy };
/** A file of the repository, in memory. */
export interface SourceFile {
    /** Relative to the top of the repository, with forward slashes. */
    readonly path: string;
    readonly text: string;
}
export interface CheckOptions {
    /**
     * Paths of the manifests. Default: files named `accelerator.yml` or `accelerator.yaml`. All other files are evidence.
     */
    readonly manifests?: readonly string[];
    /**
     * The policy: a preset (`strict`, `advisory`) or the path of one of the files. Default:
     * `.github/accelerator-policy.yml` if it is among the files, or else the built-in one.
     */
    readonly policy?: string;
    /**
     * Reads a policy of another repository that the policy extends; undefined if unavailable. `ref` is a commit or a tag,
     * `commit` the commit that it resolves to.
     */
    readonly sharedPolicy?: (repository: string, path: string, ref: string) => {
        readonly text: string;
        readonly commit: string;
    } | undefined;
    /** The date in UTC: `2027-01-31`. Required if there are waivers, since they expire. */
    readonly today?: string;
    /** The mildest severity that fails the check. Default: that of the policy, or `error`. */
    readonly failOn?: 'error' | 'warning' | 'notice' | 'never';
    /** Only the jobs of this name. */
    readonly job?: string;
    /** Whether to search for changes that clear errors and warnings. Default: yes. */
    readonly alternatives?: boolean;
    /**
     * Whether to search cheaper hardware for jobs with a known cost and no error or warning: `cheaper` of the JSON report.
     * Default: no.
     */
    readonly savings?: boolean;
    /** Whether the Markdown report compares jobs with errors or warnings on other accelerators. Default: no. */
    readonly comparisons?: boolean;
}
/** The result of the check, ready for any report format. */
export interface Review {
    /** The JSON report. */
    readonly report: Report;
    /** The JSON report as text: what `check --format json` writes. */
    json(): string;
    /** For a terminal. */
    text(options?: {
        readonly color?: boolean;
        readonly quiet?: boolean;
    }): string;
    /** A page. `docs` is the base address of the rules' pages, `files` that of the checked files. */
    markdown(options?: {
        readonly docs?: string;
        readonly files?: string;
        readonly limitBytes?: number;
    }): string;
    /** SARIF 2.1.0. `gzippedBytes` returns a text's compressed size, which GitHub limits. Default: its plain length. */
    sarif(options?: {
        readonly docs?: string;
        readonly category?: string;
        readonly gzippedBytes?: (text: string) => number;
    }): string;
    junit(): string;
    /** GitLab's code quality report. `digest` must be a stable hash of a text. */
    gitlab(digest: (text: string) => string): string;
    /** Workflow commands of GitHub Actions, one per annotation, as many as GitHub shows. */
    annotations(): string[];
}
/**
 * Checks the manifests among the files, with the other files as evidence, and returns the JSON report. Pure: the same
 * files and options give the same report, without file or network access.
 *
 * Throws {@link UnusablePolicy} if the policy cannot be used, and {@link UnusableInput} if the check cannot be made for
 * another reason: a named manifest is not among the files, or there are waivers but no date. Mistakes in a manifest are
 * findings and never throw.
 */
export declare function check(files: readonly SourceFile[], options?: CheckOptions): Report;
/** Like {@link check}, for callers that need other reports than JSON. */
export declare function review(files: readonly SourceFile[], options?: CheckOptions): Review;
/** The description of a rule: why it exists, its sources and its examples; undefined for an unknown id. */
export declare function explain(rule: string): RuleExplanation | undefined;
/**
 * Judges one job of a manifest on every available accelerator of the catalog, best first. Throws {@link UnusableInput}
 * if the job is ambiguous, and {@link UnusablePolicy} like {@link check}.
 */
export declare function compare(manifest: SourceFile, options?: Pick<CheckOptions, 'job' | 'policy' | 'sharedPolicy'> & {
    readonly files?: readonly SourceFile[];
}): ComparisonReport;
/**
 * Edits of the manifests, each checked to clear a finding without a new error or warning. No two touch the same line.
 * Throws like {@link check}.
 */
export declare function suggest(files: readonly SourceFile[], options?: CheckOptions): SuggestedEdit[];
/**
 * A manifest in canonical spelling with certain misspellings corrected: what `check --fix` writes. Every job declares
 * the same, and every other byte is unchanged.
 */
export declare function fix({ path, text }: SourceFile): Fixed;
/** The JSON Schema (draft 7) of the manifest or of the policy, as people write them. */
export declare const schema: (of: 'manifest' | 'policy') => Readonly<Record<string, unknown>>;
