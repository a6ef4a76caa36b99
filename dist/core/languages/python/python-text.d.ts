export interface PythonString {
    /** Offsets of the literal including quotes. The end is exclusive. */
    readonly start: number;
    readonly end: number;
    /** The text between the quotes, with escapes as written. */
    readonly value: string;
    /** Whether it has triple quotes, usually for prose. */
    readonly long: boolean;
}
/** Python source, separated into code, literals and comments without parsing. */
export interface PythonText {
    /** The source with spaces in place of comments and string contents. It has the same length. */
    readonly code: string;
    readonly strings: readonly PythonString[];
    readonly lineAt: (offset: number) => number;
}
/** A single pass over the characters. Never fails on invalid Python. */
export declare function readPython(text: string): PythonText;
/** The offset after the bracket that closes the one at `open`. Undefined if it is further than `most`. */
export declare function closingBracket(code: string, open: number, most?: number): number | undefined;
