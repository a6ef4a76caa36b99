import type { Machine } from '../machines/machine.js';
/** Machine types are matched without regard to case and separators, and with or without the `ml.` and `Standard_` before them. */
export declare function resolveMachine(text: string): Machine | undefined;
/** The provider whose machine types begin with a word such as `p4d` or `a3-highgpu`, where the size is left out. */
export declare function providerOfSeries(word: string): string | undefined;
