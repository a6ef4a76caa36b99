import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.js';
import { type Provider } from '../../catalog/names/providers.js';
import type { AcceleratorObservation } from './observation.js';
/** What one launch file's request comes to, read through the catalog. */
export interface ResolvedRequest {
    readonly kind?: AcceleratorKind;
    readonly vendor?: Accelerator['vendor'];
    readonly candidates: readonly Accelerator[];
    /** What reports call the accelerator. */
    readonly label?: string;
    readonly count?: number;
    readonly topology?: string;
    readonly provider?: Provider;
}
/** Reads a request: names through the catalog, a total from its parts, nothing where the file leaves it open. */
export declare function resolveRequest(seen: AcceleratorObservation): ResolvedRequest;
/** Whether a file asks for a kind of accelerator, and leaves open which of them and how many. */
export declare const isKindAlone: ({ certainty, kind, ...seen }: AcceleratorObservation) => boolean;
/** Whether more than a kind is stated: which accelerator, or how many. */
export declare const namesModelOrCount: (seen: Partial<AcceleratorObservation>) => boolean;
/** Whether a number of accelerators or of nodes is stated. */
export declare const hasNumber: ({ count, perNode, nodes }: AcceleratorObservation) => boolean;
/** The sides of a topology from the smallest on: `4x2` is `2x4`. */
export declare const sortedTopology: (topology: string) => string;
