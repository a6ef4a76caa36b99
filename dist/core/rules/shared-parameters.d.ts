import type { Price, Thresholds } from './thresholds.js';
/** The longest acceptable wait, and who set it. */
export interface QueueLimit {
    readonly hours: number;
    /** Set by the manifest, not by the policy. */
    readonly isOwn: boolean;
}
/** The limit in hours from `operations.max_queue_time` and the threshold `queue_time`. */
export declare function queueLimit(declared: number | undefined, thresholds: Thresholds): QueueLimit;
/** Price of a chip-hour: `operations.price_per_chip_hour`, or the policy's. A manifest cannot undercut a locked one. */
export declare function priceInForce<Money extends Pick<Price, 'amount' | 'currency'>>(declared: Money | undefined, ofPolicy: Pick<Price, 'amount' | 'currency' | 'locked'> | undefined): Pick<Price, 'amount' | 'currency'> | undefined;
/** The size class: `scale.size`, or the one that the declared numbers imply if the policy locks its thresholds. */
export declare function sizeInForce<Size>(declared: Size | undefined, counted: Size | undefined, thresholds: Thresholds): Size | undefined;
