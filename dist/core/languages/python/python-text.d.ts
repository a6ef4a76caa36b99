/** A string literal of Python code. */
export interface PythonString {
    /** Offsets of the literal with its quotes, end exclusive. */
    readonly start: number;
    readonly end: number;
    /** What stands between the quotes, escapes as written. */
    readonly value: string;
    /** Whether three quotes hold it, as prose mostly is. */
    readonly long: boolean;
}
/** Python source, told apart into code, literals and comments without being parsed. */
export interface PythonText {
    /** As long as the source, with blanks in place of comments and of what strings hold. */
    readonly code: string;
    readonly strings: readonly PythonString[];
    readonly lineAt: (offset: number) => number;
}
/** One pass over the characters. What is not valid Python comes out as some text or other, never as an error. */
export declare function readPython(text: string): PythonText;
/** The offset behind the bracket that closes the one at `open`; undefined where it stays open for too long. */
export declare function closingBracket(code: string, open: number, most?: number): number | undefined;
