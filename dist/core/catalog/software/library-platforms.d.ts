import type { ReferenceId } from '../references.js';
import type { Platform } from './platforms.js';
/**
 * Where a library runs. `absent`: its documents exclude it; `unlisted`: they list what they support and this is
 * missing, so a finding is at most a warning. Platforms in neither list are supported, or nothing was read about them.
 */
export interface Reach {
    readonly serves: readonly Platform[];
    readonly absent: readonly Platform[];
    readonly unlisted: readonly Platform[];
    readonly reference: ReferenceId;
}
/** All rows, by library id. */
export declare function reachOfAll(): ReadonlyMap<string, Reach>;
/** The counterpart of a library on a platform; undefined if unknown. */
export declare const counterpartOn: (library: string, platform: Platform) => string | undefined;
/** Where a library runs; undefined if nothing was read about it. */
export declare const reachOf: (library: string) => Reach | undefined;
