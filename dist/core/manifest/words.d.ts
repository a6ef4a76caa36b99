import type { LockedModels } from '../catalog/models/locked-models.js';
import type { Severity } from '../finding/finding.js';
import { type MapNode, type Path } from '../text/document.js';
/** A word of an open vocabulary that the catalog does not know, so the job is not fully judged. */
export interface UnknownWord {
    readonly rule: string;
    readonly severity: Severity;
    readonly message: string;
    readonly remedy: string;
    readonly path: Path;
    /** As written. */
    readonly word: string;
    /**
     * The replacement, if one known word is nearer than all others. Never for an accelerator or a machine type: one
     * character separates real ones (A100 and A100X), so the nearest name may be another product.
     */
    readonly fix?: string;
}
/**
 * The unknown words of a job. Each is a warning if rows of the guidance depend on it, and a notice otherwise: a chip or
 * cloud newer than this version must not fail a build, but must not pass as understood either.
 */
export declare function unknownWords(job: MapNode, models: LockedModels): UnknownWord[];
