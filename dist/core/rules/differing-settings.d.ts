import type { EvidenceFacts } from '../evidence/agreement/facts.js';
import type { Place } from '../evidence/observation/observation.js';
import type { JobDeclaration } from '../manifest/schema.js';
import type { Path } from '../text/document.js';
/** What a manifest declares and a file that it lists tells the training differently. */
export interface DifferingSetting {
    readonly at: Path;
    /** In words: "sequence length 2,048" and "4,096". */
    readonly declared: string;
    readonly stated: string;
    readonly places: readonly [Place, ...Place[]];
    /** How many times the smaller number goes into the larger; absent of words. */
    readonly ratio?: number;
}
/** The model, or its size, where the listed files train another one. */
export declare function differingModel({ model, scale, taken }: JobDeclaration, evidence: EvidenceFacts | undefined): DifferingSetting | undefined;
/** All else that the listed files tell the training otherwise than the manifest declares it. */
export declare function differingSettings(declaration: JobDeclaration, evidence: EvidenceFacts | undefined, count: number | undefined): DifferingSetting[];
