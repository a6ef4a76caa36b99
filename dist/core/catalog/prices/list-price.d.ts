import type { Accelerator } from '../accelerator.js';
import type { PriceDocument } from './price-document.js';
/** What to price. */
export interface Purchase {
    /** The candidates. */
    readonly parts: readonly Accelerator[];
    /** Cards or chips; undefined if unknown. */
    readonly count?: number | undefined;
    /** Name in the catalog. */
    readonly machine?: string | undefined;
    /** Id in the catalog. Undefined: any. */
    readonly provider?: string | undefined;
    readonly region?: string | undefined;
    /** Machines that the provider may reclaim. */
    readonly spot: boolean;
}
/** The list price of an accelerator-hour. */
export interface ListPrice {
    /** Over the regions and providers in question. */
    readonly usdPerHour: readonly [low: number, high: number];
    /** The lowest published price, or else the lowest reported one. */
    readonly usualUsdPerHour: number;
    /** Ids of the provider and region with that price; no region if all have it. */
    readonly usualAt: {
        readonly provider: string;
        readonly region?: string;
    };
    readonly document: PriceDocument;
    /** Ids of the providers that list it. */
    readonly providers: readonly string[];
    readonly spot: boolean;
    /** The requested region is not listed, so others replace it. */
    readonly isElsewhere: boolean;
    /** Set if more accelerators are billed than used: how many, in how many machines. */
    readonly paid?: {
        readonly accelerators: number;
        readonly machines: number;
    };
}
/**
 * Prices the cheapest whole machines for a number of accelerators; undefined if nobody lists any. Cached: a search for
 * alternatives asks for the same few hundreds of times.
 */
export declare const listPrice: (question: Purchase) => ListPrice | undefined;
/** Whether a provider lists an accelerator in a region; one without regional lists may have it anywhere. */
export declare function isListedIn(part: string, provider: string, region: string): boolean;
