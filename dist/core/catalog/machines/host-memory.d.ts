import type { ReferenceId } from '../references.js';
import type { Machine } from './machine.js';
/** The names in the table, for its test. */
export declare const machinesWithMemory: () => readonly string[];
/** What tells the hosts of a job. */
export interface RequestedHosts {
    readonly machine?: Machine | undefined;
    readonly provider?: string | undefined;
    readonly accelerators: readonly string[];
    readonly count: number;
    readonly nodes?: number | undefined;
    /** Whether each host is full, as one buys it. */
    readonly isWhole?: boolean;
}
/** The host memory of a whole job, and of what. */
export interface HostMemory {
    readonly totalGiB: number;
    readonly hosts: number;
    /** The machine type, or the roomiest that the provider has with the accelerator; of notebooks, a session. */
    readonly host: string;
    readonly reference: ReferenceId;
}
/**
 * The most host memory that a job can have: that of its machine type, else of the roomiest that its provider has with
 * the accelerator. Undefined where one of those is not known.
 */
export declare function hostMemoryOf(asked: RequestedHosts): HostMemory | undefined;
