/** A command as it is written, without quotes. */
export interface RawCommand {
    readonly words: string[];
    readonly line: number;
    readonly hereDocuments: {
        text: string;
        line: number;
        isQuoted: boolean;
    }[];
}
/** Cuts a script into commands and words, in one pass. */
export declare class Scanner {
    #private;
    constructor(text: string);
    commands(): RawCommand[];
}
