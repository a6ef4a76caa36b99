import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.js';
import { type Provider } from '../../catalog/names/providers.js';
import type { AcceleratorObservation } from './observation.js';
/** A launch file's request, resolved with the catalog. */
export interface ResolvedRequest {
    readonly kind?: AcceleratorKind;
    readonly vendor?: Accelerator['vendor'];
    readonly candidates: readonly Accelerator[];
    /** The accelerator's name in reports. */
    readonly label?: string;
    readonly count?: number;
    readonly topology?: string;
    readonly provider?: Provider;
}
/** Resolves names with the catalog and a total from its parts. Open values stay undefined. */
export declare function resolveRequest(seen: AcceleratorObservation): ResolvedRequest;
/** Whether a file requests only a kind of accelerator, without model or count. */
export declare const isKindAlone: ({ certainty, kind, ...seen }: AcceleratorObservation) => boolean;
/** Whether it gives a model or a count, not just a kind. */
export declare const namesModelOrCount: (seen: Partial<AcceleratorObservation>) => boolean;
/** Whether it gives a number of accelerators or nodes. */
export declare const hasNumber: ({ count, perNode, nodes }: AcceleratorObservation) => boolean;
/** The sides of a topology in ascending order: `4x2` becomes `2x4`. */
export declare const sortedTopology: (topology: string) => string;
