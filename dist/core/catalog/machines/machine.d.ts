/** Cards in a full host if nothing else is known. */
export declare const usualChipsPerHost = 8;
/** A cloud's machine type, as `hardware.machine` names it. */
export interface Machine {
    /** As the provider writes it: `a3-highgpu-8g` or `Standard_ND96isr_H100_v5`. */
    readonly name: string;
    readonly provider: string;
    /** Accelerator id in the catalog. */
    readonly accelerator: string;
    /** Accelerators (cards or chips) in one machine. A fraction if the provider sells parts of a card. */
    readonly count: number;
    /** Other spellings: `ND96isr_H100_v5`. */
    readonly names?: readonly string[];
}
