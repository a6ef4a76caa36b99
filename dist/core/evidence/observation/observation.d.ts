import type { AcceleratorKind } from '../../catalog/accelerator.js';
import type { KernelLanguage } from '../../catalog/software/kernel-languages.js';
import type { Longest } from '../../text/bounds.js';
import type { SourceFile } from '../source-file.js';
/** Where in the repository something is seen. */
export interface Place {
    /** Relative to the workspace, forward slashes. */
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
/**
 * How much an observation says: a launch file that asks for eight H100s *states* it, a base image or an import
 * *suggests* it. Only what is stated can contradict a declaration as an error.
 */
export type Certainty = 'states' | 'suggests';
interface Observed {
    readonly place: Place;
    readonly certainty: Certainty;
    /** What the file calls the job, pod, stage or resource, where it names one. */
    readonly job?: string;
}
export interface FrameworkObservation extends Observed {
    readonly what: 'framework';
    /** Id of the catalog's framework, such as `pytorch`. */
    readonly framework: string;
    readonly how: 'installed' | 'imported' | 'image' | 'configured';
    /** As written, without the comparison sign; absent where it is open. */
    readonly version?: string;
    /** The toolkit that an image's is built for, as in a version: `+cu124`. */
    readonly build?: string;
}
export interface LibraryObservation extends Observed {
    readonly what: 'library';
    /** Id of the catalog's library, such as `flash-attention`. */
    readonly library: string;
    readonly how: 'installed' | 'imported' | 'configured';
    /** An extra, a marker or a `try` makes it optional: then it binds nobody. */
    readonly optional?: boolean;
}
/** What one launch file asks for in one job: whatever it states of it, together. */
export interface AcceleratorObservation extends Observed {
    readonly what: 'accelerator';
    readonly kind?: AcceleratorKind;
    readonly vendor?: 'nvidia' | 'amd' | 'intel' | 'google' | 'aws';
    /** The accelerator as the file writes it, readable by `resolveAccelerator`; absent where only the kind is asked for. */
    readonly accelerator?: string;
    /** Of several that the file leaves to whoever allots them: the accelerators as it writes them. */
    readonly oneOf?: readonly string[];
    /** A machine type, readable by `resolveMachine`. */
    readonly machine?: string;
    /** Accelerators on each node, pod or task. */
    readonly perNode?: number;
    readonly nodes?: number;
    /** Accelerators in all, where the file states or implies it. */
    readonly count?: number;
    /** Chips along each axis, such as `4x4`. */
    readonly topology?: string;
    /** Provider id of the catalog. */
    readonly provider?: string;
    readonly spot?: boolean;
    /** Tasks of an array that may run at once, each on all of this; `open` where nothing tells how many. */
    readonly tasks?: number | 'open';
    /**
     * True where a number or a model is the default of a variable, which whoever starts the script may overrule; `nodes`
     * where only that of the nodes is, and what it multiplies to.
     */
    readonly byDefault?: true | 'nodes';
}
export interface KernelObservation extends Observed {
    readonly what: 'kernel';
    readonly language: KernelLanguage['id'];
    /** True where the file is a program by itself that trains, and not a part that another one loads. */
    readonly trains?: boolean;
}
/** The software stack that a base image or a set of wheels is built for. */
export interface StackObservation extends Observed {
    readonly what: 'stack';
    readonly stack: 'cuda' | 'rocm' | 'tpu' | 'neuron' | 'gaudi' | 'cpu';
    readonly architecture?: 'amd64' | 'arm64';
}
/** A release, or a range of them, that files install of a framework: it says what runs, and nothing of what is used. */
export interface ReleaseObservation extends Observed {
    readonly what: 'release';
    /** Id of the catalog's framework. */
    readonly software: string;
    /** `locked` by a lock file, `bounded` by a range, `built` for the CUDA toolkit of an index. */
    readonly how: 'locked' | 'bounded' | 'built';
    /** A version, a specifier such as `>=2.4,<2.6`, or a build such as `+cu121`. */
    readonly version: string;
}
/** How the code of a source shares its model; what its trainer is told is a setting. */
export interface ShardingObservation extends Observed {
    readonly what: 'sharding';
    readonly parallelism: 'none' | 'data' | 'zero-1' | 'zero-2' | 'zero-3' | 'fsdp';
}
/** What a training is told, as a key of the manifest and its value: `scale.sequence_length` is 4096. */
export interface SettingObservation extends Observed {
    readonly what: 'setting';
    readonly key: string;
    readonly value: Setting;
}
export type Setting = string | number | boolean | readonly string[];
export interface ProviderObservation extends Observed {
    readonly what: 'provider';
    readonly provider: string;
}
/** A file that a launch hands to its program, or another script that it starts. */
export interface ReferenceObservation extends Observed {
    readonly what: 'reference';
    /** As it is written, or what of it does not depend on a variable: `configs/train.yaml`. */
    readonly file: string;
    /** True where it is started on other numbers than it asks for itself. */
    readonly overrulesNumbers?: true;
}
/** A part of a launch that asks for accelerators, or starts processes on them, without a number that can be read. */
export interface OpenLaunchObservation extends Observed {
    readonly what: 'open launch';
    /** As it is written; absent where a whole request leaves it open. */
    readonly text?: string;
    /** True where a file that the launch names may tell the number. */
    readonly mayBeInFile?: true;
    /** True where it decides how often the pods of another file run. */
    readonly changesOthers?: true;
    /** True where it only starts processes on what its own file may ask for. */
    readonly isStep?: true;
}
export type Observation = FrameworkObservation | LibraryObservation | AcceleratorObservation | KernelObservation | StackObservation | ReleaseObservation | ShardingObservation | SettingObservation | ProviderObservation | ReferenceObservation | OpenLaunchObservation;
/** Reads one kind of file. Pure: it opens nothing, runs nothing, throws nothing, and says only what the text says. */
export interface EvidenceReader {
    /** Such as `slurm`, the name of its file. */
    readonly format: string;
    /** Whether a file of this path may matter, judged by its name alone. */
    readonly matches: (path: string) => boolean;
    /** Where a format is longer than others, what it is read up to in place of the usual bound. */
    readonly longest?: Partial<Longest>;
    /** A cheap test of the text, before it is parsed; absent where the name says enough. */
    readonly mayHold?: (text: string) => boolean;
    readonly read: (file: SourceFile) => readonly Observation[];
}
export {};
