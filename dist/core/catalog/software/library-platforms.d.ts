import type { ReferenceId } from '../references.js';
import type { Platform } from './platforms.js';
/**
 * Where a library runs. `absent`: its documents leave no path there; `unlisted`: they list what they support and this is
 * not in it, so that a finding is a warning at most. What stands in neither is served, or nothing was read about it.
 */
export interface Reach {
    readonly serves: readonly Platform[];
    readonly absent: readonly Platform[];
    readonly unlisted: readonly Platform[];
    readonly reference: ReferenceId;
}
/** All rows, by the library's id. */
export declare function reachOfAll(): ReadonlyMap<string, Reach>;
/** The counterpart of a library on a platform; undefined where none is known. */
export declare const counterpartOn: (library: string, platform: Platform) => string | undefined;
/** Where a library of the catalog runs; undefined where nothing was read about it. */
export declare const reachOf: (library: string) => Reach | undefined;
