/** What the guidance says about an architecture. */
export interface Architecture {
    /** For people; set if the guidance calls it standard. */
    readonly standard?: string;
    /** Most of its arithmetic is dense matrix work. */
    readonly isDense: boolean;
}
export declare function architectureOf(word: string): Architecture;
