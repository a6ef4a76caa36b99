import { type Accelerator } from './accelerator.js';
/** A part of a card, made by NVIDIA's Multi-Instance GPU. */
export interface MigProfile {
    /** `3g.20gb`: compute slices and memory. */
    readonly name: string;
    readonly memoryGiB: number;
    /** Share of the card's compute; undefined if candidates differ. */
    readonly share?: number;
}
interface DividedCard {
    readonly accelerators: readonly string[];
    /** Compute slices of the whole card. */
    readonly slices: number;
    readonly profiles: readonly string[];
}
/** Cards that support MIG, by id, with their number of compute slices. */
export declare const dividedCards: ReadonlyMap<string, DividedCard>;
/** The name of a part, and the remaining words for the card. */
export interface PartName {
    readonly profile: Omit<MigProfile, 'share'>;
    readonly rest: readonly string[];
}
export declare function profileIn(words: readonly string[]): PartName | undefined;
/** Whether a card supports a profile. */
export declare const hasProfile: (id: string, { name }: Pick<MigProfile, 'name'>) => boolean;
/** A part as an accelerator of its own, with the card's id. */
export declare function partOf(card: Accelerator, { name, memoryGiB }: Omit<MigProfile, 'share'>): Accelerator;
/** A part's share of the card's compute. */
export declare const shareOf: (id: string, profile: string) => number;
export {};
