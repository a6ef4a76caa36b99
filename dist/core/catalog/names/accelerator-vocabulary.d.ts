import type { Accelerator, AcceleratorKind } from '../accelerator.js';
/** Words before a name, and the accelerators that they go with. */
export declare const brands: Readonly<Record<string, (accelerator: Accelerator) => boolean>>;
/** XPK's names for nodes, in which the last number counts. It looks like a memory size, so these are the only ones. */
export declare const nodeTypes: Readonly<Record<string, string>>;
/** A word that tells a kind of accelerators, and no model. */
interface KindWord {
    readonly label: string;
    readonly kind: AcceleratorKind;
    readonly names: readonly string[];
    readonly covers: (accelerator: Accelerator) => boolean;
}
export declare const kindWords: readonly KindWord[];
/** Whether a label is a word for a kind, which takes an article ("a TPU"), and no product's name. */
export declare const isKindWord: (label: string) => boolean;
/**
 * Words behind a name that say what it is, and the kinds that they are said of. Not "chips", "cards" and "pods": they
 * are what a number counts.
 */
export declare const kindSuffixes: Readonly<Record<string, readonly AcceleratorKind[]>>;
/** Short everyday spellings, to find the one that a misspelling may have meant. */
export declare const acceleratorWords: readonly string[];
export {};
