import type { Accelerator, AcceleratorKind } from '../accelerator.js';
/** Words before a name, and the accelerators that they apply to. */
export declare const brands: Readonly<Record<string, (accelerator: Accelerator) => boolean>>;
/** XPK's node names, whose last number is a count. It looks like a memory size, so only these are accepted. */
export declare const nodeTypes: Readonly<Record<string, string>>;
/** A word for a kind of accelerator, without a model. */
interface KindWord {
    readonly label: string;
    readonly kind: AcceleratorKind;
    readonly names: readonly string[];
    readonly covers: (accelerator: Accelerator) => boolean;
}
export declare const kindWords: readonly KindWord[];
/** Whether a label is a word for a kind, which takes an article ("a TPU"), not a product's name. */
export declare const isKindWord: (label: string) => boolean;
/**
 * Words after a name that say what it is, and the kinds that they apply to. Not "chips", "cards" and "pods": numbers
 * count those.
 */
export declare const kindSuffixes: Readonly<Record<string, readonly AcceleratorKind[]>>;
/** Short common spellings, to suggest for a misspelling. */
export declare const acceleratorWords: readonly string[];
export {};
