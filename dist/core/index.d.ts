import { UnusableInput } from './finding/unusable-input.js';
import { UnusablePolicy } from './policy/unusable-policy.js';
import type { ComparisonReport, Report, RuleExplanation, SuggestedEdit } from './report/report.js';
import { type Fixed } from './review/fixes/fixed.js';
export type * from './report/report.js';
export type { Fixed };
export { UnusableInput, UnusablePolicy };
/** A file of the repository, at hand. */
export interface SourceFile {
    /** Relative to the top of the repository, forward slashes. */
    readonly path: string;
    readonly text: string;
}
export interface CheckOptions {
    /**
     * Which of the files are manifests, by their paths. Default: those named `accelerator.yml` or `accelerator.yaml`. All
     * other files are evidence.
     */
    readonly manifests?: readonly string[];
    /**
     * The policy: a preset (`strict`, `advisory`) or the path of one of the files. Default: the file
     * `.github/accelerator-policy.yml` where it is among the files, else the built-in one.
     */
    readonly policy?: string;
    /**
     * Reads a policy of another repository that the policy extends; undefined where it cannot be had. `ref` is a commit or
     * a tag, `commit` the one that it leads to.
     */
    readonly sharedPolicy?: (repository: string, path: string, ref: string) => {
        readonly text: string;
        readonly commit: string;
    } | undefined;
    /** Today as `2027-01-31`, in UTC: waivers end on a day, so where there are any it has to be given. */
    readonly today?: string;
    /** The mildest severity that fails the check. Default: what the policy says, or `error`. */
    readonly failOn?: 'error' | 'warning' | 'notice' | 'never';
    /** Only the jobs of this name. */
    readonly job?: string;
    /** Whether changes are looked for that clear errors and warnings. Default: yes. */
    readonly alternatives?: boolean;
    /** Whether the Markdown report compares jobs with errors or warnings on other accelerators. Default: no. */
    readonly comparisons?: boolean;
}
/** What the check came to, ready to be written in any form. */
export interface Review {
    /** The report of the contract. */
    readonly report: Report;
    /** The same as text: what `check --format json` writes. */
    json(): string;
    /** For a terminal. */
    text(options?: {
        readonly color?: boolean;
        readonly quiet?: boolean;
    }): string;
    /** A page. `docs` is the address that the pages of rules stand below, `files` that of the checked files. */
    markdown(options?: {
        readonly docs?: string;
        readonly files?: string;
        readonly limitBytes?: number;
    }): string;
    /** SARIF 2.1.0. `gzippedBytes` measures a text once compressed, since GitHub limits that; absent: its plain length. */
    sarif(options?: {
        readonly docs?: string;
        readonly category?: string;
        readonly gzippedBytes?: (text: string) => number;
    }): string;
    junit(): string;
    /** GitLab's code quality report. `digest` names a text: the same text by the same word, two texts by two. */
    gitlab(digest: (text: string) => string): string;
    /** Workflow commands of GitHub Actions, one an annotation, as many as GitHub shows. */
    annotations(): string[];
}
/**
 * Checks the manifests among the files, with the other files as evidence, and gives the report of the contract. Pure:
 * the same files and options give the same report, and nothing is read, fetched or asked.
 *
 * Throws {@link UnusablePolicy} where the policy cannot be used, and {@link UnusableInput} where the check cannot be
 * made otherwise: a manifest that is named and not among the files, or waivers without a day. Whatever is wrong in a
 * manifest is a finding and never thrown.
 */
export declare function check(files: readonly SourceFile[], options?: CheckOptions): Report;
/** Checks as {@link check} does, for whoever wants other reports than the contract's. */
export declare function review(files: readonly SourceFile[], options?: CheckOptions): Review;
/** What there is to know of a rule: why it exists, on which sources, with examples; undefined for an unknown id. */
export declare function explain(rule: string): RuleExplanation | undefined;
/**
 * Judges one job of a manifest on every accelerator of the catalog that can be had, the best first. Throws
 * {@link UnusableInput} where it is not clear which job, and {@link UnusablePolicy} as {@link check} does.
 */
export declare function compare(manifest: SourceFile, options?: Pick<CheckOptions, 'job' | 'policy' | 'sharedPolicy'> & {
    readonly files?: readonly SourceFile[];
}): ComparisonReport;
/**
 * Edits of the manifests that were checked to clear a finding and to bring no other error or warning. No two touch the
 * same line. Throws as {@link check} does.
 */
export declare function suggest(files: readonly SourceFile[], options?: CheckOptions): SuggestedEdit[];
/**
 * A manifest in the words of the reference, with certain typing mistakes corrected: what `check --fix` writes. Every job
 * declares what it did, and every other byte stays.
 */
export declare function fix({ path, text }: SourceFile): Fixed;
/** The JSON Schema (draft 7) of the manifest or of the policy, as people write them. */
export declare const schema: (of: 'manifest' | 'policy') => Readonly<Record<string, unknown>>;
