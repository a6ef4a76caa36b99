import type { ReferenceId } from '../references.js';
import type { Machine } from './machine.js';
/** The names in the table, for its test. */
export declare const machinesWithMemory: () => readonly string[];
/** What decides the hosts of a job. */
export interface RequestedHosts {
    readonly machine?: Machine | undefined;
    readonly provider?: string | undefined;
    readonly accelerators: readonly string[];
    readonly count: number;
    readonly nodes?: number | undefined;
    /** Each host is full, as people buy it. */
    readonly isWhole?: boolean;
}
/** The host memory of a whole job, and its source. */
export interface HostMemory {
    readonly totalGiB: number;
    readonly hosts: number;
    /**
     * The machine type, or the one with the most memory that the provider has with the accelerator; for notebooks, a
     * session.
     */
    readonly host: string;
    readonly reference: ReferenceId;
}
/**
 * The most host memory that a job can have: that of its machine type, or of the provider's largest machine with the
 * accelerator. Undefined if one of them is unknown.
 */
export declare function hostMemoryOf(asked: RequestedHosts): HostMemory | undefined;
