import type { Accelerator, AcceleratorKind, Precision } from '../../catalog/accelerator.js';
import { type Provider } from '../../catalog/names/providers.js';
import { type KernelLanguage } from '../../catalog/software/kernel-languages.js';
import { type AttributedObservation } from '../observation/attributed-observation.js';
import type { Place, ShardingObservation, StackObservation } from '../observation/observation.js';
import type { BackEnd, SoftwareStack } from '../observation/software-stacks.js';
import { type AgreedNumbers } from './agreed-numbers.js';
import { type Ambiguity, type Fact } from './agreement.js';
import { type HardwareHints } from './hardware-hints.js';
import { type JobFramework, type JobLibrary } from './job-frameworks.js';
import { type ListedSettings } from './listed-settings.js';
/** A kernel in the files: its language and place. */
interface ShownKernel extends Pick<KernelLanguage, 'name' | 'isForGpus' | 'reference'> {
    readonly language: KernelLanguage['id'];
    readonly place: Place;
}
/** A place in a listed file that launches the job on an unknown number of accelerators. */
export interface OpenLaunch {
    readonly place: Place;
    /** The text that leaves it open. Absent if a whole request or file does. */
    readonly text?: string;
    /** Whether it changes how many pods of another file run. */
    readonly changesOthers?: true;
    /** The count without an override. If it is the declared count, nothing is open. */
    readonly byDefault?: number;
    /** The largest count that its words can mean. If it is at most the declared count, nothing is open. */
    readonly atMost?: number;
    /** Why it was not read, as a clause that follows its name. */
    readonly because?: string;
    /** The listed files that start the file and may set its number. */
    readonly startedBy?: readonly string[];
}
/** What the files of one job show, as far as they agree. */
export interface EvidenceFacts extends AgreedNumbers {
    /** Everything attributed to the job, for explanations. */
    readonly attributed: readonly AttributedObservation[];
    readonly frameworks: readonly JobFramework[];
    readonly kind?: Fact<AcceleratorKind>;
    readonly vendor?: Fact<Accelerator['vendor']>;
    /** The parts that all launch files can mean, and their name for people. */
    readonly accelerator?: Fact<{
        readonly candidates: readonly Accelerator[];
        readonly label: string;
    }>;
    /** All parts that the job's own files name, if there are several. */
    readonly accelerators?: EvidenceFacts['accelerator'];
    /** What the job's own files suggest if none of them requests it. */
    readonly hints: HardwareHints;
    /** The kind that the sources move their work to, by framework family. */
    readonly sourceKinds: ReadonlyMap<string, Fact<AcceleratorKind>>;
    readonly topology?: Fact<string>;
    readonly provider?: Fact<Provider>;
    readonly precision?: Fact<Precision>;
    readonly sharding?: Fact<ShardingObservation['parallelism']>;
    /** All the sharding that the job's files support. If there are several, none is wrong. */
    readonly shardings: readonly ShardingObservation['parallelism'][];
    /** The training settings in the listed files. Absent if they have none. */
    readonly settings?: ListedSettings;
    /** Libraries that the job requires. */
    readonly libraries: readonly JobLibrary[];
    readonly kernels: readonly ShownKernel[];
    /** The only stack for which the dependencies, or the base images, are built. */
    readonly dependencyStack?: Fact<SoftwareStack>;
    /** Families of the training frameworks that are installed together with that stack. */
    readonly dependencyFamilies?: readonly string[];
    readonly imageStack?: Fact<SoftwareStack>;
    readonly imageArchitecture?: Fact<NonNullable<StackObservation['architecture']>>;
    /** The kinds of hardware that any file is made for. Several kinds never contradict a declaration. */
    readonly backEnds: readonly BackEnd[];
    readonly ambiguities: readonly Ambiguity[];
    /** The result of the job's `evidence`. Absent if it lists nothing, or if the files are unknown. */
    readonly listing?: {
        readonly globs: readonly string[];
        /** The files that the globs name. */
        readonly files: ReadonlySet<string>;
        /** The indexes of the globs that name no file. */
        readonly empty: readonly number[];
        /** The files that the other globs name, if none of them shows anything. */
        readonly silent: readonly string[];
        /** The launches whose number of accelerators is open. */
        readonly open: readonly OpenLaunch[];
    };
}
/** What the observations attributed to one job agree on. */
export declare function evidenceFacts(attributed: readonly AttributedObservation[]): EvidenceFacts;
export {};
