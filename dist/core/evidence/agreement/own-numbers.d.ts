import { type Fact, type Statement } from './agreement.js';
import type { AttributedHardware } from './attributed-hardware.js';
/**
 * The numbers that the job's own files launch it on, where they are several: a job may be any of them, and where each is
 * known it is none other. Anything that leaves its number open could be that other one.
 */
export declare function severalCounts(own: readonly AttributedHardware[], hardware: readonly AttributedHardware[]): Counts | undefined;
/** Several numbers in order, and the largest of them with the places that state it. */
export interface Counts {
    readonly counts?: Fact<readonly number[]>;
    readonly mostCount: Fact<number> & Among;
}
/** All numbers that launches state, in order. */
export interface Among {
    readonly among: readonly number[];
}
/**
 * The one number that the job's own files come to, where their caller may give another one. Nodes that are so many by
 * default alone are a launch that is meant for any number of them.
 */
export declare function defaultCountOf(hardware: readonly AttributedHardware[]): Fact<number> | undefined;
/**
 * Without what is said of one node only, where another line of its file tells of all, or where all that tell of all say
 * the same of one: visible devices, beside a launch.
 */
export declare function fullest(launches: readonly AttributedHardware[]): AttributedHardware[];
/** Without what others leave to their caller, where the file that is called as the job tells a number. */
export declare function ofNamesake(launches: readonly AttributedHardware[]): readonly AttributedHardware[];
/**
 * Whether a launch runs on a number that nobody can tell. What is said of one node only may be said of a launch that
 * another line of its file tells all of: visible devices.
 */
export declare const leavesTotalOpen: ({ observation, request }: AttributedHardware) => boolean;
export declare const isCountedInAll: (launch: AttributedHardware) => boolean;
export declare const isOpenInAll: ({ observation }: AttributedHardware) => boolean;
/** The values of requests, where each of them has one that is not up to its caller. */
export declare function valuesThatAll(requests: readonly AttributedHardware[], read: (request: AttributedHardware) => number | undefined, isOpen: (request: AttributedHardware) => boolean): Statement<number>[];
