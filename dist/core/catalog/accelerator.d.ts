import type { ReferenceId } from './references.js';
/** How sure a figure is: read in the vendor's own text, read in somebody else's, or conflicting / derived by assumption. */
export type Confidence = 'documented' | 'secondary' | 'uncertain';
/** A number of the outside world. An `uncertain` figure may soften a finding, never harden one. */
export interface Figure {
    readonly value: number;
    readonly confidence: Confidence;
    readonly references: readonly ReferenceId[];
    readonly note?: string;
}
export type AcceleratorKind = 'gpu' | 'tpu' | 'other';
/** The id of a part that a manifest describes and the catalog does not know. */
export declare const declaredId = "declared";
/** Number formats that a manifest can declare as `model.precision`. */
export type Precision = 'fp64' | 'fp32' | 'tf32' | 'bf16' | 'fp16' | 'fp8' | 'int8' | 'fp4';
/** Number formats of stored weights: 4-bit integers (AWQ, GPTQ, NF4) are widened before they are multiplied. */
export type StoredPrecision = Precision | 'int4';
/** One TPU slice that can be asked for. `topology` is in chips. */
export interface Slice {
    readonly topology: string;
    readonly chips: number;
    /** Virtual machines (hosts) that the slice spans, where a document says so. */
    readonly hosts?: number;
}
/** What the number behind the dash in a slice name such as `v5p-8` counts. */
export type SliceSuffix = 'chips' | 'tensorcores';
export interface Accelerator {
    readonly id: string;
    /** The name for people: "H100 SXM 80 GB", "TPU v5e". */
    readonly name: string;
    readonly kind: AcceleratorKind;
    readonly vendor: 'nvidia' | 'amd' | 'intel' | 'google' | 'aws' | 'other';
    readonly architecture: string;
    /** Where the part is meant to sit. TPUs and AWS chips are `data-centre`. */
    readonly segment: 'data-centre' | 'workstation' | 'consumer';
    /**
     * `inference` for data-centre parts that their vendor sells for inference and graphics first (T4, L4, A10,
     * Inferentia2, …). Cards for the desk are `training` here: what sets them apart is their segment.
     */
    readonly purpose: 'training' | 'inference';
    readonly status: 'available' | 'announced' | 'end-of-life';
    /** NVIDIA compute capability, such as 9 for H100 and 8.9 for L4. */
    readonly computeCapability?: number;
    /** Per chip or card, as the vendor prints it; within a few percent of the GiB that a framework can allocate. */
    readonly memoryGiB: Figure;
    /** The buyer chose how much memory there is; the figure is the largest configuration. */
    readonly isMemoryChosen?: true;
    readonly bandwidthGBps?: Figure;
    /** Per chip or card, without structured sparsity. int8 in TOPS. */
    readonly densePeakTflops: Readonly<Partial<Record<Precision, Figure>>>;
    /** Formats that the matrix hardware lacks (emulated or refused), with the documents that say so. */
    readonly lacksPrecisions: {
        readonly values: readonly Precision[];
        readonly references: readonly ReferenceId[];
    };
    /**
     * Formats that it takes and gains nothing by: fp64 and fp16 at a small fraction of its fp32 rate, fp8 at the rate of
     * bf16.
     */
    readonly slowPrecisions?: {
        readonly values: readonly Precision[];
        readonly references: readonly ReferenceId[];
    };
    /** Devices that a framework sees per chip or card: 2 for TPU v2/v3/v7x and MI250X, 1 for most. */
    readonly devicesPerChip: number;
    /** Total bidirectional GB/s of the link between cards of one host; absent where the part has none or none is documented. */
    readonly chipLinkGBps?: Figure;
    /** True where it is documented that the part has no NVLink / Infinity Fabric / ICI between cards. */
    readonly lacksChipLink?: boolean;
    /** The documents behind `lacksChipLink`. */
    readonly lacksChipLinkReferences?: readonly ReferenceId[];
    /** Accelerators in one host or virtual machine, every size that exists; empty where any number may sit in a host. */
    readonly chipsPerHost: readonly number[];
    /** TPUs only. */
    readonly slices?: {
        readonly suffixCounts: SliceSuffix;
        /** The largest slice that one job can ask for, which may be less than a pod. */
        readonly maxChips: number;
        readonly known: readonly Slice[];
        /** Beyond the known ones, any box of 4x4x4 cubes up to `maxChips` can be asked for. */
        readonly builtFromCubes?: boolean;
        readonly references: readonly ReferenceId[];
    };
    /** Board power in watts. */
    readonly powerWatts?: Figure;
    /** Side of the matrix unit's systolic array (TPU: 128 or 256), or the multiple that tensor cores want (8). */
    readonly matrixUnitSide?: number;
    /**
     * What people write for it, besides `id`; matched without regard to case and separators. A name that several
     * accelerators carry is ambiguous; they are then offered in the order of the catalog. The reader also understands
     * brand words, memory sizes and form factors around a name ("NVIDIA Tesla V100-SXM2-32GB"), which need no entry.
     */
    readonly names: readonly string[];
    /** Provider ids (see providers.ts) where it is offered. */
    readonly providers: readonly string[];
    /** Frameworks with no path on it, as documented: why, and what to do instead. */
    readonly lacksFrameworks?: {
        readonly values: readonly string[];
        readonly references: readonly ReferenceId[];
        readonly reason: string;
        readonly instead: string;
        /** Serving may rest on an older release of its software. */
        readonly isServedByOlder?: true;
    };
    /** Its software runs finished models only: why, and what to do instead. */
    readonly cannotTrain?: {
        readonly references: readonly ReferenceId[];
        readonly reason: string;
        readonly instead: string;
        /** The last layer of a model can be trained on it. */
        readonly tunesLastLayer?: true;
    };
    /** Of what was only announced: what its maker has on offer meanwhile. */
    readonly onOffer?: string;
    /** What people get wrong about it, one sentence each, in our own words. */
    readonly traps: readonly string[];
}
/** A figure read in a vendor's document. */
export declare const documented: (value: number, ...references: ReferenceId[]) => Figure;
/** A figure read in third-party text. */
export declare const secondary: (value: number, ...references: ReferenceId[]) => Figure;
/** A figure that is conflicting, derived or general knowledge; the note says why. */
export declare const uncertain: (value: number, note: string, ...references: ReferenceId[]) => Figure;
/** A figure that everybody knows and for which nothing was read. */
export declare const remembered: (value: number) => Figure;
/** Peaks by the ratio to fp32 that all parts of a kind share. */
export declare const inRatio: (ratios: Partial<Record<Precision, number>>, like: string, ...references: ReferenceId[]) => (fp32: Figure) => Accelerator['densePeakTflops'];
/** As many digits as a datasheet prints. */
export declare const rounded: (value: number) => number;
/** The power that the vendor's datasheet gives for the board. */
export declare const boardPower: (watts: number) => Figure;
/** A slice by its topology, such as `2x2x4`. */
export declare const slice: (topology: string, hosts?: number) => Slice;
/** Whether a slice of that many chips can be asked for; undefined where the accelerator is not sold in slices. */
export declare function hasSliceOf({ slices }: Accelerator, chips: number): boolean | undefined;
/** The slice with that topology (`4x4`, its sides in any order), if it can be asked for. */
export declare function sliceWithTopology({ slices }: Accelerator, topology: string): Slice | undefined;
/** Whether the catalog knows none of the parts that some hardware may be. */
export declare const isUnknown: (candidates: readonly Accelerator[]) => boolean;
