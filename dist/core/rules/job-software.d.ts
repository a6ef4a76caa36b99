import type { Accelerator } from '../catalog/accelerator.js';
import type { ReferenceId } from '../catalog/references.js';
import type { Framework } from '../catalog/software/frameworks.js';
import { type Ending } from '../catalog/software/part-endings.js';
import { type SoftwareSupport } from '../catalog/software/software-support.js';
import type { EvidenceFacts } from '../evidence/agreement/facts.js';
import type { JobDeclaration } from '../manifest/schema.js';
/** The software in a manifest. */
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
/** A release that the job uses, or software without a release. */
interface Used {
    readonly software: string;
    readonly name: string;
    readonly version?: string;
    readonly at: readonly string[];
    /** Any release of a line; only the newest is certain to be new enough. */
    readonly isLine?: true;
    /** Other files may install another release, or a build for another toolkit. */
    readonly doubt?: 'release' | 'toolkit';
    /** The file that pins it, if the manifest does not. */
    readonly place?: {
        readonly path: string;
        readonly line: number;
    };
    /** The source of a container's toolkit, if its framework is the publisher's own build. */
    readonly container?: ReferenceId;
}
/** Software that does not support the declared accelerator, according to a document. */
export interface UnservedSoftware extends Used {
    readonly why: 'too-old' | 'too-new' | 'never';
    readonly support: SoftwareSupport;
    /** Only a third party documents the releases, or other files may install another release or build. */
    readonly isDoubtful: boolean;
}
/** The job's software that supports none of the candidates. */
export declare function unservedSoftware(framework: NamedSoftware, candidates: readonly Accelerator[], model: NonNullable<JobDeclaration['model']>, evidence: EvidenceFacts | undefined): readonly UnservedSoftware[];
type Installed = Pick<Used, 'version' | 'place' | 'doubt' | 'container'>;
/** How PyTorch ends support, and whether the job's release already did; undefined if open. */
export interface EndingOfPart extends Ending {
    readonly isPast?: boolean;
    /** The release that the job's files install, if the manifest declares none. */
    readonly installed?: Installed;
}
export declare function endingOfPart({ families, declared, version }: NamedSoftware, candidates: readonly Accelerator[], evidence: EvidenceFacts | undefined): EndingOfPart | undefined;
/** PyTorch/XLA in a job: its places, the first release without GPUs, and whether the declared release is older. */
export interface XlaBridge {
    readonly at: readonly string[];
    readonly deprecatesCuda: string;
    readonly isOlder: boolean;
}
export declare function xlaBridge({ declared, libraries, version }: NamedSoftware): XlaBridge | undefined;
export {};
