import type { RawCommand } from './shell-scanner.js';
/** A here document, with the variables expanded whose value the script sets, where its shell would do so. */
export interface HereDocument {
    readonly text: string;
    /** Of its first line, 1-based. */
    readonly line: number;
    /** Whether it holds the default of a variable. */
    readonly byDefault: boolean;
}
/** Expands variables. */
export declare class VariableExpansion {
    #private;
    byDefault: boolean;
    constructor(variables: ReadonlyMap<string, string>, takesDefaults: boolean);
    /** What a variable is given stays together; anything else falls into words. */
    argument(word: string): string[];
    words(word: string): string[];
    document({ text, line, isQuoted }: RawCommand['hereDocuments'][number]): HereDocument;
}
