/** What one document lists of one provider. */
export interface PriceDocument {
    /** Id in the catalog. */
    readonly provider: string;
    readonly title: string;
    readonly url: string;
    /** The day or the month for which the document gives them: `2026-07-20`, `2026-09`. */
    readonly read: string;
    /** Published: out of the vendor's own price interface or table. Reported: somebody quotes the vendor's page. */
    readonly certainty: 'published' | 'reported';
    /**
     * A line for each: what is sold | its region, `*` for all | USD an hour for the whole | the same as a spot machine,
     * where it is listed. What is sold is a machine type of the catalog, or a number of accelerators: `8x nvidia-l4-24gb`.
     */
    readonly rows: string;
}
