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
/** A kernel that the files hold: what it is written in, and where. */
interface ShownKernel extends Pick<KernelLanguage, 'name' | 'isForGpus' | 'reference'> {
    readonly language: KernelLanguage['id'];
    readonly place: Place;
}
/** A place in a listed file that launches the job on a number of accelerators that nobody can tell. */
export interface OpenLaunch {
    readonly place: Place;
    /** What leaves it open, as it is written; absent where a whole request or file does. */
    readonly text?: string;
    /** True of a file that decides how often the pods of another file run. */
    readonly changesOthers?: true;
    /** What it comes to unless whoever starts it says otherwise: the declared number leaves nothing open. */
    readonly byDefault?: number;
    /** The most that its words may come to: no more than the declared number leaves nothing open. */
    readonly atMost?: number;
    /** Why nothing of it is read, in words that follow its name. */
    readonly because?: string;
    /** The listed files that start the file: their words may decide its number. */
    readonly startedBy?: readonly string[];
}
/** What the files of one job show, as far as they agree. */
export interface EvidenceFacts extends AgreedNumbers {
    /** All that is attributed to the job, for an explanation. */
    readonly attributed: readonly AttributedObservation[];
    readonly frameworks: readonly JobFramework[];
    readonly kind?: Fact<AcceleratorKind>;
    readonly vendor?: Fact<Accelerator['vendor']>;
    /** The parts that every launch file's name may stand for, and the name for people. */
    readonly accelerator?: Fact<{
        readonly candidates: readonly Accelerator[];
        readonly label: string;
    }>;
    /** All parts that the job's own files name, where they are several. */
    readonly accelerators?: EvidenceFacts['accelerator'];
    /** What the job's own files suggest, where none of them asks for it. */
    readonly hints: HardwareHints;
    /** The kind that the sources move their work to, by the family of the framework that they are written in. */
    readonly sourceKinds: ReadonlyMap<string, Fact<AcceleratorKind>>;
    readonly topology?: Fact<string>;
    readonly provider?: Fact<Provider>;
    readonly precision?: Fact<Precision>;
    readonly sharding?: Fact<ShardingObservation['parallelism']>;
    /** All that the job's files can do: of several, none is the wrong one. */
    readonly shardings: readonly ShardingObservation['parallelism'][];
    /** What the listed files tell the training; absent where they tell nothing. */
    readonly settings?: ListedSettings;
    /** Libraries that the job cannot do without. */
    readonly libraries: readonly JobLibrary[];
    readonly kernels: readonly ShownKernel[];
    /** The one stack that the dependencies, or the base images, are built for. */
    readonly dependencyStack?: Fact<SoftwareStack>;
    /** Families of the training frameworks that are installed together with that stack. */
    readonly dependencyFamilies?: readonly string[];
    readonly imageStack?: Fact<SoftwareStack>;
    readonly imageArchitecture?: Fact<NonNullable<StackObservation['architecture']>>;
    /** Kinds of hardware that anything here is made for: of several none can be held against a declaration. */
    readonly backEnds: readonly BackEnd[];
    readonly ambiguities: readonly Ambiguity[];
    /** What became of the job's `evidence`; absent where it lists nothing, or nobody knows which files there are. */
    readonly listing?: {
        readonly globs: readonly string[];
        /** The files that they name. */
        readonly files: ReadonlySet<string>;
        /** The places of those that name no file. */
        readonly empty: readonly number[];
        /** The files that the others name, where none of them shows anything. */
        readonly silent: readonly string[];
        /** Where they leave open how many accelerators the job runs on. */
        readonly open: readonly OpenLaunch[];
    };
}
/** What the observations that are attributed to one job agree on. */
export declare function evidenceFacts(attributed: readonly AttributedObservation[]): EvidenceFacts;
export {};
