import * as z from 'zod/mini';
import type { ModelShape } from '../catalog/models/model-config.js';
import type { Word } from '../catalog/names/value-spellings.js';
import type { Path } from '../text/document.js';
import { type hardwareKeys, parallelismKeys } from './keys/hardware.js';
import { jobKeys } from './keys/job.js';
import type { SectionOf } from './keys/key.js';
import { keysOfSections, type SectionName } from './keys/keys.js';
/** A validated job: quantities are numbers (bytes, hours, shares), everything else is as written. */
export type JobDeclaration = SectionOf<typeof jobKeys> & {
    -readonly [Name in Exclude<SectionName, 'hardware'>]?: SectionOf<(typeof keysOfSections)[Name]> | undefined;
} & {
    hardware?: (Omit<SectionOf<typeof hardwareKeys>, 'parallelism'> & {
        parallelism?: Parallelism | undefined;
    }) | undefined;
    /** What was assumed to complete it, in words. */
    readonly assumptions?: readonly string[];
    /** If the sizes contradict each other, the other possible sizes. */
    readonly readings?: readonly SizeReading[];
    /** Values missing in the manifest that the job's files state. */
    readonly taken?: readonly TakenValue[];
    /** Values that these files state differently, so none of them is used. */
    readonly notTaken?: readonly {
        readonly path: Path;
        readonly values: readonly StatedValue[];
    }[];
    /** Keys that the options of its commands leave open: `--gradient_accumulation_steps $N`. */
    readonly leftOpen?: readonly string[];
    /** Keys, at most two steps deep, with refused values of uncertain meaning. */
    readonly refused?: readonly string[];
    /** The model's shape, if its `config.json` was read. */
    readonly shape?: ModelShape;
};
/** A value in a file of the repository, with its place. */
export interface TakenValue {
    readonly path: Path;
    readonly value: unknown;
    readonly from: string;
    readonly line: number;
    /** The program of whose documented defaults it is. The place shows the program. */
    readonly byDefault?: string;
    /** What it overrides as the option of a command. Locked limits count the largest. */
    readonly over?: readonly StatedValue[];
}
export type StatedValue = Omit<TakenValue, 'path' | 'byDefault' | 'over'>;
/** How a job is distributed: one word, or a degree per kind. */
type Parallelism = Word<'parallelism'> | SectionOf<typeof parallelismKeys>;
/** Sizes according to one of several contradictory statements. */
export interface SizeReading {
    readonly scale: NonNullable<JobDeclaration['scale']>;
    readonly architecture?: NonNullable<NonNullable<JobDeclaration['model']>['architecture']>;
}
export declare const sections: Readonly<Record<SectionName, z.ZodMiniObject>>;
/** A job with its shorthands expanded. */
export declare const jobSchema: z.ZodMiniObject & z.ZodMiniType<JobDeclaration>;
/** The same with a name, for a file of one job. */
export declare const namedJobSchema: typeof jobSchema;
/** Keys that accept a word, and the key inside the section that the word declares. */
export declare const shorthandKeys: Readonly<Record<'framework' | 'scale' | 'model' | 'hardware', string>>;
export {};
