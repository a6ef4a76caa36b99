import type { PythonText } from './python-text.js';
import { type PythonValue } from './python-values.js';
/** A call with its arguments, or a dictionary with its keys. */
export interface PythonCall {
    /** The last word of the callee, such as `PyTorch`. Empty for a dictionary. */
    readonly callee: string;
    /** The word before it: `AutoModel` in `AutoModel.from_pretrained`. */
    readonly owner: string | undefined;
    readonly line: number;
    /** Whether it is a function's definition, not a call. */
    readonly isDefinition: boolean;
    /** Arguments by name, or by position if unnamed. Undefined for values that are not literal. */
    readonly values: ReadonlyMap<string, PythonValue | undefined>;
    /** The enclosing call or dictionary. `key`: the argument or key whose value this is. */
    readonly within: PythonCall | undefined;
    readonly key: string | undefined;
    readonly inside: readonly PythonCall[];
    /** The start of the list that contains it. */
    readonly list: number | undefined;
    /** The function or class that it decorates. */
    readonly decorates: string | undefined;
}
/** The calls and dictionaries of a source, ordered by start. */
export declare function pythonCalls(python: PythonText): readonly PythonCall[];
