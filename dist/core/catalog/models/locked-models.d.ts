import { type ModelShape } from './model-config.js';
import { type LockEntry } from './models-lock.js';
/** What a file of the repository says about a model's size. */
export interface SizedModel extends Partial<Pick<ModelShape, 'parameters' | 'activeParameters' | 'experts'>> {
    /** Undefined if only the size is known. */
    readonly shape?: ModelShape;
    /** The start of a sentence about the model: "X has". */
    readonly about: string;
    /** An assumption to report wherever the size is used. */
    readonly assumption?: string;
    /** Why the file does not determine the size. */
    readonly problem?: string;
    /** The size on the base, if it differs: under a lock the larger one applies. */
    readonly former?: Pick<SizedModel, 'parameters' | 'activeParameters' | 'experts' | 'shape'>;
}
/** Looks up a model outside the catalog; undefined if the repository has not locked it. */
export type LockedModels = (name: string) => SizedModel | undefined;
export declare const noLockedModels: LockedModels;
type TextOf = (path: string) => string | undefined;
/** The models in a repository's lock file. `then` reads the repository at the base. */
export declare function lockedModels(now: TextOf, then?: TextOf): LockedModels;
/** A lock file's entry as a sized model. */
export declare function sizedModel(id: string, { revision, config, weights }: LockEntry): SizedModel;
/** The sizes in a shape. */
export declare const sizesOf: ({ parameters, activeParameters, experts }: ModelShape) => {
    parameters: number;
    activeParameters: number;
    experts?: number;
};
export {};
