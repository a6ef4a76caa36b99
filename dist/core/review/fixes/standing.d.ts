import type { Finding } from '../../finding/finding.js';
import type { JobPart } from '../../manifest/job-reader.js';
import type { JobDeclaration } from '../../manifest/schema.js';
import type { Document } from '../../text/document.js';
import { type OtherWords } from './other-words.js';
/** What a file declares, as an edit is judged by it. */
export interface Standing {
    /** Names of the jobs, all comments and what is not read, which no edit changes. */
    readonly fixed: string;
    /** By part of the file. */
    readonly parts: ReadonlyMap<string, PartStanding>;
    /** Mistakes with the part in which they are. */
    readonly mistakes: readonly (readonly [part: string, finding: Finding])[];
}
export interface PartStanding {
    readonly part: JobPart;
    readonly words: readonly OtherWords[];
    /** Absent for `defaults`. */
    readonly declaration?: JobDeclaration;
    /** How many mistakes by rule and severity. */
    readonly mistakes: ReadonlyMap<string, number>;
}
export declare function standingOf(document: Document, path: string): Standing;
/**
 * The parts of the file in which something is wrong after some edits. Where words are corrected, only those words may
 * differ, and each takes a mistake away; else every job declares what it did, and each edit leaves less in other words.
 */
export declare function wrongParts(before: Standing, after: Standing, edits: readonly {
    readonly part: string;
    readonly word?: string;
}[]): ReadonlySet<string>;
/** A value in a form that two of them share where they mean the same: an empty section says nothing. */
export declare function meaning(value: unknown): string;
