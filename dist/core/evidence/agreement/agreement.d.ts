import { type AttributedObservation } from '../observation/attributed-observation.js';
import type { Observation, Place } from '../observation/observation.js';
/** A value that everything attributed to the job agrees on, with the places that show it. */
export interface Fact<T> {
    readonly value: T;
    readonly places: readonly [Place, ...Place[]];
    /** Stated by a file that the manifest or the job's name points at: only then may a contradiction be an error. */
    readonly isConclusive: boolean;
    /** False where the places only suggest it, as a source does, which shows what the code can do. */
    readonly isStated: boolean;
    /** True of a default, which whoever starts the files may override. */
    readonly isDefault?: true;
    /** True of what comments and programs alone mention: no more than a notice. */
    readonly isRemark?: true;
}
/** Something that several places state differently. It never causes a finding. */
export interface Ambiguity {
    readonly about: string;
    readonly values: readonly {
        readonly value: string;
        readonly place: Place;
    }[];
}
export interface Statement<T> extends AttributedObservation {
    readonly value: T;
}
/** What observations state, of those that state it. */
export declare const statementsOf: <Seen extends AttributedObservation, T>(all: readonly Seen[], read: (each: Seen) => T | undefined) => Statement<T>[];
export declare function observationsOf<What extends Observation['what']>(attributed: readonly AttributedObservation[], what: What): (AttributedObservation & {
    readonly observation: Extract<Observation, {
        what: What;
    }>;
})[];
/** The value that all statements share. What is stated counts before what is only suggested. */
export declare function agreed<T>(about: string, statements: readonly Statement<T>[], show: (value: T) => string, ambiguities: Ambiguity[]): Fact<T> | undefined;
/** The value that all statements share, however little they say; undefined where they state several. */
export declare function onlyValue<T>(statements: readonly Statement<T>[]): Fact<T> | undefined;
/** A value that some observations show together. */
export declare function factOf<T>(value: T, shown: readonly AttributedObservation[]): Fact<T>;
export declare function distinct(values: readonly {
    value: string;
    place: Place;
}[]): {
    value: string;
    place: Place;
}[];
/** Places in order, each line once. */
export declare function placesOf(places: readonly Place[]): Place[];
