import type { EvidenceFacts } from '../evidence/agreement/facts.js';
import type { Place } from '../evidence/observation/observation.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Path } from '../text/document.js';
/** A declared setting that differs in a file that the manifest lists. */
export interface DifferingSetting {
    readonly at: Path;
    /** For people: "sequence length 2,048" and "4,096". */
    readonly declared: string;
    readonly stated: string;
    readonly places: readonly [Place, ...Place[]];
    /** The larger number over the smaller; undefined for words. */
    readonly ratio?: number;
    /** Whether only a file says it that a listed one starts. */
    readonly isHint?: true;
}
/** The model or its size, if the listed files train another one. */
export declare function differingModel({ model, scale, taken }: JobDeclaration, evidence: EvidenceFacts | undefined): DifferingSetting | undefined;
/** All other settings that differ between the manifest and its listed files. */
export declare function differingSettings(declaration: JobDeclaration, evidence: EvidenceFacts | undefined, count: number | undefined): DifferingSetting[];
