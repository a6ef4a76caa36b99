import type { ReferenceId } from './references.js';
/** Where an accelerator is available; undefined parts are not limited, according to what was read. */
export interface Availability {
    readonly regions?: readonly string[];
    /** The id of the only provider. */
    readonly rentedFrom?: string;
    /** The most of them under a desk. */
    readonly mostUnderDesk?: number;
    readonly reference: ReferenceId;
}
/** All rows, by accelerator id. */
export declare function availabilities(): ReadonlyMap<string, Availability>;
/** Undefined if nothing limits it. */
export declare const availabilityOf: (part: string) => Availability | undefined;
/** The only networks between machines of a cloud, by its id. */
declare const networks: Readonly<Record<string, {
    readonly links: readonly string[];
    readonly reference: ReferenceId;
}>>;
/** The networks between a provider's machines; undefined if unknown. */
export declare const networksOf: (provider: string) => (typeof networks)[string] | undefined;
export {};
