import type { RawCommand } from './shell-scanner.js';
/** A here document. Variables are expanded if the script sets them and its shell expands the document. */
export interface HereDocument {
    readonly text: string;
    /** The first line, 1-based. */
    readonly line: number;
    /** Whether it contains the default of a variable. */
    readonly byDefault: boolean;
}
export declare class VariableExpansion {
    #private;
    byDefault: boolean;
    constructor(variables: ReadonlyMap<string, string>, takesDefaults: boolean);
    /** The value of an assignment stays one word. Other text is split into words. */
    argument(word: string): string[];
    words(word: string): string[];
    document({ text, line, isQuoted }: RawCommand['hereDocuments'][number]): HereDocument;
}
