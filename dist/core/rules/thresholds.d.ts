import { parseAmount, parseBytes, parseCount, parseDuration, parseFlops, parseShare, type Quantity } from '../text/quantity.js';
/** The price of an accelerator at a provider, as the organization recorded it. */
export interface Price {
    /** Catalog ids that it applies to. */
    readonly accelerators: readonly string[];
    /** Machine type in the catalog. Undefined: any machine. */
    readonly machine?: string;
    /** Provider id. Undefined: any provider. */
    readonly provider?: string;
    /** Undefined: all regions. Also applies to jobs without a region. */
    readonly region?: string;
    /** Undefined: spot or not. */
    readonly spot?: boolean;
    readonly amount: number;
    readonly currency: string;
    /** The date of the price: `2026-11-01`. */
    readonly read: string;
    /** From a price file next to the policy. Undefined: from the policy itself. */
    readonly from?: 'file';
    /** A manifest may not declare a lower price. */
    readonly locked?: boolean;
}
/** A threshold as a policy writes it. */
export interface ThresholdKey {
    /** Its name among the thresholds that rules compare with. */
    readonly sets: string;
    readonly description: string;
    /** One text per number, as people write it: the default, if there is one. */
    readonly example: readonly [string, ...string[]];
    /** The example as numbers. Every start needs it, and parsing the texts takes longer than judging a job. */
    readonly default?: number | readonly number[];
    readonly parse: (text: string) => Quantity<number>;
    /**
     * The direction in which findings increase. `neither`: the number shifts the guidance between kinds of hardware, so
     * no value is stricter; if locked, it cannot change.
     */
    readonly stricter: 'lower' | 'higher' | 'neither';
}
/** Every number that the guidance leaves open, by its policy key, with default, type, parser and description. */
export declare const thresholdKeys: {
    readonly queue_time: {
        readonly sets: 'queueHours';
        readonly description: 'The longest acceptable wait for hardware, if a manifest declares none.';
        readonly example: readonly ["24h"];
        readonly default: 24;
        readonly parse: typeof parseDuration;
        readonly stricter: 'lower';
    };
    readonly utilization: {
        readonly sets: 'utilization';
        readonly description: 'An accelerator with a smaller share of busy time is underused.';
        readonly example: readonly ["40%"];
        readonly default: 0.4;
        readonly parse: typeof parseShare;
        readonly stricter: 'higher';
    };
    readonly optimization_time: {
        readonly sets: 'optimizationHours';
        readonly description: 'The shortest time for tuning that is enough for a TPU.';
        readonly example: readonly ["14d"];
        readonly default: 336;
        readonly parse: typeof parseDuration;
        readonly stricter: 'higher';
    };
    readonly large_batch_tokens: {
        readonly sets: 'largeBatchTokens';
        readonly description: 'A batch is large from this many tokens per step.';
        readonly example: readonly ["1M"];
        readonly default: 1000000;
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly large_batch_samples: {
        readonly sets: 'largeBatchSamples';
        readonly description: 'A batch is large from this many samples per step.';
        readonly example: readonly ["4096"];
        readonly default: 4096;
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly rows_per_chip: {
        readonly sets: 'rowsPerChip';
        readonly description: 'Fewer rows of matrix work per chip leave its matrix units partly idle.';
        readonly example: readonly ["128"];
        readonly default: 128;
        readonly parse: typeof parseCount;
        readonly stricter: 'higher';
    };
    readonly prototype_accelerators: {
        readonly sets: 'prototypeAccelerators';
        readonly description: 'The most accelerators that a prototype should need.';
        readonly example: readonly ["64"];
        readonly default: 64;
        readonly parse: typeof parseCount;
        readonly stricter: 'lower';
    };
    readonly scale_out_accelerators: {
        readonly sets: 'scaleOutAccelerators';
        readonly description: 'The interconnect and the energy affect the choice from this many accelerators.';
        readonly example: readonly ["64"];
        readonly default: 64;
        readonly parse: typeof parseCount;
        readonly stricter: 'lower';
    };
    readonly large_scale_users: {
        readonly sets: 'largeScaleUsers';
        readonly description: 'Serving is large-scale from this many expected users.';
        readonly example: readonly ["1M"];
        readonly default: 1000000;
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly size_by_parameters: {
        readonly sets: 'sizeByParameters';
        readonly description: 'The parameters from which a model is medium, large and massive.';
        readonly example: readonly ["500M", "5B", "100B"];
        readonly default: readonly [500000000, 5000000000, 100000000000];
        readonly parse: typeof parseAmount;
        readonly stricter: 'neither';
    };
    readonly size_by_flops: {
        readonly sets: 'sizeByFlops';
        readonly description: 'The training operations (6 × parameters × tokens) from which a job is medium, large and massive.';
        readonly example: readonly ["1e20", "1e22", "1e24"];
        readonly default: readonly [100000000000000000000, 1e+22, 1e+24];
        readonly parse: typeof parseFlops;
        readonly stricter: 'neither';
    };
    readonly size_by_bytes: {
        readonly sets: 'sizeByBytes';
        readonly description: 'The bytes of data from which a job is medium, large and massive.';
        readonly example: readonly ["100GB", "10TB", "1PB"];
        readonly default: readonly [100000000000, 10000000000000, 1000000000000000];
        readonly parse: typeof parseBytes;
        readonly stricter: 'neither';
    };
    readonly cost_change: {
        readonly sets: 'costChange';
        readonly description: 'A smaller change of cost alone, in the currency of its price, is not worth a comment.';
        readonly example: readonly ["50"];
        readonly default: 50;
        readonly parse: typeof parseAmount;
        readonly stricter: 'lower';
    };
    readonly cost_change_share: {
        readonly sets: 'costChangeShare';
        readonly description: 'A change of cost alone is worth a comment from this share of what it was, however small it is.';
        readonly example: readonly ["5%"];
        readonly default: 0.05;
        readonly parse: typeof parseShare;
        readonly stricter: 'lower';
    };
    readonly mfu: {
        readonly sets: 'mfu';
        readonly description: "The lowest and the highest share of the peak (MFU) of the organization's own runs, over whole runs. Default: the share of published runs.";
        readonly example: readonly ["25%", "45%"];
        readonly parse: typeof parseShare;
        readonly stricter: 'lower';
    };
};
export type ThresholdName = keyof typeof thresholdKeys;
type KeyOf<Name extends ThresholdName> = (typeof thresholdKeys)[Name];
type Numbers<Example> = Example extends readonly [string] ? number : {
    readonly [Index in keyof Example]: number;
};
type WithDefault = {
    [Name in ThresholdName]: KeyOf<Name> extends {
        default: unknown;
    } ? Name : never;
}[ThresholdName];
/** The thresholds in force, in the units of their names: hours, shares from 0 to 1, bytes, FLOPs. */
export type Thresholds = {
    readonly [Name in WithDefault as KeyOf<Name>['sets']]: Numbers<KeyOf<Name>['example']>;
} & {
    /** Undefined: the MFU of published runs. */
    readonly mfu?: readonly [low: number, high: number];
    /** Prices of accelerators, if the organization sets any. */
    readonly prices?: readonly Price[];
    /** False: list prices are not used if nothing else sets a price. */
    readonly listPrices?: boolean;
    /** The date of the run, which decides whether a price is old. */
    readonly today?: string;
    /** Locked by a policy: a manifest may be stricter, never looser. */
    readonly locked?: readonly ThresholdName[];
};
/** Parses the texts of one threshold; several numbers must increase. */
export declare function readThreshold(name: ThresholdName, texts: readonly string[]): Quantity<number | readonly number[]>;
export declare const defaultThresholds: Thresholds;
export {};
