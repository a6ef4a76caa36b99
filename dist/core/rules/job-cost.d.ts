import type { Accelerator } from '../catalog/accelerator.js';
import { type ListPrice } from '../catalog/prices/list-price.js';
import type { JobDeclaration } from '../manifest/schema.js';
import { type Interval } from '../sizing/interval.js';
import type { Price, Thresholds } from './thresholds.js';
/** A cost, and the source of its price. */
export interface Cost {
    readonly currency: string;
    /** The usual case. */
    readonly likely?: number;
    /** From least to most. */
    readonly amount: Interval;
    /** A service has no end, so its cost is per month. A run of unknown length costs per hour. */
    readonly per: 'run' | 'month' | 'hour';
    readonly prices: 'manifest' | 'policy' | 'file' | 'list';
    /** The date or month of the price; undefined if the manifest declares it. */
    readonly read?: string;
    /** Whether the price is more than a year old, or in the future. */
    readonly age?: 'old' | 'ahead';
    /** The policy's price of an accelerator-hour, if it is locked. */
    readonly lockedPerHour?: number;
    /** Set if the price is a list price. */
    readonly list?: ListPrice;
    /** Set if more accelerators are billed than used: how many, in how many whole machines. */
    readonly paid?: NonNullable<ListPrice['paid']>;
    /** For a job with a budget: the lowest list price of an accelerator-hour. */
    readonly leastListedPerHour?: number;
}
export interface JobCost extends Cost {
    readonly per: 'run' | 'month';
}
export interface HourlyCost extends Cost {
    readonly per: 'hour';
}
/** Same currency, and both per run or both per month. */
export declare const areComparable: (before: Cost | undefined, now: Cost | undefined) => boolean;
/** The hardware and work to price. */
export interface PricedWork {
    readonly candidates: readonly Accelerator[];
    readonly count?: number | undefined;
    readonly chipHours?: Interval | undefined;
    readonly likelyChipHours?: number | undefined;
}
type Prices = Pick<Thresholds, 'prices' | 'listPrices' | 'today'>;
/** Cost of a job at the price in force: the manifest's or the policy's, or else list prices. */
export declare function jobCost(declaration: JobDeclaration, work: PricedWork, prices?: Prices): JobCost | undefined;
/** Cost of an hour at the same prices, for a job of unknown length. */
export declare function hourlyCost(declaration: JobDeclaration, work: Pick<PricedWork, 'candidates' | 'count'>, prices?: Prices): HourlyCost | undefined;
/** What to look up in a price list, and the share of its price to pay: a part of a card costs its share. */
export declare function purchasedAs({ hardware, candidates, count, }: Pick<JobDeclaration, 'hardware'> & Pick<PricedWork, 'candidates' | 'count'>): {
    share: number;
    parts: readonly Accelerator[];
    count: number | undefined;
    spot: boolean;
};
/**
 * The organization's price at the job's provider and terms. A locked price applies to every accelerator that it may be
 * for, or a job could escape it by leaving its provider or accelerator open.
 */
export declare function priceOf(prices: readonly Price[], candidates: readonly Accelerator[], hardware: JobDeclaration['hardware']): Price | undefined;
/** Cost of chip-hours at a price. */
export declare const costAt: ({ currency, amount: perChipHour }: Pick<Price, 'currency' | 'amount'>, chipHours: Interval, likelyChipHours: number | undefined) => Pick<JobCost, 'currency' | 'likely' | 'amount'>;
export {};
