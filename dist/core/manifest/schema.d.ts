import * as z from 'zod/mini';
import type { ModelShape } from '../catalog/models/model-config.js';
import { type Word } from '../catalog/names/value-spellings.js';
import type { Path } from '../text/document.js';
import { type hardwareKeys, parallelismKeys } from './keys/hardware.js';
import { jobKeys } from './keys/job.js';
import type { SectionOf } from './keys/key.js';
import { keysOfSections, type SectionName } from './keys/keys.js';
/** A job after validation: quantities are numbers (bytes, hours, shares), everything else is as written. */
export type JobDeclaration = SectionOf<typeof jobKeys> & {
    -readonly [Name in Exclude<SectionName, 'hardware'>]?: SectionOf<(typeof keysOfSections)[Name]> | undefined;
} & {
    hardware?: (Omit<SectionOf<typeof hardwareKeys>, 'parallelism'> & {
        parallelism?: Parallelism | undefined;
    }) | undefined;
    /** What was assumed to complete it, in words. */
    readonly assumptions?: readonly string[];
    /** If the sizes contradict each other, what else they may be. */
    readonly readings?: readonly SizeReading[];
    /** What of it the manifest leaves out and the files of the job state. */
    readonly taken?: readonly TakenValue[];
    /** What these files state differently, so that none of it is taken. */
    readonly notTaken?: readonly {
        readonly path: Path;
        readonly values: readonly Omit<TakenValue, 'path'>[];
    }[];
    /** Keys, at most two steps deep, whose values were refused where it is not sure what they mean. */
    readonly refused?: readonly string[];
    /** The build of the model, where its `config.json` was read. */
    readonly shape?: ModelShape;
};
/** A value that a file of the repository states, with its place there. */
export interface TakenValue {
    readonly path: Path;
    readonly value: unknown;
    readonly from: string;
    readonly line: number;
}
/** How a job is distributed: one word, or a degree for each kind. */
type Parallelism = Word<'parallelism'> | SectionOf<typeof parallelismKeys>;
/** Sizes as one of several statements that contradict each other gives them. */
export interface SizeReading {
    readonly scale: NonNullable<JobDeclaration['scale']>;
    readonly architecture?: NonNullable<NonNullable<JobDeclaration['model']>['architecture']>;
}
/** The mapping of each section. */
export declare const sections: Readonly<Record<SectionName, z.ZodMiniObject>>;
/** A job whose shorthands are already expanded to their mappings. */
export declare const jobSchema: z.ZodMiniObject & z.ZodMiniType<JobDeclaration>;
/** The same with its name, for a file of one job. */
export declare const namedJobSchema: typeof jobSchema;
/** Keys that one word may stand for, and the key inside the section that the word fills. */
export declare const shorthandKeys: Readonly<Record<'framework' | 'scale' | 'model' | 'hardware', string>>;
export {};
