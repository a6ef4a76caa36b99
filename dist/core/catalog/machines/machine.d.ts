/** A cloud's machine type: what `hardware.machine` implies. */
export interface Machine {
    /** As the provider writes it, such as `a3-highgpu-8g` or `Standard_ND96isr_H100_v5`. */
    readonly name: string;
    readonly provider: string;
    /** Accelerator id in the catalog. */
    readonly accelerator: string;
    /** Accelerators (cards or chips) in one machine. Fractions where the provider sells parts of a card. */
    readonly count: number;
    /** Other spellings, such as `ND96isr_H100_v5`. */
    readonly names?: readonly string[];
}
