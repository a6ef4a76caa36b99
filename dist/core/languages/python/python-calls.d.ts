import type { PythonText } from './python-text.js';
import { type PythonValue } from './python-values.js';
/** A call with its arguments, or a dictionary with its keys. */
export interface PythonCall {
    /** The last word of what is called, such as `PyTorch`; empty for a dictionary. */
    readonly callee: string;
    readonly line: number;
    /** Whether it is no call, but the head of a function. */
    readonly isDefinition: boolean;
    /** Arguments by name, those without by place; undefined where one is given whose value is not written out. */
    readonly values: ReadonlyMap<string, PythonValue | undefined>;
    /** The call or dictionary that this one stands in, and the argument or key that it is the value of. */
    readonly within: PythonCall | undefined;
    readonly key: string | undefined;
    readonly inside: readonly PythonCall[];
    /** Where the list begins of which it is an item. */
    readonly list: number | undefined;
    /** The function or class below it, where it is a decorator. */
    readonly decorates: string | undefined;
}
/** The calls and dictionaries of a source, in the order in which they begin. */
export declare function pythonCalls(python: PythonText): readonly PythonCall[];
