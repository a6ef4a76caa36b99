import type { Finding } from '../../finding/finding.js';
import type { JobPart } from '../../manifest/job-reader.js';
import type { JobDeclaration } from '../../manifest/schema.js';
import type { Document } from '../../text/document.js';
import { type OtherWords } from './other-words.js';
/** What a file declares, as an edit is judged by it. */
export interface Standing {
    readonly isRead: boolean;
    /** Names of the jobs, all comments and what is not read, which no edit changes. */
    readonly fixed: string;
    /** By part of the file. */
    readonly parts: ReadonlyMap<string, PartStanding>;
    readonly findings: readonly Finding[];
}
export interface PartStanding {
    readonly part: JobPart;
    readonly words: readonly OtherWords[];
    /** Absent for `defaults`. */
    readonly declaration?: JobDeclaration;
    /** Mistakes by rule and severity. */
    readonly mistakes: ReadonlyMap<string, number>;
}
export declare function standingOf(document: Document, path: string): Standing;
/** A value in a form that two of them share where they mean the same: an empty section says nothing. */
export declare function meaning(value: unknown): string;
/** Whether one value is the other but for some words in it. */
export declare function isSameBut(before: unknown, after: unknown, words: ReadonlySet<string>): boolean;
