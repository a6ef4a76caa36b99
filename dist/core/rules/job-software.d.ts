import type { Accelerator } from '../catalog/accelerator.js';
import type { ReferenceId } from '../catalog/references.js';
import type { Framework } from '../catalog/software/frameworks.js';
import { type Ending } from '../catalog/software/part-endings.js';
import { type SoftwareSupport } from '../catalog/software/software-support.js';
import type { EvidenceFacts } from '../evidence/agreement/facts.js';
import type { JobDeclaration } from '../manifest/schema.js';
/** The software that a manifest names. */
interface NamedSoftware {
    readonly words: readonly string[];
    readonly declared: readonly Framework[];
    readonly families: readonly string[];
    readonly version?: string;
    /** As written. */
    readonly libraryWords: readonly string[];
    readonly libraries: readonly {
        readonly id: string;
        readonly name: string;
        readonly version?: string;
    }[];
}
/** A release that the job uses, or software without one. */
interface Used {
    readonly software: string;
    readonly name: string;
    readonly version?: string;
    readonly at: readonly string[];
    /** Any release of a line, of which only the newest is certainly not too old. */
    readonly isLine?: true;
    /** Other files may install another release, or the release for another toolkit. */
    readonly doubt?: 'release' | 'toolkit';
    /** The file that pins it, where the manifest says nothing. */
    readonly place?: {
        readonly path: string;
        readonly line: number;
    };
    /** The document that tells the toolkit of a container whose framework is a build of its publisher's own. */
    readonly container?: ReferenceId;
}
/** Software that does not serve the part that it is to run on, as far as a document says. */
export interface UnservedSoftware extends Used {
    readonly why: 'too-old' | 'too-new' | 'never';
    readonly support: SoftwareSupport;
    /** Only a third party tells of the releases, or other files may install another one or another build. */
    readonly isDoubtful: boolean;
}
/** Which of the software that a job uses does not serve any of the parts that its hardware may be. */
export declare function unservedSoftware(framework: NamedSoftware, candidates: readonly Accelerator[], model: NonNullable<JobDeclaration['model']>, evidence: EvidenceFacts | undefined): readonly UnservedSoftware[];
/** How PyTorch leaves a part behind, and whether the declared release is one of those that did; absent where open. */
export interface EndingOfPart extends Ending {
    readonly isPast?: boolean;
}
export declare function endingOfPart({ families, declared, version }: NamedSoftware, candidates: readonly Accelerator[]): EndingOfPart | undefined;
/** PyTorch/XLA as a job names it: where, since when it serves no GPUs, and whether the declared release is older. */
export interface XlaBridge {
    readonly at: readonly string[];
    readonly deprecatesCuda: string;
    readonly isOlder: boolean;
}
export declare function xlaBridge({ declared, libraries, version }: NamedSoftware): XlaBridge | undefined;
export {};
