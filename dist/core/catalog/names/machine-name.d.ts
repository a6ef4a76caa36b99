import type { Machine } from '../machines/machine.js';
/** Matches machine types regardless of case and separators, with or without a prefix `ml.` or `Standard_`. */
export declare function resolveMachine(text: string): Machine | undefined;
/** The provider of a machine series like `p4d` or `a3-highgpu`, without a size. */
export declare function providerOfSeries(word: string): string | undefined;
