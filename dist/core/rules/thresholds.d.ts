import { parseAmount, parseBytes, parseCount, parseDuration, parseFlops, parseShare, type Quantity } from '../text/quantity.js';
/** What an accelerator costs somewhere, as the organisation read it. */
export interface Price {
    /** Ids of the catalogue that it is for. */
    readonly accelerators: readonly string[];
    /** Provider id; absent: wherever it stands. */
    readonly provider?: string;
    /** Absent: whether or not the machines can be taken away. */
    readonly spot?: boolean;
    readonly amount: number;
    readonly currency: string;
    /** The day on which it was read, such as `2026-11-01`. */
    readonly read: string;
    /** Whether a manifest may not name a lower one. */
    readonly locked?: boolean;
}
/** A threshold as a policy writes it. */
export interface ThresholdKey {
    /** Its name among the thresholds that rules compare with. */
    readonly sets: string;
    readonly description: string;
    /** As people would write it, one text for each number: the default, unless `hasDefault` says that there is none. */
    readonly example: readonly [string, ...string[]];
    readonly hasDefault?: false;
    readonly parse: (text: string) => Quantity<number>;
    /**
     * The direction in which more findings appear. `neither`: the number moves the guidance from one kind of hardware to
     * the other, so that no value is stricter; where it is locked, it stays as it is.
     */
    readonly stricter: 'lower' | 'higher' | 'neither';
}
/**
 * Every number that the guidance leaves open, by its key in the policy: the one home of its default, its type, its
 * parser and its description.
 */
export declare const thresholdKeys: {
    readonly queue_time: {
        readonly sets: 'queueHours';
        readonly description: 'The longest acceptable wait for hardware, where a manifest names none.';
        readonly example: readonly ["24h"];
        readonly parse: typeof parseDuration;
        readonly stricter: 'lower';
    };
    readonly utilization: {
        readonly sets: 'utilization';
        readonly description: 'Below this share of busy time an accelerator counts as underused.';
        readonly example: readonly ["40%"];
        readonly parse: typeof parseShare;
        readonly stricter: 'higher';
    };
    readonly optimization_time: {
        readonly sets: 'optimizationHours';
        readonly description: 'Less time for tuning than this counts as none.';
        readonly example: readonly ["14d"];
        readonly parse: typeof parseDuration;
        readonly stricter: 'higher';
    };
    readonly large_batch_tokens: {
        readonly sets: 'largeBatchTokens';
        readonly description: 'From so many tokens in a step on, a batch is large.';
        readonly example: readonly ["1M"];
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly large_batch_samples: {
        readonly sets: 'largeBatchSamples';
        readonly description: 'From so many samples in a step on, a batch is large.';
        readonly example: readonly ["4096"];
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly rows_per_chip: {
        readonly sets: 'rowsPerChip';
        readonly description: 'Fewer rows of matrix work for each chip than this starve its matrix units.';
        readonly example: readonly ["128"];
        readonly parse: typeof parseCount;
        readonly stricter: 'higher';
    };
    readonly prototype_accelerators: {
        readonly sets: 'prototypeAccelerators';
        readonly description: 'A prototype on more accelerators than this has outgrown its stage.';
        readonly example: readonly ["64"];
        readonly parse: typeof parseCount;
        readonly stricter: 'lower';
    };
    readonly scale_out_accelerators: {
        readonly sets: 'scaleOutAccelerators';
        readonly description: 'From so many accelerators on, the interconnect and the energy are part of the choice.';
        readonly example: readonly ["64"];
        readonly parse: typeof parseCount;
        readonly stricter: 'lower';
    };
    readonly large_scale_users: {
        readonly sets: 'largeScaleUsers';
        readonly description: 'From so many expected users on, serving counts as large scale.';
        readonly example: readonly ["1M"];
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly size_by_parameters: {
        readonly sets: 'sizeByParameters';
        readonly description: 'Parameters from which on a model is medium, large and massive.';
        readonly example: readonly ["500M", "5B", "100B"];
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly size_by_flops: {
        readonly sets: 'sizeByFlops';
        readonly description: 'Training operations (6 × parameters × tokens) from which on a job is medium, large and massive.';
        readonly example: readonly ["1e20", "1e22", "1e24"];
        readonly parse: typeof parseFlops;
        readonly stricter: 'neither';
    };
    readonly size_by_bytes: {
        readonly sets: 'sizeByBytes';
        readonly description: 'Bytes of data from which on a job is medium, large and massive.';
        readonly example: readonly ["100GB", "10TB", "1PB"];
        readonly parse: typeof parseBytes;
        readonly stricter: 'neither';
    };
    readonly mfu: {
        readonly sets: 'mfu';
        readonly description: "The least and the most that the organisation's own runs reach of the peak (MFU), over whole runs; without it, what published runs reach.";
        readonly example: readonly ["25%", "45%"];
        readonly hasDefault: false;
        readonly parse: typeof parseShare;
        readonly stricter: 'neither';
    };
};
export type ThresholdName = keyof typeof thresholdKeys;
type KeyOf<Name extends ThresholdName> = (typeof thresholdKeys)[Name];
type Numbers<Example> = Example extends readonly [string] ? number : {
    readonly [Index in keyof Example]: number;
};
type WithDefault = {
    [Name in ThresholdName]: KeyOf<Name> extends {
        hasDefault: false;
    } ? never : Name;
}[ThresholdName];
/** The thresholds in force, in the units of the names: hours, shares from 0 to 1, bytes, FLOPs. */
export type Thresholds = {
    readonly [Name in WithDefault as KeyOf<Name>['sets']]: Numbers<KeyOf<Name>['example']>;
} & {
    /** Absent: the share of the peak that published runs reach. */
    readonly mfu?: readonly [low: number, high: number];
    /** What accelerators cost; absent where nobody says. */
    readonly prices?: readonly Price[];
    /** Those that a policy locks: a manifest may be stricter, never looser. */
    readonly locked?: readonly ThresholdName[];
};
/** Reads the texts of one threshold into its number or numbers, which must rise. */
export declare function readThreshold(name: ThresholdName, texts: readonly string[]): Quantity<number | readonly number[]>;
export declare const defaultThresholds: Thresholds;
export {};
