import type { Accelerator } from '../accelerator.js';
import type { PriceDocument } from './price-document.js';
/** What is asked for. */
export interface Purchase {
    /** The parts that a name may stand for. */
    readonly parts: readonly Accelerator[];
    /** Cards or chips; absent where nobody says how many. */
    readonly count?: number | undefined;
    /** Name in the catalog. */
    readonly machine?: string | undefined;
    /** Id in the catalog; absent: any. */
    readonly provider?: string | undefined;
    readonly region?: string | undefined;
    /** Machines that the provider may reclaim. */
    readonly spot: boolean;
}
/** What an accelerator costs by the hour, as far as it is listed. */
export interface ListPrice {
    /** Over the regions and providers that come into question. */
    readonly usdPerHour: readonly [low: number, high: number];
    /** The lowest that a vendor publishes, or else that somebody reports. */
    readonly usualUsdPerHour: number;
    /** Where that is, by ids; without a region where it is the same in all. */
    readonly usualAt: {
        readonly provider: string;
        readonly region?: string;
    };
    readonly document: PriceDocument;
    /** Ids of the providers that list it. */
    readonly providers: readonly string[];
    readonly spot: boolean;
    /** Whether the region that was asked for is not listed, so that others stand in for it. */
    readonly isElsewhere: boolean;
    /** Where more accelerators are paid than used: how many, in so many machines. */
    readonly paid?: {
        readonly accelerators: number;
        readonly machines: number;
    };
}
/** Of so many accelerators the cheapest whole machines that hold them; undefined where nobody lists any. */
export declare function listPrice(purchase: Purchase): ListPrice | undefined;
/** Whether a provider lists a part in a region; one that lists nothing by region may have it anywhere. */
export declare function isListedIn(part: string, provider: string, region: string): boolean;
