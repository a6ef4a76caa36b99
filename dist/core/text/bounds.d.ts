/** What the readers are willing to look at. Launch files are short; what is longer was made by a program. */
export declare const bounds: {
    /** Characters of one text. */
    readonly text: number;
    /** Characters of one line: an expression that is slow is slow within a line, or where lines do not end. */
    readonly line: number;
    /** Documents of one YAML stream. */
    readonly documents: 400;
};
/** More accelerators, or processes for them, than any node has. */
export declare const mostPerNode = 16;
/** The most that a format is read up to, in characters. */
export interface Longest {
    readonly text: number;
    readonly line: number;
}
/** Why a text is longer than what is read; undefined where it is not. No expression looks at it for this. */
export declare function beyondBounds(text: string, { text: most, line: mostOfLine }?: Longest): string | undefined;
/** Whether a text begins as no text does. */
export declare const holdsNul: (text: string) => boolean;
/** The number that a text such as `8` stands for; undefined where it is anything else. */
export declare const wholeNumber: (text: string | undefined) => number | undefined;
/** The product of what is known; undefined where one of the factors is not. */
export declare const times: (...factors: readonly (number | undefined)[]) => number | undefined;
/** The sum of what is known; undefined where one of the numbers is not. */
export declare const sum: (numbers: readonly (number | undefined)[]) => number | undefined;
