/** A longer word is nobody's name. The limit also bounds the work of every look-up here. */
export declare const longestWord = 256;
/** What a vocabulary of the catalog lists: one thing, and all that people write for it. */
export interface Entry {
    readonly id: string;
    readonly name: string;
    readonly names: readonly string[];
}
/** An entry that a word stands for, and the version that was written with it. */
export interface Known<T> {
    readonly entry: T;
    /** `2.4.0` for `==2.4.0`, ` v2.4.0` and the like; a range as it is written, such as `>=2.1,<3`. */
    readonly version?: string;
}
/**
 * The form in which words are compared: case and separators are free, except that a separator between two digits
 * stays, so that `l4-0` does not become `l40`.
 */
export declare const fold: (word: string) => string;
/** Words as one key, in which whatever separated them is free, except between two numbers: "llama-2-7b" is not "llama-27b". */
export declare function keyOfWords(words: readonly string[]): string;
/** The words of one vocabulary, each with the entry that it stands for. */
export declare function wordsOf<T extends Entry>(entries: readonly T[]): ReadonlyMap<string, T>;
/**
 * Finds the entry of a word: the word as a whole, else what remains of it without the version, the extras, the build,
 * the publisher and the like that were written around it.
 */
export declare function find<T>(words: ReadonlyMap<string, T>, written: string): Known<T> | undefined;
