import { type PythonText } from './python-text.js';
/** A literal value in the source. */
export interface PythonValue {
    /** For a member such as `Machine.A100`, the last word. Lists contain texts and numbers. */
    readonly value: string | number | boolean | readonly (string | number)[];
    readonly line: number;
    /** Whether it is the default of an option or a parameter, which the caller may override. */
    readonly byDefault?: true;
}
/** The values of source fragments: literals, and names with a literal value. */
export declare class PythonValues {
    #private;
    constructor(python: PythonText);
    /** A name with two values has no known value. */
    bind(name: string, value: PythonValue | undefined, byDefault?: boolean): void;
    /** Binds the default of an option of argparse, Click or Abseil. */
    bindOption(values: ReadonlyMap<string, PythonValue | undefined>): void;
    /** The name of an argument or a parameter, or the key of an entry, and the start of its value. */
    nameIn(from: number, end: number, kind: 'argument' | 'parameter' | 'entry'): {
        name?: string | undefined;
        at: number;
    };
    isNothing(from: number, end: number): boolean;
    /** The value of a source fragment. Undefined if it is computed. */
    piece(from: number, end: number, depth?: number): PythonValue | undefined;
}
