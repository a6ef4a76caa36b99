/** Limits of what readers accept. Launch files are short; longer ones are generated. */
export declare const bounds: {
    /** Characters of one text. */
    readonly text: number;
    /** Characters of one line: a slow expression is slow within a line, or if lines do not end. */
    readonly line: number;
    /** Documents of one YAML stream. */
    readonly documents: 400;
};
/** More accelerators or processes than any node has. */
export declare const mostPerNode = 16;
/** Limits of one format, in characters. */
export interface Longest {
    readonly text: number;
    readonly line: number;
}
/** Why a text exceeds the limits; undefined if it does not. Uses no regular expression. */
export declare function beyondBounds(text: string, { text: most, line: mostOfLine }?: Longest): string | undefined;
/** Whether the start of a text contains a NUL, as binary files do. */
export declare const holdsNul: (text: string) => boolean;
/** The number in a text like `8`; undefined for anything else. */
export declare const wholeNumber: (text: string | undefined) => number | undefined;
/** The product; undefined if a factor is. */
export declare const times: (...factors: readonly (number | undefined)[]) => number | undefined;
/** The sum; undefined if a number is. */
export declare const sum: (numbers: readonly (number | undefined)[]) => number | undefined;
/** The number of cards that SkyPilot reads as a float: `16.0`, `1.6e1`. Part of a card takes one. */
export declare const wholeOfFloat: (text: string) => number | undefined;
