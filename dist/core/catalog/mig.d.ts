import { type Accelerator } from './accelerator.js';
/** A part of a card that NVIDIA's Multi-Instance GPU sets apart. */
export interface MigProfile {
    /** `3g.20gb`: slices of the computation and memory. */
    readonly name: string;
    readonly memoryGiB: number;
    /** The share of the card's computation; absent where cards differ in it that may be meant. */
    readonly share?: number;
}
interface DividedCard {
    readonly accelerators: readonly string[];
    /** Into how many slices the computation of the card is divided. */
    readonly slices: number;
    readonly profiles: readonly string[];
}
/** The accelerators that can be divided, by id, and how many slices their computation has. */
export declare const dividedCards: ReadonlyMap<string, DividedCard>;
/** The name of a part, and the words for the card beside it. */
export interface PartName {
    readonly profile: Omit<MigProfile, 'share'>;
    readonly rest: readonly string[];
}
/** The name of a part among some words. */
export declare function profileIn(words: readonly string[]): PartName | undefined;
/** Whether a card can be divided so that it has such a part. */
export declare const hasProfile: (id: string, { name }: Pick<MigProfile, 'name'>) => boolean;
/** The part of a card as an accelerator of its own; its id remains that of the card. */
export declare function partOf(card: Accelerator, { name, memoryGiB }: Omit<MigProfile, 'share'>): Accelerator;
/** The share of a card's computation that a part has. */
export declare const shareOf: (id: string, profile: string) => number;
export {};
