import type { ReferenceId } from './references.js';
/** What is known of where one part can be had; what is absent is not limited, as far as anybody read. */
export interface Availability {
    readonly regions?: readonly string[];
    /** The id of the only provider. */
    readonly rentedFrom?: string;
    /** The most of it that stand under a desk. */
    readonly mostUnderDesk?: number;
    readonly reference: ReferenceId;
}
/** All rows, by the part's id. */
export declare function availabilities(): ReadonlyMap<string, Availability>;
/** Where a part can be had; undefined where nothing limits it. */
export declare const availabilityOf: (part: string) => Availability | undefined;
/** The networks between machines of a cloud that has no other, by its id. */
declare const networks: Readonly<Record<string, {
    readonly links: readonly string[];
    readonly reference: ReferenceId;
}>>;
/** What joins the machines of a provider; undefined where that was not read. */
export declare const networksOf: (provider: string) => (typeof networks)[string] | undefined;
export {};
