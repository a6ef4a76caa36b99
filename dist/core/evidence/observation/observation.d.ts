import type { AcceleratorKind } from '../../catalog/accelerator.js';
import type { KernelLanguage } from '../../catalog/software/kernel-languages.js';
import type { Longest } from '../../text/bounds.js';
import type { SourceFile } from '../source-file.js';
/** The place of an observation in the repository. */
export interface Place {
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
/**
 * How definite an observation is. A launch file that requests eight H100s *states* it; a base image or an import
 * *suggests* it. Only a stated value can contradict a declaration as an error.
 */
export type Certainty = 'states' | 'suggests';
interface Observed {
    readonly place: Place;
    readonly certainty: Certainty;
    /** The name of the job, pod, stage or resource in the file, if it has one. */
    readonly job?: string;
}
export interface FrameworkObservation extends Observed {
    readonly what: 'framework';
    /** The framework's id in the catalog, such as `pytorch`. */
    readonly framework: string;
    readonly how: 'installed' | 'imported' | 'image' | 'configured';
    /** As written, without the operator. Absent if it is open. */
    readonly version?: string;
    /** The toolkit of an image's build, as in a version: `+cu124`. */
    readonly build?: string;
}
export interface LibraryObservation extends Observed {
    readonly what: 'library';
    /** The library's id in the catalog, such as `flash-attention`. */
    readonly library: string;
    readonly how: 'installed' | 'imported' | 'configured';
    /** Whether it is optional because of an extra, a marker or a `try`. Then no job requires it. */
    readonly optional?: boolean;
}
/** The accelerators that one launch file requests for one job, all fields together. */
export interface AcceleratorObservation extends Observed {
    readonly what: 'accelerator';
    readonly kind?: AcceleratorKind;
    readonly vendor?: 'nvidia' | 'amd' | 'intel' | 'google' | 'aws';
    /** The accelerator as written, for `resolveAccelerator`. Absent if only the kind is requested. */
    readonly accelerator?: string;
    /** Alternative accelerators as written, of which the job gets any. */
    readonly oneOf?: readonly string[];
    /** A machine type, for `resolveMachine`. */
    readonly machine?: string;
    /** Accelerators per node, pod or task. */
    readonly perNode?: number;
    readonly nodes?: number;
    /** Total accelerators, if the file states or implies them. */
    readonly count?: number;
    /** Chips per axis, such as `4x4`. */
    readonly topology?: string;
    /** The provider's id in the catalog. */
    readonly provider?: string;
    readonly spot?: boolean;
    /** Tasks of an array that may run at once, each on all of these. `open` if the number is unknown. */
    readonly tasks?: number | 'open';
    /**
     * True if a number or a model is the default of a variable, which the caller may override. `nodes` if only the number
     * of nodes and the resulting total are.
     */
    readonly byDefault?: true | 'nodes';
}
export interface KernelObservation extends Observed {
    readonly what: 'kernel';
    readonly language: KernelLanguage['id'];
    /** Whether the file is a complete training program, not part of another one. */
    readonly trains?: boolean;
}
/** The software stack for which a base image or a set of wheels is built. */
export interface StackObservation extends Observed {
    readonly what: 'stack';
    readonly stack: 'cuda' | 'rocm' | 'tpu' | 'neuron' | 'gaudi' | 'cpu';
    readonly architecture?: 'amd64' | 'arm64';
}
/** A framework's release, or range of releases, that files install. It shows what runs, but not what is used. */
export interface ReleaseObservation extends Observed {
    readonly what: 'release';
    /** The framework's id in the catalog. */
    readonly software: string;
    /** `locked` by a lock file, `bounded` by a range, or `built` for the CUDA toolkit of an index. */
    readonly how: 'locked' | 'bounded' | 'built';
    /** A version, a specifier such as `>=2.4,<2.6`, or a build such as `+cu121`. */
    readonly version: string;
}
/** How source code shards its model. The settings of its trainer are separate. */
export interface ShardingObservation extends Observed {
    readonly what: 'sharding';
    readonly parallelism: 'none' | 'data' | 'zero-1' | 'zero-2' | 'zero-3' | 'fsdp';
}
/** A training setting by manifest key: `scale.sequence_length` is 4096. */
export interface SettingObservation extends Observed {
    readonly what: 'setting';
    readonly key: string;
    readonly value: Setting;
    /** Whether it is the default of an option, which whoever starts the program may change, or the program with this default. */
    readonly byDefault?: true | string;
    /** Whether it is an option of a command, which overrides what a configuration says. */
    readonly isOption?: true;
    /** Whether a command leaves it to its caller, whatever other files say. The value is empty, or its own default. */
    readonly isLeftOpen?: true;
    /** Whether it is a variable of the environment, which the program may or may not read. */
    readonly inEnvironment?: true;
}
export type Setting = string | number | boolean | readonly string[];
export interface ProviderObservation extends Observed {
    readonly what: 'provider';
    readonly provider: string;
}
/** A file that a launch passes to its program, or another script that it starts. */
export interface ReferenceObservation extends Observed {
    readonly what: 'reference';
    /** As written, or the part after variables: `configs/train.yaml`. */
    readonly file: string;
    /** Whether the launch overrides the file's own numbers. */
    readonly overrulesNumbers?: true;
}
/** Part of a launch that requests accelerators, or starts processes on them, without a readable number. */
export interface OpenLaunchObservation extends Observed {
    readonly what: 'open launch';
    /** As written. Absent if a whole request is open. */
    readonly text?: string;
    /** Whether a file that the launch names may give the number. */
    readonly mayBeInFile?: true;
    /** Whether it changes how many pods of another file run. */
    readonly changesOthers?: true;
    /** Whether it only starts processes on what its own file may request. */
    readonly isStep?: true;
}
export type Observation = FrameworkObservation | LibraryObservation | AcceleratorObservation | KernelObservation | StackObservation | ReleaseObservation | ShardingObservation | SettingObservation | ProviderObservation | ReferenceObservation | OpenLaunchObservation;
/** Reads one kind of file. It is pure: it opens and runs nothing, never throws, and reports only what the text says. */
export interface EvidenceReader {
    /** The name of its file, such as `slurm`. */
    readonly format: string;
    /** Whether a file with this path may be relevant. */
    readonly matches: (path: string) => boolean;
    /** Whether it also reads batch scripts with any other path. */
    readonly readsBatchScripts?: true;
    /** Limits that replace the usual ones for a longer format. */
    readonly longest?: Partial<Longest>;
    /** A cheap test of the text before parsing. Absent if the path is enough. */
    readonly mayHold?: (text: string) => boolean;
    readonly read: (file: SourceFile) => readonly Observation[];
}
export {};
