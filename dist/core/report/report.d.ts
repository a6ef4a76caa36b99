import type { EvidenceCompared } from '../review/evidence/evidence-compared.js';
import type { MemoryParts } from '../sizing/memory/parts.js';
export type Severity = 'error' | 'warning' | 'notice';
export type Verdict = 'fit' | 'undecided' | 'questionable' | 'mismatch';
/** Lowest to highest value. */
export type Interval = readonly [low: number, high: number];
/** The checked repository and the date, to distinguish the reports of many repositories. */
export interface ReportOrigin {
    /** For example `acme/training`. */
    readonly repository?: string;
    readonly commit?: string;
    /** The date of the check in UTC, such as `2026-11-21`. */
    readonly date?: string;
}
/** The result of `check`, and of `check --format json`. The origin is present if a checkout or a workflow shows it. */
export interface Report extends ReportOrigin {
    readonly version: 1;
    readonly tool: {
        readonly name: 'accelerator-review';
        readonly version: string;
    };
    readonly summary: ReportSummary;
    /** The policy files that apply, extended ones first. Absent if there are none. */
    readonly policies?: readonly string[];
    readonly files: readonly ReportFile[];
    /** Jobs and manifests of the base that are no longer declared. Present if a base was compared. */
    readonly withdrawn?: readonly {
        readonly path: string;
        readonly job?: string;
    }[];
    /** Present if a base was compared. */
    readonly difference?: ReportDifference;
    /** Present if some evidence was not read. */
    readonly unread?: {
        /** Files larger than 1 MiB. */
        readonly tooLarge: readonly string[];
        /** Files that were not fully read, each with the reason. */
        readonly gaveUp: readonly {
            readonly path: string;
            readonly because: string;
        }[];
        /** Whether part of the repository was not read. */
        readonly cut: boolean;
        /** The reason. */
        readonly incomplete?: string;
    };
    /** Without a manifest: the lines of the repository that request accelerators. */
    readonly undeclared?: readonly {
        readonly path: string;
        readonly line: number;
        readonly asksFor: string;
    }[];
    /** In reports of `fleet`: why the repository could not be checked, in words that follow its name. */
    readonly notChecked?: string;
}
export interface ReportSummary {
    readonly files: number;
    readonly jobs: number;
    readonly error: number;
    readonly warning: number;
    readonly notice: number;
    readonly waived: number;
    readonly new?: number;
    readonly withdrawn?: number;
    readonly existing?: number;
    readonly fixed?: number;
    /** Findings of the base that disappeared only because the change removes their keys. */
    readonly notJudged?: number;
    /** Whether a finding is at or above the severity that fails the check. */
    readonly failed: boolean;
}
export interface ReportFile {
    /** Relative, with forward slashes. */
    readonly path: string;
    readonly jobs: readonly ReportJob[];
    /** Sorted by line, column and rule. */
    readonly findings: readonly ReportFinding[];
}
export interface ReportJob {
    readonly name: string;
    readonly line: number;
    /** True if no manifest declares the job, and it is drafted from launch files. */
    readonly drafted?: true;
    readonly declared: ReportDeclared;
    /** Words that the catalog does not know. A job with one is never `fit`. */
    readonly notKnown: readonly {
        readonly path: readonly (string | number)[];
        readonly word: string;
    }[];
    /** Keys that were read as other keys of the reference. Both are paths below the job. */
    readonly readAs: readonly {
        readonly path: readonly (string | number)[];
        readonly as: readonly (string | number)[];
    }[];
    /** The number of manifest errors in this job. It is judged by what was understood. */
    readonly errors: number;
    readonly assessment: ReportAssessment;
    readonly sizing: ReportSizing;
    /** The parts of the declaration that were compared with the repository. Absent if none was read. */
    readonly evidence?: EvidenceCompared;
    /** Changes that were checked to pass, nearest first. */
    readonly alternatives: readonly ReportAlternative[];
    /** False if the search for alternatives was skipped. */
    readonly alternativesSearched?: false;
    /**
     * With `--savings`, for a job with a known cost and no error or warning: the cheapest hardware that was checked to
     * pass as well, in no more time. Null if none costs clearly less. Absent if none was looked for.
     */
    readonly cheaper?: ReportAlternative | null;
}
/** The declaration in the catalog's words. Unknown values are absent. */
export interface ReportDeclared {
    readonly framework: readonly string[];
    readonly stage?: string;
    readonly task: string;
    readonly accelerator?: string;
    readonly kind?: string;
    readonly vendor?: string;
    readonly count?: number;
    readonly provider?: string;
    readonly model?: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly group: string | null;
}
export interface ReportAssessment {
    readonly chosen?: 'gpu' | 'tpu' | 'other';
    readonly recommended: 'gpu' | 'tpu' | 'either' | 'other';
    readonly verdict: Verdict;
    readonly for: readonly ReportReason[];
    readonly against: readonly ReportReason[];
    /** The keys that would decide what could not be judged. */
    readonly undecided: readonly string[];
    /** What the verdict is based on: whether kind, memory and time were judged. Absent in reports of earlier versions. */
    readonly judged?: {
        readonly kind: boolean;
        readonly memory: boolean;
        readonly time: boolean;
    };
}
export interface ReportReason {
    readonly rule: string;
    readonly reason: string;
}
/** Unknown parts are absent. Numbers have three significant figures. */
export interface ReportSizing {
    readonly memory?: {
        readonly verdict: 'fits' | 'does-not-fit' | 'unknown';
        readonly perDeviceGiB?: Interval;
        readonly capacityGiB: number;
        /** The keys that would decide it. */
        readonly needs: readonly string[];
        /** The usual case: its need, whether it fits, and its parts. */
        readonly likelyGiB?: number;
        readonly likely?: 'fits' | 'does-not-fit';
        readonly partsGiB?: MemoryParts;
    };
    readonly likelyHours?: number;
    readonly likelyChipHours?: number;
    readonly hours?: Interval;
    readonly chipHours?: Interval;
    readonly energyKWh?: Interval;
    readonly cost?: ReportCost;
    /** Values that the manifest omits and the job's files state. Absent if there are none. */
    readonly taken?: readonly ReportTaken[];
    /** Values that differ between these files, so none is taken. */
    readonly notTaken?: readonly {
        readonly path: ReportTaken['path'];
        readonly values: readonly Omit<ReportTaken, 'path'>[];
    }[];
    readonly assumptions: readonly string[];
}
export interface ReportTaken {
    readonly path: readonly (string | number)[];
    readonly value: unknown;
    /** The file, relative to the top of the repository, and the line. */
    readonly from: string;
    readonly line: number;
    /** The program whose documented default it is, as the file does not state it. */
    readonly byDefault?: string;
    /** What it overrides as the option of a command. */
    readonly over?: readonly Pick<ReportTaken, 'value' | 'from' | 'line'>[];
}
export interface ReportCost {
    readonly currency: string;
    readonly likely?: number;
    readonly amount: Interval;
    /** A service has no end, so its cost is per month. */
    readonly per: 'run' | 'month';
    /** The source of the price. */
    readonly prices: 'list' | 'policy' | 'file' | 'manifest';
    /** Present if the list price is only quoted by others, because its provider publishes none. */
    readonly reported?: true;
    /** The date or month of the price. Absent for a manifest's price. */
    readonly read?: string;
    /** Machines are rented whole. Present if more accelerators are paid for than used. */
    readonly paid?: {
        readonly accelerators: number;
        readonly machines: number;
    };
}
export interface ReportAlternative {
    readonly change: string;
    /** The values to set, by path below the job. Without a value, the key is to be deleted. */
    readonly set: readonly {
        readonly path: readonly (string | number)[];
        readonly value?: unknown;
    }[];
    /** The usual need per device after the change, and its capacity. */
    readonly memory?: {
        readonly likelyGiB: number;
        readonly capacityGiB: number;
    };
    readonly likelyChipHours?: number;
    /** At the price of the changed accelerator. */
    readonly cost?: ReportCost;
}
/** A place in a text: 1-based, columns in UTF-16 units, end exclusive. */
export interface ReportSpan {
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
export interface ReportFinding extends ReportSpan {
    readonly rule: string;
    readonly severity: Severity;
    /** Absent if the finding concerns the whole file, or the defaults of several jobs. */
    readonly job?: string;
    readonly message: string;
    readonly remedy: string;
    readonly related: readonly (ReportSpan & {
        readonly path: string;
        readonly message: string;
    })[];
    readonly sources: readonly ReportSource[];
    /** The rule's page. */
    readonly help: string;
    readonly waived?: ReportWaiver;
    /** The waiver that covered the finding until it expired. */
    readonly expiredWaiver?: ReportWaiver;
    readonly standing?: 'new' | 'existing';
    readonly onBase?: Severity | 'less' | 'waived';
}
export interface ReportSource {
    readonly id: string;
    readonly title: string;
    readonly url?: string;
}
export interface ReportWaiver {
    readonly reason: string;
    readonly owner?: string;
    readonly ticket?: string;
    /** A date such as `2027-01-31`. */
    readonly expires: string;
    /** Negative if it has expired. */
    readonly daysLeft: number;
    readonly path: string;
    readonly line: number;
}
export interface ReportDifference {
    readonly fixed: readonly (ReportFinding & {
        readonly path: string;
    })[];
    /** Findings that disappeared only because the change removes their keys. Absent if there are none. */
    readonly notJudged?: ReportDifference['fixed'];
    readonly jobs: readonly ReportJobChange[];
}
export interface ReportJobChange {
    readonly path: string;
    readonly name: string;
    readonly change: 'added' | 'changed' | 'withdrawn';
    readonly base?: ReportJobState;
    readonly head?: ReportJobState;
    /** Head over base. */
    readonly chipHoursRatio?: number;
    readonly costRatio?: number;
}
export interface ReportJobState {
    readonly path: string;
    readonly name: string;
    readonly line: number;
    readonly hardware: string;
    readonly count?: number;
    readonly scale: {
        readonly size?: 'small' | 'medium' | 'large' | 'massive';
        readonly parameters?: number;
        readonly tokens?: number;
        readonly samples?: number;
    };
    readonly verdict: Verdict;
    readonly sizing: ReportSizing;
}
