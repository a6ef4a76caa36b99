import type { Accelerator } from '../catalog/accelerator.js';
import { type ListPrice } from '../catalog/prices/list-price.js';
import type { JobDeclaration } from '../manifest/schema.js';
import { type Interval } from '../sizing/interval.js';
import type { Price, Thresholds } from './thresholds.js';
/** What something costs, and by whose word. */
export interface Cost {
    readonly currency: string;
    /** In the usual case. */
    readonly likely?: number;
    /** From the least to the most. */
    readonly amount: Interval;
    /** A service has no end: of it a month is told. Of a run whose length nobody knows, an hour. */
    readonly per: 'run' | 'month' | 'hour';
    readonly prices: 'manifest' | 'policy' | 'file' | 'list';
    /** The day or month of the price; absent where the manifest gives it. */
    readonly read?: string;
    /** Whether that is more than a year ago, or still to come. */
    readonly age?: 'old' | 'ahead';
    /** What an accelerator-hour costs by the policy, where that is locked. */
    readonly lockedPerHour?: number;
    /** Where it is the list's. */
    readonly list?: ListPrice;
    /** Where more accelerators are paid than used: how many, in so many whole machines. */
    readonly paid?: NonNullable<ListPrice['paid']>;
    /** Of a job with a budget, the least that anybody lists for an accelerator-hour. */
    readonly leastListedPerHour?: number;
}
/** What a job costs. */
export interface JobCost extends Cost {
    readonly per: 'run' | 'month';
}
/** What an hour on the declared accelerators costs. */
export interface HourlyCost extends Cost {
    readonly per: 'hour';
}
/** The usual case, or the geometric mean where only the range is known. */
export declare const usualCost: ({ likely, amount: [low, high] }: Pick<Cost, 'likely' | 'amount'>) => number;
/** Whether two costs are of the same kind: in one currency, both of a run or both of a month. */
export declare const areComparable: (before: Cost | undefined, now: Cost | undefined) => boolean;
/** The work of which the cost is asked. */
export interface PricedWork {
    readonly candidates: readonly Accelerator[];
    readonly count?: number | undefined;
    readonly chipHours?: Interval | undefined;
    readonly likelyChipHours?: number | undefined;
}
export declare const HOURS_PER_MONTH = 730;
type Prices = Pick<Thresholds, 'prices' | 'listPrices' | 'today'>;
/** What a job costs by the price in force: the manifest's or the policy's, or else by what providers list. */
export declare function jobCost(declaration: JobDeclaration, work: PricedWork, prices?: Prices): JobCost | undefined;
/** What an hour costs, by the same prices; for a job of which nobody knows how long it takes. */
export declare function hourlyCost(declaration: JobDeclaration, work: Pick<PricedWork, 'candidates' | 'count'>, prices?: Prices): HourlyCost | undefined;
/** What is asked for on a list of prices, and the share of its price that is paid: a part of a card costs its share. */
export declare function purchasedAs({ hardware, candidates, count, }: Pick<JobDeclaration, 'hardware'> & Pick<PricedWork, 'candidates' | 'count'>): {
    share: number;
    parts: readonly Accelerator[];
    count: number | undefined;
    spot: boolean;
};
/**
 * The organization's price at the job's provider and on its terms. A locked one counts for whatever may be what it is
 * for: a job that leaves its provider open, or its part, would escape it otherwise.
 */
export declare function priceOf(prices: readonly Price[], candidates: readonly Accelerator[], hardware: JobDeclaration['hardware']): Price | undefined;
/** What so many chip-hours cost at a price. */
export declare const costAt: ({ currency, amount: perChipHour }: Pick<Price, 'currency' | 'amount'>, chipHours: Interval, likelyChipHours: number | undefined) => Pick<JobCost, 'currency' | 'likely' | 'amount'>;
export {};
