import { type Fact, type Statement } from './agreement.js';
import type { AttributedHardware } from './attributed-hardware.js';
/**
 * The counts on which the job's own files launch it, if there are several. `counts` is set only if all are known: a
 * launch with an open count may have another.
 */
export declare function severalCounts(own: readonly AttributedHardware[], hardware: readonly AttributedHardware[]): Counts | undefined;
/** Several counts in order, and the largest with the places that state it. */
export interface Counts {
    readonly counts?: Fact<readonly number[]>;
    readonly mostCount: Fact<number> & Among;
}
/** All counts that launches state, in order. */
export interface Among {
    readonly among: readonly number[];
}
/**
 * The only default count of the job's own files. If only the number of nodes is a default, the launch is for any number
 * of them.
 */
export declare function defaultCountOf(hardware: readonly AttributedHardware[]): Fact<number> | undefined;
/**
 * Removes single-node launches, such as visible devices, if another line of the file gives the total, or if all totals
 * have the same number per node.
 */
export declare function fullest(launches: readonly AttributedHardware[]): AttributedHardware[];
/** Removes other files' open launches if the file with the job's name gives a number. */
export declare function ofNamesake(launches: readonly AttributedHardware[]): readonly AttributedHardware[];
/**
 * Whether a launch has an unknown total. A number for one node, such as visible devices, may belong to a launch that
 * another line counts in full.
 */
export declare const leavesTotalOpen: ({ observation, request }: AttributedHardware) => boolean;
export declare const isCountedInAll: (launch: AttributedHardware) => boolean;
export declare const isOpenInAll: ({ observation }: AttributedHardware) => boolean;
/** The values of requests, if each has one that is not a default. */
export declare function valuesThatAll(requests: readonly AttributedHardware[], read: (request: AttributedHardware) => number | undefined, isOpen: (request: AttributedHardware) => boolean): Statement<number>[];
