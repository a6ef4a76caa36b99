/** A command as it is written, without quotes. */
export interface RawCommand {
    readonly words: string[];
    readonly line: number;
    readonly hereDocuments: {
        text: string;
        line: number;
        isQuoted: boolean;
    }[];
    /** The end of the signs between it and the command before, such as `&&`. */
    readonly behind: string;
    readonly isInBrackets: boolean;
    /** Whether it stands in a loop over values. */
    readonly isRepeated?: true;
}
/** Cuts a script into commands and words, in one pass. */
export declare class Scanner {
    #private;
    constructor(text: string);
    commands(): RawCommand[];
}
