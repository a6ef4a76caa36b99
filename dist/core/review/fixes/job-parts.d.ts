import { type JobReading } from '../../manifest/spelling/read-job.js';
import { type Document, type MapNode, type Path } from '../../text/document.js';
/** A mapping of the file that declares a job, or what all jobs inherit, and how it was read. */
export interface JobPart {
    /** Steps from the top of the file. */
    readonly path: Path;
    /** As it is written. */
    readonly map: MapNode;
    readonly reading: JobReading;
}
/** `defaults` first: what is written there, every job reads. */
export declare function jobParts({ root }: Document): JobPart[];
/** The part of the file that a path leads into, as a key of a table. */
export declare function partKey(path: Path, isOneOfMany: boolean): string;
