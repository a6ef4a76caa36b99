import { type ModelShape } from './model-config.js';
import { type LockEntry } from './models-lock.js';
/** What a file of the repository says of the size of a model. */
export interface SizedModel extends Partial<Pick<ModelShape, 'parameters' | 'activeParameters' | 'experts'>> {
    /** Absent where the size alone is known. */
    readonly shape?: ModelShape;
    /** The begin of a statement on the model: "X has". */
    readonly about: string;
    /** What is to be said wherever its size is used. */
    readonly assumption?: string;
    /** Why the file does not size the model. */
    readonly problem?: string;
    /** What the base says, where that differs: under a lock the larger applies. */
    readonly former?: Pick<SizedModel, 'parameters' | 'activeParameters' | 'experts' | 'shape'>;
}
/** A model that the catalog does not have, by its name; undefined where the repository has not locked it. */
export type LockedModels = (name: string) => SizedModel | undefined;
export declare const noLockedModels: LockedModels;
type TextOf = (path: string) => string | undefined;
/** The models that the lock file of a repository sizes. `then` reads the repository as the base has it. */
export declare function lockedModels(now: TextOf, then?: TextOf): LockedModels;
/** What an entry of a lock file says of its model. */
export declare function sizedModel(id: string, { revision, config, weights }: LockEntry): SizedModel;
/** What a shape says of the size of its model. */
export declare const sizesOf: ({ parameters, activeParameters, experts }: ModelShape) => {
    parameters: number;
    activeParameters: number;
    experts?: number;
};
export {};
