import type * as z from 'zod/mini';
import type { LockedModels, SizedModel } from '../catalog/models/locked-models.js';
import { type Document, type MapNode, type Path, type Range, type Span } from '../text/document.js';
import type { Mistakes } from './mistakes.js';
import { type JobDeclaration } from './schema.js';
import { type JobReading } from './spelling/read-job.js';
import { type UnknownWord } from './words.js';
/** A mapping that declares a job or its defaults, and how it was read. */
export interface JobPart {
    /** Steps from the top of the file. */
    readonly path: Path;
    /** As written. */
    readonly map: MapNode;
    readonly reading: JobReading;
}
/** One job of a manifest, defaults merged in; every value keeps its place. */
export interface Job {
    readonly name: string;
    readonly node: MapNode;
    readonly declaration: JobDeclaration;
    /** The declaration before its model completes it. */
    readonly written: JobDeclaration;
    /** The locked models outside the catalog that it may name. */
    readonly models: LockedModels;
    /** The start of the job. */
    readonly span: Span;
    /** Errors in the file that belong to this job, so its declaration is only partly known. */
    readonly errors: number;
    readonly unknown: readonly UnknownWord[];
    /** Paths below the job to values that were refused, are unknown, or contradict others. */
    readonly faults: readonly Path[];
    /** The job as written, without defaults, and how it was read. */
    readonly reading: JobReading;
}
interface Source {
    readonly name: string;
    /** In canonical keys, with defaults. */
    readonly node: MapNode;
    readonly part: JobPart;
    /** The place for findings about the job as a whole. */
    readonly place: Range;
}
/** Reads the jobs of one file. */
export declare class JobReader {
    #private;
    /** The mappings canonicalized so far. */
    readonly parts: JobPart[];
    constructor(document: Document, mistakes: Mistakes, models: LockedModels);
    /** Rewrites a job in canonical keys, and reports faults in its keys. */
    spell(map: MapNode, path: Path): JobPart;
    /** Validates a canonical job and completes it by its model. */
    read({ name, node: whole, part, place }: Source, schema?: z.ZodMiniType<JobDeclaration>): Job;
}
/** The repository's locked entry for a job's model; a `config.json` takes precedence. */
export declare const lockedModelOf: ({ model }: JobDeclaration, models: LockedModels) => SizedModel | undefined;
export {};
