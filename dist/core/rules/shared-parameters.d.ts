import type { Price, Thresholds } from './thresholds.js';
/** The longest acceptable wait, and by whose word. */
export interface QueueLimit {
    readonly hours: number;
    /** Whether the manifest says so, and not the policy. */
    readonly isOwn: boolean;
}
/** Of `operations.max_queue_time` in hours and the threshold `queue_time`. */
export declare function queueLimit(declared: number | undefined, thresholds: Thresholds): QueueLimit;
/** The price of a chip-hour: `operations.price_per_chip_hour`, or the policy's. A locked one is never undercut. */
export declare function priceInForce<Money extends Pick<Price, 'amount' | 'currency'>>(declared: Money | undefined, ofPolicy: Pick<Price, 'amount' | 'currency' | 'locked'> | undefined): Pick<Price, 'amount' | 'currency'> | undefined;
/** The size in a word: `scale.size`, or what the declared numbers come to, which counts where its steps are locked. */
export declare function sizeInForce<Size>(declared: Size | undefined, counted: Size | undefined, thresholds: Thresholds): Size | undefined;
