import type { Finding } from '../../finding/finding.js';
import type { JobPart } from '../../manifest/job-reader.js';
import type { JobDeclaration } from '../../manifest/schema.js';
import type { Document } from '../../text/document.js';
import { type OtherWords } from './other-words.js';
/** The content of a file that fixes must preserve, by part. */
export interface DeclaredParts {
    /** Job names, comments and unread keys: no fix changes them. */
    readonly fixed: string;
    readonly parts: ReadonlyMap<string, DeclaredPart>;
    /** Mistakes with the part in which they are. */
    readonly mistakes: readonly (readonly [part: string, finding: Finding])[];
}
export interface DeclaredPart {
    readonly part: JobPart;
    readonly words: readonly OtherWords[];
    /** Undefined for `defaults`. */
    readonly declaration?: JobDeclaration;
    /** Number of mistakes by rule and severity. */
    readonly mistakes: ReadonlyMap<string, number>;
}
export declare function declaredParts(document: Document, path: string): DeclaredParts;
/**
 * The parts of the file that are wrong after some edits. If words were corrected, only those words may differ, and each
 * correction must remove a mistake. Otherwise each job must declare the same, and each edit must remove a spelling.
 */
export declare function wrongParts(before: DeclaredParts, after: DeclaredParts, edits: readonly {
    readonly part: string;
    readonly word?: string;
}[]): ReadonlySet<string>;
/** A key that is equal for values of the same meaning: empty sections are ignored. */
export declare function meaning(value: unknown): string;
