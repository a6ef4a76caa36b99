import type { LockedModels } from '../catalog/models/locked-models.js';
import type { Severity } from '../finding/finding.js';
import { type MapNode, type Path } from '../text/document.js';
/** A word of an open vocabulary that the catalog does not know. A job with one is not judged in full. */
export interface UnknownWord {
    readonly rule: string;
    readonly severity: Severity;
    readonly message: string;
    readonly remedy: string;
    readonly path: Path;
    /** As written. */
    readonly word: string;
    /**
     * What to write instead, where one known word is nearer than all others. Never for an accelerator or a machine type:
     * one sign sets real ones apart (A100 and A100X), so the nearest known name may be another product.
     */
    readonly fix?: string;
}
/**
 * The words of a job that the catalog does not know. Each is a warning if rows of the guidance depend on it, and a
 * notice otherwise: a chip or a cloud newer than this version must not fail a build, nor pass as understood.
 */
export declare function unknownWords(job: MapNode, models: LockedModels): UnknownWord[];
