/** A command as written, without quotes. */
export interface RawCommand {
    readonly words: string[];
    readonly line: number;
    readonly hereDocuments: {
        text: string;
        line: number;
        isQuoted: boolean;
    }[];
    /** The last operators between the previous command and this one, such as `&&`. */
    readonly behind: string;
    readonly isInBrackets: boolean;
    /** Whether it is in a loop over values. */
    readonly isRepeated?: true;
}
/** Splits a script into commands and words in a single pass. */
export declare class Scanner {
    #private;
    constructor(text: string);
    commands(): RawCommand[];
}
