/**
 * Which end of an estimate to compute.
 * - `frugal`: every trick that saves memory (free gradients in the backward pass, page optimizer states to the host,
 *   keep layer inputs there, compute the loss in chunks).
 * - `least`: the smallest value that the declaration allows without tricks.
 * - `likely`: the usual choice.
 * - `most`: the usual choice, with the largest value for everything uncertain about it.
 */
export type Bound = 'frugal' | 'least' | 'likely' | 'most';
/**
 * A quantity that the declaration leaves open, at each bound. `frugal` uses the `least` value: tricks save nothing
 * here.
 */
export type ByBound = readonly [least: number, likely: number, most: number];
export declare const at: (bound: Bound, quantity: ByBound) => number;
/** Whether undeclared facts may take their smallest value. */
export declare const isLow: (bound: Bound) => boolean;
