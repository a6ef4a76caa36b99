import type { ReferenceId } from './references.js';
/**
 * How certain a figure is: read in the vendor's own text, read in third-party text, or conflicting or derived by
 * assumption.
 */
export type Confidence = 'documented' | 'secondary' | 'uncertain';
/** A published number. An `uncertain` figure may soften a finding, never make it more severe. */
export interface Figure {
    readonly value: number;
    readonly confidence: Confidence;
    readonly references: readonly ReferenceId[];
    readonly note?: string;
}
export type AcceleratorKind = 'gpu' | 'tpu' | 'other';
/** The id of an accelerator that a manifest describes and the catalog does not know. */
export declare const declaredId = "declared";
/** Number formats that a manifest can declare as `model.precision`. */
export type Precision = 'fp64' | 'fp32' | 'tf32' | 'bf16' | 'fp16' | 'fp8' | 'int8' | 'fp4';
/** Number formats of stored weights: 4-bit integers (AWQ, GPTQ, NF4) are widened before multiplication. */
export type StoredPrecision = Precision | 'int4';
/** A TPU slice that can be requested. `topology` is in chips. */
export interface Slice {
    readonly topology: string;
    readonly chips: number;
    /** Hosts in the slice, if a document says so. */
    readonly hosts?: number;
}
/** What the number after the dash counts in a slice name like `v5p-8`. */
export type SliceSuffix = 'chips' | 'tensorcores';
export interface Accelerator {
    readonly id: string;
    /** For people: "H100 SXM 80 GB", "TPU v5e". */
    readonly name: string;
    readonly kind: AcceleratorKind;
    readonly vendor: 'nvidia' | 'amd' | 'intel' | 'google' | 'aws' | 'other';
    readonly architecture: string;
    /** Where it is used. TPUs and AWS chips are `data-centre`. */
    readonly segment: 'data-centre' | 'workstation' | 'consumer';
    /**
     * `inference` for data center accelerators that their vendor sells mainly for inference and graphics (T4, L4, A10,
     * Inferentia2, …). Desktop cards are `training`: their segment distinguishes them.
     */
    readonly purpose: 'training' | 'inference';
    readonly status: 'available' | 'announced' | 'end-of-life';
    /** NVIDIA compute capability, for example 9 for H100 and 8.9 for L4. */
    readonly computeCapability?: number;
    /** Per chip or card, as the vendor publishes it; within a few percent of the GiB that a framework can allocate. */
    readonly memoryGiB: Figure;
    /** Set if ECC takes a sixteenth of the memory, as of GDDR6: nvidia-smi shows 23,028 of an A10's 24,576 MiB. */
    readonly eccReference?: ReferenceId;
    /** The memory is a purchase option; the figure is the largest configuration. */
    readonly isMemoryChosen?: true;
    readonly bandwidthGBps?: Figure;
    /** Per chip or card, without structured sparsity. int8 in TOPS. */
    readonly densePeakTflops: Readonly<Partial<Record<Precision, Figure>>>;
    /** Formats that the matrix hardware lacks (emulated or refused), with the documents. */
    readonly lacksPrecisions: {
        readonly values: readonly Precision[];
        readonly references: readonly ReferenceId[];
    };
    /**
     * Formats that are supported without a gain: fp64 and fp16 at a small fraction of the fp32 rate, fp8 at the rate of
     * bf16.
     */
    readonly slowPrecisions?: {
        readonly values: readonly Precision[];
        readonly references: readonly ReferenceId[];
    };
    /** Devices that a framework sees per chip or card: 2 for TPU v2/v3/v7x and MI250X, 1 for most. */
    readonly devicesPerChip: number;
    /**
     * Total bidirectional GB/s of the link between cards of one host; undefined if there is none or none is documented.
     */
    readonly chipLinkGBps?: Figure;
    /** A document says that it has no NVLink / Infinity Fabric / ICI between cards. */
    readonly lacksChipLink?: boolean;
    /** The documents behind `lacksChipLink`. */
    readonly lacksChipLinkReferences?: readonly ReferenceId[];
    /** Accelerators in one host or virtual machine, every existing size; empty if any number is possible. */
    readonly chipsPerHost: readonly number[];
    /** TPUs only. */
    readonly slices?: {
        readonly suffixCounts: SliceSuffix;
        /** The largest slice that one job can request, which may be smaller than a pod. */
        readonly maxChips: number;
        readonly known: readonly Slice[];
        /** In addition to the known ones, any box of 4x4x4 cubes up to `maxChips` can be requested. */
        readonly builtFromCubes?: boolean;
        readonly references: readonly ReferenceId[];
    };
    /** Board power in watts. */
    readonly powerWatts?: Figure;
    /** Side of the matrix unit's systolic array (TPU: 128 or 256), or the multiple that tensor cores need (8). */
    readonly matrixUnitSide?: number;
    /**
     * Other names besides `id`, matched regardless of case and separators. A name that several accelerators share is
     * ambiguous; candidates then keep the order of the catalog. The reader also understands brand words, memory sizes and
     * form factors around a name ("NVIDIA Tesla V100-SXM2-32GB"), which need no entry.
     */
    readonly names: readonly string[];
    /** Ids of the providers that offer it (see provider.ts). */
    readonly providers: readonly string[];
    /** Frameworks without a documented path on it: why, and what to do instead. */
    readonly lacksFrameworks?: {
        readonly values: readonly string[];
        readonly references: readonly ReferenceId[];
        readonly reason: string;
        readonly instead: string;
        /** Serving may still work with an older release of its software. */
        readonly isServedByOlder?: true;
    };
    /** Its software only runs finished models: why, and what to do instead. */
    readonly cannotTrain?: {
        readonly references: readonly ReferenceId[];
        readonly reason: string;
        readonly instead: string;
        /** It can train the last layer of a model. */
        readonly tunesLastLayer?: true;
    };
    /** For an announced accelerator: what its vendor sells meanwhile. */
    readonly onOffer?: string;
    /** Common mistakes about it, one sentence each, in our own words. */
    readonly traps: readonly string[];
}
/** A figure read in a vendor's document. */
export declare const documented: (value: number, ...references: ReferenceId[]) => Figure;
/** A figure read in third-party text. */
export declare const secondary: (value: number, ...references: ReferenceId[]) => Figure;
/** A figure that is conflicting, derived or general knowledge; the note says why. */
export declare const uncertain: (value: number, note: string, ...references: ReferenceId[]) => Figure;
/** A figure from general knowledge, without a document. */
export declare const remembered: (value: number) => Figure;
/** Peaks by a ratio to fp32 that all accelerators of a kind share. */
export declare const inRatio: (ratios: Partial<Record<Precision, number>>, like: string, ...references: ReferenceId[]) => (fp32: Figure) => Accelerator['densePeakTflops'];
/** Rounds to as many digits as a datasheet prints. */
export declare const rounded: (value: number) => number;
/** Board power from the vendor's datasheet. */
export declare const boardPower: (watts: number) => Figure;
/** A slice by its topology, for example `2x2x4`. */
export declare const slice: (topology: string, hosts?: number) => Slice;
/** Whether a slice of this many chips can be requested; undefined if the accelerator is not sold in slices. */
export declare function hasSliceOf({ slices }: Accelerator, chips: number): boolean | undefined;
/** The slice with this topology (`4x4`, sides in any order); undefined if it cannot be requested. */
export declare function sliceWithTopology({ slices }: Accelerator, topology: string): Slice | undefined;
/** Whether the catalog knows none of the candidates. */
export declare const isUnknown: (candidates: readonly Accelerator[]) => boolean;
/** The memory of one device that programs can allocate: without what ECC takes. */
export declare const usableGiB: ({ memoryGiB, eccReference, devicesPerChip }: Accelerator) => number;
