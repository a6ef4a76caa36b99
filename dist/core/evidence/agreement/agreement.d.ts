import { type AttributedObservation } from '../observation/attributed-observation.js';
import type { Observation, Place } from '../observation/observation.js';
/** A value that all evidence of the job agrees on, with the places that show it. */
export interface Fact<T> {
    readonly value: T;
    readonly places: readonly [Place, ...Place[]];
    /** Whether the manifest or the job's name points to all its files. Only then may a contradiction be an error. */
    readonly isConclusive: boolean;
    /** False if the places only suggest it, like source code, which shows what is possible. */
    readonly isStated: boolean;
    /** Whether it is a default, which the caller may override. */
    readonly isDefault?: true;
    /** Whether only comments and programs mention it. Such a fact causes at most a notice. */
    readonly isRemark?: true;
}
/** A value on which several places disagree. It never causes a finding. */
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
/** The observations that state a value, each with it. */
export declare const statementsOf: <Seen extends AttributedObservation, T>(all: readonly Seen[], read: (each: Seen) => T | undefined) => Statement<T>[];
export declare function observationsOf<What extends Observation['what']>(attributed: readonly AttributedObservation[], what: What): (AttributedObservation & {
    readonly observation: Extract<Observation, {
        what: What;
    }>;
})[];
/** The value that all statements share. Stated values override suggested ones. */
export declare function agreed<T>(about: string, statements: readonly Statement<T>[], show: (value: T) => string, ambiguities: Ambiguity[]): Fact<T> | undefined;
/** The value that all statements share, with any certainty. Undefined if they differ. */
export declare function onlyValue<T>(statements: readonly Statement<T>[]): Fact<T> | undefined;
export declare function factOf<T>(value: T, shown: readonly AttributedObservation[]): Fact<T>;
export declare function distinct(values: readonly {
    value: string;
    place: Place;
}[]): {
    value: string;
    place: Place;
}[];
/** Places without duplicate lines, in order. */
export declare function placesOf(places: readonly Place[]): Place[];
