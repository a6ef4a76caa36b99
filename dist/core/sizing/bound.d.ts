/**
 * Which end of an estimate is asked for. `frugal`: with every trick that saves memory (gradients freed in the backward
 * pass, optimizer states paged to the host, inputs of layers kept there, the loss in pieces). `least`: as little as what
 * the declaration leaves open may take without tricks. `likely`: the usual way. `most`: the usual way, where all that is
 * uncertain about it takes the most.
 */
export type Bound = 'frugal' | 'least' | 'likely' | 'most';
/** A quantity that a declaration does not settle, at each bound; what no trick saves is the same as at the least. */
export type ByBound = readonly [least: number, likely: number, most: number];
/** The quantity at one bound. */
export declare const at: (bound: Bound, quantity: ByBound) => number;
/** Whether what is not declared may be chosen to take the least. */
export declare const isLow: (bound: Bound) => boolean;
