/** What the guidance says of a kind of network. */
export interface Architecture {
    /** For people, of those that it calls standard. */
    readonly standard?: string;
    /** Most of its arithmetic is dense matrix work. */
    readonly isDense: boolean;
}
export declare function architectureOf(word: string): Architecture;
