/** No name is longer. The limit also bounds every lookup here. */
export declare const longestWord = 256;
/** `H100:8+`, `p5.48xlarge+`: it may be any number. */
export declare const isOpenEnded: (text: string) => boolean;
/** An entry of a vocabulary: one thing, and its spellings. */
export interface Entry {
    readonly id: string;
    readonly name: string;
    readonly names: readonly string[];
}
/** The entry for a word, and its version. */
export interface Known<T> {
    readonly entry: T;
    /** `2.4.0` for `==2.4.0`, ` v2.4.0` and similar; a range as written: `>=2.1,<3`. */
    readonly version?: string;
}
/**
 * The canonical form for comparing words: ignores case and separators, except a separator between two digits, so that
 * `l4-0` does not become `l40`.
 */
export declare const fold: (word: string) => string;
/** Joins words to one key, without separators except between two numbers: "llama-2-7b" is not "llama-27b". */
export declare function keyOfWords(words: readonly string[]): string;
/** The entries of a vocabulary by their words. */
export declare function wordsOf<T extends Entry>(entries: readonly T[]): ReadonlyMap<string, T>;
/**
 * Finds the entry for a word: the whole word, or what remains without the version, extras, build, publisher and
 * similar.
 */
export declare function find<T>(words: ReadonlyMap<string, T>, written: string): Known<T> | undefined;
