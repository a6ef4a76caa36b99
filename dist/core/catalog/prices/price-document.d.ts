/** One document's prices of one provider. */
export interface PriceDocument {
    /** Id in the catalog. */
    readonly provider: string;
    readonly title: string;
    readonly url: string;
    /** The date or month of the prices: `2026-07-20`, `2026-09`. */
    readonly read: string;
    /** Published: from the vendor's own price API or table. Reported: someone quotes the vendor's page. */
    readonly certainty: 'published' | 'reported';
    /**
     * One line each: what is sold | region, `*` for all | USD per hour for the whole | the same as a spot machine, if
     * listed. What is sold is a machine type of the catalog, or a number of accelerators: `8x nvidia-l4-24gb`.
     */
    readonly rows: string;
}
