import type * as z from 'zod/mini';
import type { LockedModels, SizedModel } from '../catalog/models/locked-models.js';
import { type Document, type MapNode, type Path, type Range, type Span } from '../text/document.js';
import type { Mistakes } from './mistakes.js';
import { type JobDeclaration } from './schema.js';
import { type JobReading } from './spelling/read-job.js';
import { type UnknownWord } from './words.js';
/** A mapping of the file that declares a job, or what all jobs inherit, and how it was read. */
export interface JobPart {
    /** Steps from the top of the file. */
    readonly path: Path;
    /** As it is written. */
    readonly map: MapNode;
    readonly reading: JobReading;
}
/** One job of a manifest, defaults merged in, every value still knowing its place. */
export interface Job {
    readonly name: string;
    readonly node: MapNode;
    readonly declaration: JobDeclaration;
    /** The same before its model completes it. */
    readonly written: JobDeclaration;
    /** The models beyond the catalog that it may name. */
    readonly models: LockedModels;
    /** Where the job begins. */
    readonly span: Span;
    /** How many errors of the file are this job's: what it declares is known in part only. */
    readonly errors: number;
    /** Words that the catalog does not know. */
    readonly unknown: readonly UnknownWord[];
    /** Where values are at fault, by steps below the job: refused, not known, or contradicting others. */
    readonly faults: readonly Path[];
    /** The job as it is written, and how it was read; defaults are not in it. */
    readonly reading: JobReading;
}
/** What a job is read from. */
interface Source {
    readonly name: string;
    /** In the reference's words, with what it inherits. */
    readonly node: MapNode;
    readonly part: JobPart;
    /** What stands for the job where something is said about it as a whole. */
    readonly place: Range;
}
/** Reads the jobs of one file. */
export declare class JobReader {
    #private;
    /** What was spelled so far. */
    readonly parts: JobPart[];
    constructor(document: Document, mistakes: Mistakes, models: LockedModels);
    /** A job in the reference's words; what is wrong with its keys is reported. */
    spell(map: MapNode, path: Path): JobPart;
    /** Validates a job in the reference's words and completes it by its model. */
    read({ name, node: whole, part, place }: Source, schema?: z.ZodMiniType<JobDeclaration>): Job;
}
/** What the repository has locked of the model that a job names; a `config.json` takes precedence. */
export declare const lockedModelOf: ({ model }: JobDeclaration, models: LockedModels) => SizedModel | undefined;
export {};
