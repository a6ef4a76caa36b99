import { type PythonText } from './python-text.js';
/** A value that the source writes out. */
export interface PythonValue {
    /** Of a member such as `Machine.A100` the last word; a list is of texts and numbers. */
    readonly value: string | number | boolean | readonly (string | number)[];
    readonly line: number;
    /** Whether it is the default of an option or a parameter, which whoever starts the program may overrule. */
    readonly byDefault?: true;
}
/** What the pieces of a source come to, as far as they are literals or names that are given one. */
export declare class PythonValues {
    #private;
    constructor(python: PythonText);
    /** A name that is given two values stands for neither. */
    bind(name: string, value: PythonValue | undefined, byDefault?: boolean): void;
    /** The default of an option of argparse, Click or Abseil. */
    bindOption(values: ReadonlyMap<string, PythonValue | undefined>): void;
    /** The name of an argument or a parameter, or the key of an entry, and where its value begins. */
    nameIn(from: number, end: number, kind: 'argument' | 'parameter' | 'entry'): {
        name?: string | undefined;
        at: number;
    };
    isNothing(from: number, end: number): boolean;
    /** What a piece of the source comes to; undefined where it is computed. */
    piece(from: number, end: number, depth?: number): PythonValue | undefined;
}
